import type { PlatformClient } from '@platform/client';
import type { AddChannel, channelItemPage, ChannelList, UpdateChannel } from '@platform/contracts';
import { placesPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, type IdempotencyKey } from './requests.js';

export type Channel = ChannelList['channels'][number];
export type ChannelItemList = ReturnType<typeof channelItemPage.parse>['data'];
export type ChannelItem = ChannelItemList['items'][number];

const one = '/api/v1/links/channel/{id}';

/** The channels of the owner: any number of links, bio pages and QR codes is in each. */
export class ChannelsApi {
  constructor(private readonly platform: PlatformClient) {}

  list(page: number, signal?: AbortSignal): Promise<ChannelList> {
    return dataOf(
      this.platform.get('/api/v1/links/channels', { params: { query: pageOf(page, placesPerPage) }, signal }),
    );
  }

  items(id: number, page: number, signal?: AbortSignal): Promise<ChannelItemList> {
    return dataOf(this.platform.get(one, { params: { path: { id }, query: pageOf(page, placesPerPage) }, signal }));
  }

  create(body: AddChannel, idempotencyKey: IdempotencyKey): Promise<unknown> {
    return this.platform.post('/api/v1/links/channel/add', once(body, idempotencyKey));
  }

  update(id: number, body: Partial<UpdateChannel>): Promise<unknown> {
    return this.platform.put(`${one}/update`, { params: { path: { id } }, body });
  }

  /** The item stays where it is otherwise. */
  unassign(id: number, { type, id: itemId }: Pick<ChannelItem, 'type' | 'id'>): Promise<unknown> {
    return this.platform.post(`${one}/unassign/{type}/{itemId}`, { params: { path: { id, type, itemId } } });
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }
}
