import type { AddDomain, addedDomain, domainDetails, LinkDomainList, UpdateLinkDomain } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { placesPerPage } from './page-sizes.js';

export type LinkDomain = LinkDomainList['domains'][number];
export type LinkDomainDetails = ReturnType<typeof domainDetails.parse>['details'];
export type AddedDomain = ReturnType<typeof addedDomain.parse>;

/** The branded domains of the owner's links. */
export class LinkDomainsApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  list(page: number, signal?: AbortSignal): Promise<LinkDomainList> {
    return this.api.data(`/v1/links/domains?limit=${placesPerPage}&page=${page}`, { signal });
  }

  /** With what the list does not tell: its state and how many links are on it. */
  async get(id: number, signal?: AbortSignal): Promise<LinkDomainDetails> {
    return (await this.api.ask<{ details: LinkDomainDetails }>(`/v1/links/domain/${id}`, { signal })).details;
  }

  /** @throws ApiFault with the DNS record to set, until the domain leads to the platform */
  create(body: AddDomain, idempotencyKey: IdempotencyKey): Promise<AddedDomain> {
    return this.api.ask('/v1/links/domain/add', { method: 'POST', body, idempotencyKey });
  }

  update(id: number, body: UpdateLinkDomain): Promise<unknown> {
    return this.api.ask(`/v1/links/domain/${id}/update`, { method: 'PUT', body });
  }

  /** Looks at its DNS now. @throws ApiFault with the record to set while it does not lead to the platform */
  check(id: number): Promise<unknown> {
    return this.api.ask(`/v1/links/domain/${id}/check`, { method: 'POST' });
  }

  /** @param force also deletes the links on it */
  delete(id: number, force: boolean): Promise<unknown> {
    return this.api.ask(`/v1/links/domain/${id}/delete?force=${force}`, { method: 'DELETE' });
  }
}
