import type { AddQr, addedQr, PreviewQr, qrDetails, qrPage } from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';
import { linksPerPage } from './page-sizes.js';

export type QrCodeList = ReturnType<typeof qrPage.parse>['data'];
export type QrCodeRecord = QrCodeList['qrs'][number];
export type QrCodeDetails = ReturnType<typeof qrDetails.parse>['details'];
export type QrBody = Partial<AddQr> & Pick<AddQr, 'type' | 'data'>;
export type PictureFormat = PreviewQr['format'];

const path = '/v1/links/qr';

/** The QR codes that the owner has designed. */
export class QrCodesApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask' | 'file'>) {}

  /** `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<QrCodeList> {
    return this.api.data(`${path}?${filters.toString()}&limit=${linksPerPage}&page=${page}`, { signal });
  }

  async get(id: number, signal?: AbortSignal): Promise<QrCodeDetails> {
    return (await this.api.ask<{ details: QrCodeDetails }>(`${path}/${id}`, { signal })).details;
  }

  create(body: QrBody, idempotencyKey: IdempotencyKey): Promise<ReturnType<typeof addedQr.parse>> {
    return this.api.ask(`${path}/add`, { method: 'POST', body, idempotencyKey });
  }

  async update(id: number, body: Partial<QrBody>): Promise<QrCodeDetails> {
    await this.api.ask(`${path}/${id}/update`, { method: 'PUT', body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.api.ask(`${path}/${id}/delete`, { method: 'DELETE' });
  }

  /** How a draft would look; nothing is stored. */
  draw(body: QrBody & Partial<PreviewQr>, signal?: AbortSignal): Promise<Blob> {
    return this.api.file(`${path}/preview`, { method: 'POST', body, signal });
  }

  /** @param size pixels along one side */
  picture(id: number, format: PictureFormat, size: number, signal?: AbortSignal): Promise<Blob> {
    return this.api.file(`${path}/${id}/picture?format=${format}&size=${size}`, { signal });
  }
}
