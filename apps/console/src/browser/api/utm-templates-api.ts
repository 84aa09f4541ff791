import type { BodyOf, PlatformClient } from '@platform/client';
import type { UtmTemplateDetails, UtmTemplateList } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type UtmTemplate = UtmTemplateDetails;

const all = '/api/v1/links/utm-templates';
const one = `${all}/{id}` as const;

export type UtmTemplateFields = BodyOf<'post', typeof all>;

/** What the owner fills into the UTM parameters of links. */
export class UtmTemplatesApi {
  constructor(private readonly platform: PlatformClient) {}

  /** By their names. `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<UtmTemplateList> {
    const asked = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get(all, { params: { query: { ...asked, sort: 'name' } }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<UtmTemplate> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  create(body: UtmTemplateFields, idempotencyKey: IdempotencyKey): Promise<UtmTemplate> {
    return this.platform.post(all, once(body, idempotencyKey));
  }

  update(id: number, body: Partial<UtmTemplateFields>): Promise<UtmTemplate> {
    return this.platform.put(one, { params: { path: { id } }, body });
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(one, { params: { path: { id } } });
  }
}
