import type { PlatformClient } from '@platform/client';
import type { AddChannel, channelDetails, channelItemPage, ChannelList, UpdateChannel } from '@platform/contracts';
import { itemsPerPage, linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type Channel = ChannelList['channels'][number];
export type ChannelDetails = ReturnType<typeof channelDetails.parse>['details'];
export type ChannelItemList = ReturnType<typeof channelItemPage.parse>['data'];
export type ChannelItem = ChannelItemList['items'][number];

const all = '/api/v1/links/channels';
const one = '/api/v1/links/channel/{id}';

/** The channels of the owner: any number of links, bio pages and QR codes is in each. */
export class ChannelsApi {
  constructor(private readonly platform: PlatformClient) {}

  /** `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<ChannelList> {
    const query = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get(all, { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<ChannelDetails> {
    return (await this.platform.get(`${one}/details`, { params: { path: { id } }, signal })).details;
  }

  items(id: number, page: number, signal?: AbortSignal): Promise<ChannelItemList> {
    return dataOf(this.platform.get(one, { params: { path: { id }, query: pageOf(page, itemsPerPage) }, signal }));
  }

  create(body: AddChannel, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
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
