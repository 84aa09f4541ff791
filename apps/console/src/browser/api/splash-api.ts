import type { BodyOf, PlatformClient } from '@platform/client';
import type { splashDetails, splashPage } from '@platform/contracts';
import type { Draft } from './overlays-api.js';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type SplashList = ReturnType<typeof splashPage.parse>['data'];
export type Splash = SplashList['splash'][number];
export type SplashDetails = ReturnType<typeof splashDetails.parse>['details'];

const all = '/api/v1/links/splash';
const one = `${all}/{id}` as const;

/** What the form of a splash page sends. */
export type SplashFields = BodyOf<'post', `${typeof all}/add`>;

/** The pages that links of the owner show on the way to where they lead. */
export class SplashApi {
  constructor(private readonly platform: PlatformClient) {}

  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<SplashList> {
    const query = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get(all, { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<SplashDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  preview(body: SplashFields, signal?: AbortSignal): Promise<Draft> {
    return this.platform.post(`${all}/preview`, { body, signal });
  }

  create(body: SplashFields, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.platform.post(`${all}/add`, once(body, idempotencyKey));
  }

  async update(id: number, body: Partial<SplashFields>): Promise<SplashDetails> {
    await this.platform.put(`${one}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }
}
