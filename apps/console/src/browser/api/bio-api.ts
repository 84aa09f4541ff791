import type { BodyOf, PlatformClient } from '@platform/client';
import type { bioDetails, bioPages, changedBioPage, draftAnswer } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type BioList = ReturnType<typeof bioPages.parse>['data'];
export type BioPageRecord = BioList['bio'][number];
export type BioPageDetails = ReturnType<typeof bioDetails.parse>['details'];
export type BioBody = BodyOf<'post', '/api/v1/links/bio/add'>;

const one = '/api/v1/links/bio/{id}';

/** The public pages of the owner, each with blocks below one alias. */
export class BioApi {
  constructor(private readonly platform: PlatformClient) {}

  /** `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<BioList> {
    const query = { ...queryFrom<QueryOf<'/api/v1/links/bio'>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get('/api/v1/links/bio', { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<BioPageDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  create(body: BioBody, idempotencyKey: IdempotencyKey): Promise<ReturnType<typeof changedBioPage.parse>> {
    return this.platform.post('/api/v1/links/bio/add', once(body, idempotencyKey));
  }

  /** Keeps a draft for some minutes, to be shown at the address in the answer. */
  preview(body: BioBody, signal?: AbortSignal): Promise<ReturnType<typeof draftAnswer.parse>> {
    return this.platform.post('/api/v1/links/bio/preview', { body, signal });
  }

  /** The API takes no empty change: then it is only read. */
  async update(id: number, body: Partial<BioBody>): Promise<BioPageDetails> {
    if (Object.keys(body).length > 0) await this.platform.put(`${one}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }
}
