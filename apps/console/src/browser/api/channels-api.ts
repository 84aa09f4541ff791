import type { AddChannel, channelItemPage, ChannelList, UpdateChannel } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { placesPerPage } from './page-sizes.js';

export type Channel = ChannelList['channels'][number];
export type ChannelItemList = ReturnType<typeof channelItemPage.parse>['data'];
export type ChannelItem = ChannelItemList['items'][number];

/** The channels of the owner: any number of links, bio pages and QR codes is in each. */
export class ChannelsApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  list(page: number, signal?: AbortSignal): Promise<ChannelList> {
    return this.api.data(`/v1/links/channels?limit=${placesPerPage}&page=${page}`, { signal });
  }

  items(id: number, page: number, signal?: AbortSignal): Promise<ChannelItemList> {
    return this.api.data(`/v1/links/channel/${id}?limit=${placesPerPage}&page=${page}`, { signal });
  }

  create(body: AddChannel, idempotencyKey: IdempotencyKey): Promise<unknown> {
    return this.api.ask('/v1/links/channel/add', { method: 'POST', body, idempotencyKey });
  }

  update(id: number, body: Partial<UpdateChannel>): Promise<unknown> {
    return this.api.ask(`/v1/links/channel/${id}/update`, { method: 'PUT', body });
  }

  /** The item stays where it is otherwise. */
  unassign(id: number, item: Pick<ChannelItem, 'type' | 'id'>): Promise<unknown> {
    return this.api.ask(`/v1/links/channel/${id}/unassign/${item.type}/${item.id}`, { method: 'POST' });
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`/v1/links/channel/${id}/delete`, { method: 'DELETE' });
  }
}
