import type { PlatformClient } from '@platform/client';
import type { AddDomain, addedDomain, domainDetails, LinkDomainList, UpdateLinkDomain } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type LinkDomain = LinkDomainList['domains'][number];
export type LinkDomainDetails = ReturnType<typeof domainDetails.parse>['details'];
export type AddedDomain = ReturnType<typeof addedDomain.parse>;

const all = '/api/v1/links/domains';
const one = '/api/v1/links/domain/{id}';

/** The branded domains of the owner's links. */
export class LinkDomainsApi {
  constructor(private readonly platform: PlatformClient) {}

  /** With the state of each. `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<LinkDomainList> {
    const query = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage), details: '1' } as const;
    return dataOf(this.platform.get(all, { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<LinkDomainDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  /** @throws PlatformError with the DNS record to set, until the domain leads to the platform */
  create(body: AddDomain, idempotencyKey: IdempotencyKey): Promise<AddedDomain> {
    return this.platform.post('/api/v1/links/domain/add', once(body, idempotencyKey));
  }

  update(id: number, body: UpdateLinkDomain): Promise<unknown> {
    return this.platform.put(`${one}/update`, { params: { path: { id } }, body });
  }

  /** Looks at its DNS now. @throws PlatformError with the record to set while it does not lead to the platform */
  check(id: number): Promise<unknown> {
    return this.platform.post(`${one}/check`, { params: { path: { id } } });
  }

  /** @param force also deletes the links on it */
  delete(id: number, force: boolean): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id }, query: { force: `${force}` } } });
  }
}
