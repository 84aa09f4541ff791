import type { BodyOf, PlatformClient } from '@platform/client';
import type { draftAnswer, overlayAnswers, overlayDetails, overlayPage } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type OverlayList = ReturnType<typeof overlayPage.parse>['data'];
export type Overlay = OverlayList['cta'][number];
export type OverlayDetails = ReturnType<typeof overlayDetails.parse>['details'];
export type OverlayAnswerList = ReturnType<typeof overlayAnswers.parse>['data'];
export type OverlayAnswer = OverlayAnswerList['answers'][number];
export type Draft = ReturnType<typeof draftAnswer.parse>;

const all = '/api/v1/links/overlay';
const one = `${all}/{id}` as const;

/** What the form of an overlay holds; which settings a type has is known by the API. */
export interface OverlayFields {
  type: Overlay['type'];
  name: string;
  settings: Record<string, unknown>;
}

type NewOverlay = BodyOf<'post', `${typeof all}/add`>;

/** The boxes that the links of the owner show above where they lead, and what visitors write into them. */
export class OverlaysApi {
  constructor(private readonly platform: PlatformClient) {}

  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<OverlayList> {
    const query = { ...queryFrom<QueryOf<typeof all>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get(all, { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<OverlayDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  preview(body: OverlayFields, signal?: AbortSignal): Promise<Draft> {
    return this.platform.post(`${all}/preview`, { body: body as NewOverlay, signal });
  }

  create(body: OverlayFields, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.platform.post(`${all}/add`, once(body as NewOverlay, idempotencyKey));
  }

  async update(id: number, body: Partial<Omit<OverlayFields, 'type'>>): Promise<OverlayDetails> {
    await this.platform.put(`${one}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }

  /** @param at where the page begins, of one that is not the first */
  answers(
    id: number,
    page: number,
    { cursor, limit = linksPerPage }: { cursor?: string; limit?: number },
    signal?: AbortSignal,
  ): Promise<OverlayAnswerList> {
    const query = cursor ? { cursor, limit: String(limit) } : pageOf(page, limit);
    return dataOf(this.platform.get(`${one}/answers`, { params: { path: { id }, query }, signal }));
  }

  answersFile(id: number, format: 'csv' | 'ndjson'): Promise<Blob> {
    return this.platform.get(`${one}/answers/export`, { params: { path: { id }, query: { format } }, parseAs: 'blob' });
  }
}
