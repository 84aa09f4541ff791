import type { pixelPage, UpdatePixel } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { linksPerPage } from './page-sizes.js';

export type PixelList = ReturnType<typeof pixelPage.parse>['data'];
export type Pixel = PixelList['pixels'][number];

/** What tells networks of advertisers about visits of the owner's links. */
export class PixelsApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<PixelList> {
    return this.api.data(`/v1/links/pixels?${filters.toString()}&limit=${linksPerPage}&page=${page}`, { signal });
  }

  /** All that an account can have. */
  async all(signal?: AbortSignal): Promise<Pixel[]> {
    return (await this.api.data<PixelList>('/v1/links/pixels?limit=1000', { signal })).pixels;
  }

  async get(id: number, signal?: AbortSignal): Promise<Pixel> {
    return (await this.api.ask<{ details: Pixel }>(`/v1/links/pixel/${id}`, { signal })).details;
  }

  create(body: Pick<Pixel, 'type' | 'name' | 'tag'>, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.api.ask('/v1/links/pixel/add', { method: 'POST', body, idempotencyKey });
  }

  async update(id: number, body: UpdatePixel): Promise<Pixel> {
    await this.api.ask(`/v1/links/pixel/${id}/update`, { method: 'PUT', body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`/v1/links/pixel/${id}/delete`, { method: 'DELETE' });
  }
}
