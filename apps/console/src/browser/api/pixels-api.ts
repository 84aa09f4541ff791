import type { BodyOf, PlatformClient } from '@platform/client';
import type { pixelPage } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type PixelList = ReturnType<typeof pixelPage.parse>['data'];
export type Pixel = PixelList['pixels'][number];

const all = '/api/v1/links/pixels';
const one = '/api/v1/links/pixel/{id}';

/** What tells networks of advertisers about visits of the owner's links. */
export class PixelsApi {
  constructor(private readonly platform: PlatformClient) {}

  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<PixelList> {
    const query = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get(all, { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<Pixel> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  create(body: BodyOf<'post', '/api/v1/links/pixel/add'>, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.platform.post('/api/v1/links/pixel/add', once(body, idempotencyKey));
  }

  async update(id: number, body: BodyOf<'put', `${typeof one}/update`>): Promise<Pixel> {
    await this.platform.put(`${one}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }
}
