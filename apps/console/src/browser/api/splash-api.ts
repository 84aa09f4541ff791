import type { AddSplash, splashDetails, splashPage } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import type { Draft } from './overlays-api.js';
import { linksPerPage } from './page-sizes.js';

export type SplashList = ReturnType<typeof splashPage.parse>['data'];
export type Splash = SplashList['splash'][number];
export type SplashDetails = ReturnType<typeof splashDetails.parse>['details'];

/** The pages that links of the owner show on the way to where they lead. */
export class SplashApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<SplashList> {
    return this.api.data(`/v1/links/splash?${filters.toString()}&limit=${linksPerPage}&page=${page}`, { signal });
  }

  /** All that an account can have. */
  async all(signal?: AbortSignal): Promise<Splash[]> {
    return (await this.api.data<SplashList>('/v1/links/splash?limit=1000', { signal })).splash;
  }

  async get(id: number, signal?: AbortSignal): Promise<SplashDetails> {
    return (await this.api.ask<{ details: SplashDetails }>(`/v1/links/splash/${id}`, { signal })).details;
  }

  preview(body: AddSplash, signal?: AbortSignal): Promise<Draft> {
    return this.api.ask('/v1/links/splash/preview', { method: 'POST', body, signal });
  }

  create(body: AddSplash, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.api.ask('/v1/links/splash/add', { method: 'POST', body, idempotencyKey });
  }

  async update(id: number, body: Partial<AddSplash>): Promise<SplashDetails> {
    await this.api.ask(`/v1/links/splash/${id}/update`, { method: 'PUT', body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`/v1/links/splash/${id}/delete`, { method: 'DELETE' });
  }
}
