import type { draftAnswer, overlayAnswers, overlayDetails, overlayPage } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { linksPerPage } from './page-sizes.js';

export type OverlayList = ReturnType<typeof overlayPage.parse>['data'];
export type Overlay = OverlayList['cta'][number];
export type OverlayDetails = ReturnType<typeof overlayDetails.parse>['details'];
export type OverlayAnswerList = ReturnType<typeof overlayAnswers.parse>['data'];
export type OverlayAnswer = OverlayAnswerList['answers'][number];
export type Draft = ReturnType<typeof draftAnswer.parse>;

/** What the form of an overlay sends. */
export interface OverlayFields {
  type: Overlay['type'];
  name: string;
  settings: Record<string, unknown>;
}

/** The boxes that the links of the owner show above where they lead, and what visitors write into them. */
export class OverlaysApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask' | 'file'>) {}

  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<OverlayList> {
    return this.api.data(`/v1/links/overlay?${filters.toString()}&limit=${linksPerPage}&page=${page}`, { signal });
  }

  /** All that an account can have. */
  async all(signal?: AbortSignal): Promise<Overlay[]> {
    return (await this.api.data<OverlayList>('/v1/links/overlay?limit=1000', { signal })).cta;
  }

  async get(id: number, signal?: AbortSignal): Promise<OverlayDetails> {
    return (await this.api.ask<{ details: OverlayDetails }>(`/v1/links/overlay/${id}`, { signal })).details;
  }

  preview(body: OverlayFields, signal?: AbortSignal): Promise<Draft> {
    return this.api.ask('/v1/links/overlay/preview', { method: 'POST', body, signal });
  }

  create(body: OverlayFields, idempotencyKey: IdempotencyKey): Promise<{ id: number }> {
    return this.api.ask('/v1/links/overlay/add', { method: 'POST', body, idempotencyKey });
  }

  async update(id: number, body: Partial<Omit<OverlayFields, 'type'>>): Promise<OverlayDetails> {
    await this.api.ask(`/v1/links/overlay/${id}/update`, { method: 'PUT', body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`/v1/links/overlay/${id}/delete`, { method: 'DELETE' });
  }

  /** @param at where the page begins, of one that is not the first */
  answers(id: number, page: number, at: { cursor?: string; limit?: number }, signal?: AbortSignal) {
    const { cursor, limit = linksPerPage } = at;
    const query = new URLSearchParams({ limit: String(limit), ...(cursor ? { cursor } : { page: String(page) }) });
    return this.api.data<OverlayAnswerList>(`/v1/links/overlay/${id}/answers?${query.toString()}`, { signal });
  }

  answersFile(id: number, format: 'csv' | 'ndjson'): Promise<Blob> {
    return this.api.file(`/v1/links/overlay/${id}/answers/export?format=${format}`);
  }
}
