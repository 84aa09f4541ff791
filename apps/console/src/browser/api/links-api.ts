import type { BodyOf, PlatformClient } from '@platform/client';
import type {
  aliasAnswer,
  ApiKeyScope,
  BulkLinks,
  bulkLinksAnswer,
  LinkChoices,
  LinkKeyList,
  linkPreviewAnswer,
  OwnerAccount,
  OwnerKey,
  OwnLinkDetails,
  OwnLinkList,
  StatisticsAnswer,
  SummaryAnswer,
  UpdateOwnerAccount,
  VisitRecord,
} from '@platform/contracts';
import { AppealsApi } from './appeals-api.js';
import { BioApi } from './bio-api.js';
import { CampaignsApi } from './campaigns-api.js';
import { ChannelsApi } from './channels-api.js';
import { LinkFilesApi } from './link-files-api.js';
import { LinkDomainsApi } from './link-domains-api.js';
import { OverlaysApi } from './overlays-api.js';
import { linksPerPage } from './page-sizes.js';
import { PixelsApi } from './pixels-api.js';
import { QrCodesApi } from './qr-codes-api.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';
import { eventsOf } from './server-events.js';
import { SplashApi } from './splash-api.js';
import { UtmTemplatesApi } from './utm-templates-api.js';

const link = '/api/v1/links/url/{id}';
const ofThing = '/api/v1/links/statistics/{type}/{id}';

/** What the form of a link sends; null clears a field, and a missing one stays as it is. */
export type LinkFields = BodyOf<'put', `${typeof link}/update`>;

export type NewLinkFields = BodyOf<'post', '/api/v1/links/url/add'>;

export interface KeyFields {
  name: string;
  scopes: ApiKeyScope[];
  expires: string | null;
}

/** What a list of links can be narrowed by. */
export type LinkGroups = Pick<LinkChoices, 'domains' | 'campaigns' | 'channels'>;

export type AliasState = ReturnType<typeof aliasAnswer.parse>['data'];
export type PageLook = ReturnType<typeof linkPreviewAnswer.parse>['data'];
export type BulkResult = ReturnType<typeof bulkLinksAnswer.parse>['results'][number];

const ofLink = (id: number) => ({ path: { type: 'links', id } }) as const;

/** What the owner of short links does, by their own token instead of an API key. */
export class LinksApi {
  constructor(private readonly platform: PlatformClient) {}

  account(signal?: AbortSignal): Promise<OwnerAccount> {
    return dataOf(this.platform.get('/api/v1/links/account', { signal }));
  }

  updateAccount(body: UpdateOwnerAccount): Promise<OwnerAccount> {
    return dataOf(this.platform.put('/api/v1/links/account', { body }));
  }

  /**
   * With the clicks of the last days, and without archived links but for their state. `filters` are those of the API:
   * q, sort, state, tag, campaign and others.
   */
  async list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<OwnLinkList> {
    const asked = { ...queryFrom<QueryOf<'/api/v1/links/urls'>>(filters), ...pageOf(page, linksPerPage) };
    const query = { ...asked, sparkline: '14d' } as const;
    const answer = await this.platform.get('/api/v1/links/urls', { params: { query }, signal });
    // The answer about one link is that to `short`.
    return (answer as Extract<typeof answer, { data: unknown }>).data;
  }

  async get(id: number, signal?: AbortSignal): Promise<OwnLinkDetails> {
    return (await this.platform.get(link, { params: { path: { id } }, signal })).details;
  }

  create(body: NewLinkFields, idempotencyKey: IdempotencyKey): Promise<{ id: number; shorturl: string }> {
    return this.platform.post('/api/v1/links/url/add', once(body, idempotencyKey));
  }

  async update(id: number, body: LinkFields): Promise<OwnLinkDetails> {
    await this.platform.put(`${link}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${link}/delete`, { params: { path: { id } } });
  }

  /** Puts it aside, or takes it back. */
  async setArchived(id: number, isArchived: boolean): Promise<OwnLinkDetails> {
    const verb = isArchived ? 'archive' : 'unarchive';
    await this.platform.post(`${link}/${verb}`, { params: { path: { id } } });
    return this.get(id);
  }

  /** Makes one change to all of them, with a result for each. */
  async bulk(body: BulkLinks, idempotencyKey: IdempotencyKey): Promise<BulkResult[]> {
    return (await this.platform.post('/api/v1/links/urls/bulk', once(body, idempotencyKey))).results;
  }

  /** Whether a new link may have this alias. `domain` is a branded one, with its scheme. */
  aliasState(alias: string, domain: string, signal?: AbortSignal): Promise<AliasState> {
    const params = { path: { alias }, query: domain ? { domain } : {} };
    return dataOf(this.platform.get('/api/v1/links/alias/{alias}', { params, signal }));
  }

  /** What the page at an address says of itself. */
  pageLook(url: string, signal?: AbortSignal): Promise<PageLook> {
    return dataOf(this.platform.get('/api/v1/links/preview', { params: { query: { url } }, signal }));
  }

  /** The picture that the page names, drawn anew. */
  pagePicture(url: string, signal?: AbortSignal): Promise<Blob> {
    return this.platform.get('/api/v1/links/preview/picture', { params: { query: { url } }, signal, parseAs: 'blob' });
  }

  /** What the owner's links are tagged with, by alphabet: the first hundred. */
  async tags(signal?: AbortSignal): Promise<string[]> {
    const { tags } = await dataOf(
      this.platform.get('/api/v1/links/tags', { params: { query: { limit: '100' } }, signal }),
    );
    return tags.map(({ tag }) => tag);
  }

  /** All that a link can be put into or shown with, by name. */
  choices(signal?: AbortSignal): Promise<LinkChoices> {
    return dataOf(this.platform.get('/api/v1/links/choices', { signal }));
  }

  get appeals(): AppealsApi {
    return new AppealsApi(this.platform);
  }

  /** Public pages with blocks. */
  get bio(): BioApi {
    return new BioApi(this.platform);
  }

  get campaigns(): CampaignsApi {
    return new CampaignsApi(this.platform);
  }

  get channels(): ChannelsApi {
    return new ChannelsApi(this.platform);
  }

  get domains(): LinkDomainsApi {
    return new LinkDomainsApi(this.platform);
  }

  get files(): LinkFilesApi {
    return new LinkFilesApi(this.platform);
  }

  get qrCodes(): QrCodesApi {
    return new QrCodesApi(this.platform);
  }

  get overlays(): OverlaysApi {
    return new OverlaysApi(this.platform);
  }

  get splash(): SplashApi {
    return new SplashApi(this.platform);
  }

  get pixels(): PixelsApi {
    return new PixelsApi(this.platform);
  }

  get utmTemplates(): UtmTemplatesApi {
    return new UtmTemplatesApi(this.platform);
  }

  /** The short address as a QR code. `size` in pixels. */
  qrCode(id: number, format: 'png' | 'svg', size: number): Promise<Blob> {
    const params = { path: { id }, query: { format, size } };
    return this.platform.get(`${link}/qr`, { params, parseAs: 'blob' });
  }

  /** `span` is that of the API: from, to, unit. */
  statistics(id: number, span: URLSearchParams, signal?: AbortSignal): Promise<StatisticsAnswer['data']> {
    const query = queryFrom<QueryOf<typeof ofThing>>(span);
    return dataOf(this.platform.get(ofThing, { params: { ...ofLink(id), query }, signal }));
  }

  /** Of a bio page or a QR code. */
  itemStatistics(
    type: 'bio' | 'qr',
    id: number,
    span: URLSearchParams,
    signal?: AbortSignal,
  ): Promise<StatisticsAnswer['data']> {
    const query = queryFrom<QueryOf<typeof ofThing>>(span);
    return dataOf(this.platform.get(ofThing, { params: { path: { type, id }, query }, signal }));
  }

  /** Of all links of the owner together. */
  allStatistics(span: URLSearchParams, signal?: AbortSignal): Promise<StatisticsAnswer['data']> {
    const query = queryFrom<QueryOf<'/api/v1/links/statistics'>>(span);
    return dataOf(this.platform.get('/api/v1/links/statistics', { params: { query }, signal }));
  }

  /** Each visit of any of the owner's links from now on. */
  async liveClicks(signal: AbortSignal): Promise<AsyncGenerator<VisitRecord>> {
    const stream = await this.platform.get('/api/v1/links/statistics/live', { signal, parseAs: 'stream' });
    return visitsOf(stream);
  }

  /** Of the last seven days, and how many links there are. */
  summary(signal?: AbortSignal): Promise<SummaryAnswer['data']> {
    return dataOf(this.platform.get('/api/v1/links/summary', { signal }));
  }

  /** The single visits of the span that are still kept. */
  visitsFile(id: number, span: URLSearchParams, format: 'csv' | 'ndjson'): Promise<Blob> {
    const query = { ...queryFrom<QueryOf<`${typeof ofThing}/export`>>(span), format };
    return this.platform.get(`${ofThing}/export`, { params: { ...ofLink(id), query }, parseAs: 'blob' });
  }

  eraseStatistics(id: number): Promise<unknown> {
    return this.platform.delete(ofThing, { params: ofLink(id) });
  }

  keys(page: number, signal?: AbortSignal): Promise<LinkKeyList> {
    return dataOf(this.platform.get('/api/v1/links/keys', { params: { query: pageOf(page, linksPerPage) }, signal }));
  }

  createKey(body: KeyFields, idempotencyKey: IdempotencyKey): Promise<OwnerKey> {
    return dataOf(this.platform.post('/api/v1/links/keys', once(body, idempotencyKey)));
  }

  /** @param grace seconds for which the old key goes on */
  rotateKey(id: number, grace: number, idempotencyKey: IdempotencyKey): Promise<OwnerKey> {
    const request = { params: { path: { id } }, ...once({ grace }, idempotencyKey) };
    return dataOf(this.platform.post('/api/v1/links/keys/{id}/rotate', request));
  }

  revokeKey(id: number): Promise<unknown> {
    return this.platform.delete('/api/v1/links/keys/{id}', { params: { path: { id } } });
  }

  /** Works once. */
  firstKey(): Promise<{ key: string }> {
    return dataOf(this.platform.post('/api/v1/links/first-key'));
  }
}

async function* visitsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<VisitRecord> {
  for await (const { type, data } of eventsOf(stream)) if (type === 'click') yield JSON.parse(data) as VisitRecord;
}
