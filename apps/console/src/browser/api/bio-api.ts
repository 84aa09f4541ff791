import type { AddBioPage, bioDetails, bioPages, changedBioPage, draftAnswer } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { linksPerPage } from './page-sizes.js';

export type BioList = ReturnType<typeof bioPages.parse>['data'];
export type BioPageRecord = BioList['bio'][number];
export type BioPageDetails = ReturnType<typeof bioDetails.parse>['details'];
export type BioBody = Partial<AddBioPage> & Pick<AddBioPage, 'title'>;
type Changed = ReturnType<typeof changedBioPage.parse>;

const path = '/v1/links/bio';

/** The public pages of the owner, each with blocks below one alias. */
export class BioApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask'>) {}

  /** `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<BioList> {
    return this.api.data(`${path}?${filters.toString()}&limit=${linksPerPage}&page=${page}`, { signal });
  }

  async get(id: number, signal?: AbortSignal): Promise<BioPageDetails> {
    return (await this.api.ask<{ details: BioPageDetails }>(`${path}/${id}`, { signal })).details;
  }

  create(body: BioBody, idempotencyKey: IdempotencyKey): Promise<Changed> {
    return this.api.ask(`${path}/add`, { method: 'POST', body, idempotencyKey });
  }

  /** Keeps a draft for some minutes, to be shown at the address in the answer. */
  preview(body: BioBody, signal?: AbortSignal): Promise<ReturnType<typeof draftAnswer.parse>> {
    return this.api.ask(`${path}/preview`, { method: 'POST', body, signal });
  }

  /** The API takes no empty change: then it is only read. */
  async update(id: number, body: Partial<BioBody>): Promise<BioPageDetails> {
    if (Object.keys(body).length > 0) await this.api.ask(`${path}/${id}/update`, { method: 'PUT', body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`${path}/${id}/delete`, { method: 'DELETE' });
  }
}
