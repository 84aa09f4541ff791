import type { BodyOf, PlatformClient } from '@platform/client';
import type { addedQr, qrDetails, qrPage } from '@platform/contracts';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

export type QrCodeList = ReturnType<typeof qrPage.parse>['data'];
export type QrCodeRecord = QrCodeList['qrs'][number];
export type QrCodeDetails = ReturnType<typeof qrDetails.parse>['details'];
export type QrBody = BodyOf<'post', '/api/v1/links/qr/add'>;
export type PictureFormat = 'png' | 'svg';

const one = '/api/v1/links/qr/{id}';

/** The QR codes that the owner has designed. */
export class QrCodesApi {
  constructor(private readonly platform: PlatformClient) {}

  /** `filters` are those of the API: q. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<QrCodeList> {
    const query = { ...queryFrom<QueryOf<'/api/v1/links/qr'>>(filters), ...pageOf(page, linksPerPage) };
    return dataOf(this.platform.get('/api/v1/links/qr', { params: { query }, signal }));
  }

  async get(id: number, signal?: AbortSignal): Promise<QrCodeDetails> {
    return (await this.platform.get(one, { params: { path: { id } }, signal })).details;
  }

  create(body: QrBody, idempotencyKey: IdempotencyKey): Promise<ReturnType<typeof addedQr.parse>> {
    return this.platform.post('/api/v1/links/qr/add', once(body, idempotencyKey));
  }

  async update(id: number, body: Partial<QrBody> & Pick<QrBody, 'data'>): Promise<QrCodeDetails> {
    await this.platform.put(`${one}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${one}/delete`, { params: { path: { id } } });
  }

  /**
   * How a draft would look; nothing is stored.
   *
   * @param id of the code that it changes
   */
  draw(draft: QrBody, id: number | undefined, signal?: AbortSignal): Promise<Blob> {
    const body = { ...draft, ...(id !== undefined && { id }), format: 'svg', size: 512 } as const;
    return this.platform.post('/api/v1/links/qr/preview', { body, signal, parseAs: 'blob' });
  }

  /** @param size pixels along one side */
  picture(id: number, format: PictureFormat, size: number, signal?: AbortSignal): Promise<Blob> {
    const params = { path: { id }, query: { format, size } };
    return this.platform.get(`${one}/picture`, { params, signal, parseAs: 'blob' });
  }
}
