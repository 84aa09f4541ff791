import type {
  ApiKeyScope,
  CampaignList,
  ChannelList,
  LinkDetails,
  LinkDomainList,
  LinkKeyList,
  LinkList,
  LinkTagList,
  OwnerAccount,
  OwnerKey,
  StatisticsAnswer,
  SummaryAnswer,
  UpdateOwnerAccount,
  VisitRecord,
} from '@platform/contracts';
import type { Api, IdempotencyKey, RequestOptions } from './api.js';
import { AppealsApi } from './appeals-api.js';
import { CampaignsApi } from './campaigns-api.js';
import { ChannelsApi } from './channels-api.js';
import { LinkFilesApi } from './link-files-api.js';
import { LinkDomainsApi } from './link-domains-api.js';
import { linksPerPage } from './page-sizes.js';
import { eventsOf } from './server-events.js';

/** What the form of a link sends; null clears a field, and a missing one stays as it is. */
export interface LinkFields {
  url?: string;
  custom?: string;
  domain?: string | null;
  title?: string | null;
  password?: string | null;
  startdate?: string | null;
  expiry?: string | null;
  clicklimit?: number | null;
  expirylink?: string | null;
  campaign?: number | null;
  channel?: number | null;
  tags?: string[];
  geotarget?: { location: string; link: string }[] | null;
  devicetarget?: { device: string; link: string }[] | null;
  languagetarget?: { language: string; link: string }[] | null;
  parameters?: { name: string; value: string }[] | null;
  permanent?: boolean;
  pass_query?: boolean;
  type?: string | null;
  metatitle?: string | null;
  metadescription?: string | null;
  metaimage?: string | null;
  disabled?: boolean;
}

export interface KeyFields {
  name: string;
  scopes: ApiKeyScope[];
  expires: string | null;
}

/** What a link can be put into or on, and the tags of others. */
export interface LinkPlaces {
  /** The platform's own host, with its scheme. */
  platformDomain: string;
  domains: LinkDomainList['domains'];
  campaigns: CampaignList['campaigns'];
  channels: ChannelList['channels'];
  tags: string[];
}

/** What the owner of short links does, by their own token instead of an API key. */
export class LinksApi {
  constructor(private readonly api: Pick<Api, 'data' | 'ask' | 'file' | 'stream'>) {}

  account(signal?: AbortSignal): Promise<OwnerAccount> {
    return this.data('/account', { signal });
  }

  updateAccount(body: UpdateOwnerAccount): Promise<OwnerAccount> {
    return this.data('/account', { method: 'PUT', body });
  }

  /** `filters` are those of the API: q, order, tag, campaign, domain. */
  list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<LinkList> {
    return this.data(`/urls?${filters.toString()}&limit=${linksPerPage}&page=${page}`, { signal });
  }

  async get(id: number, signal?: AbortSignal): Promise<LinkDetails> {
    return (await this.ask<{ details: LinkDetails }>(`/url/${id}`, { signal })).details;
  }

  create(body: LinkFields, idempotencyKey: IdempotencyKey): Promise<{ id: number; shorturl: string }> {
    return this.ask('/url/add', { method: 'POST', body, idempotencyKey });
  }

  async update(id: number, body: LinkFields): Promise<LinkDetails> {
    await this.ask(`/url/${id}/update`, { method: 'PUT', body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.ask(`/url/${id}/delete`, { method: 'DELETE' });
  }

  /** What the owner's links are tagged with, by alphabet: the first hundred. */
  async tags(signal?: AbortSignal): Promise<string[]> {
    const { tags } = await this.data<LinkTagList>('/tags?limit=100', { signal });
    return tags.map(({ tag }) => tag);
  }

  /** Of domains, campaigns, channels and tags the first hundred. */
  async places(signal?: AbortSignal): Promise<LinkPlaces> {
    const [{ api }, { domains }, { campaigns }, { channels }, tags] = await Promise.all([
      this.account(signal),
      this.data<LinkDomainList>('/domains?limit=100', { signal }),
      this.data<CampaignList>('/campaigns?limit=100', { signal }),
      this.data<ChannelList>('/channels?limit=100', { signal }),
      this.tags(signal),
    ]);
    return { platformDomain: new URL(api).origin, domains, campaigns, channels, tags };
  }

  get appeals(): AppealsApi {
    return new AppealsApi(this.api);
  }

  get campaigns(): CampaignsApi {
    return new CampaignsApi(this.api);
  }

  get channels(): ChannelsApi {
    return new ChannelsApi(this.api);
  }

  get domains(): LinkDomainsApi {
    return new LinkDomainsApi(this.api);
  }

  get files(): LinkFilesApi {
    return new LinkFilesApi(this.api);
  }

  /** The short address as a QR code. `size` in pixels. */
  qrCode(id: number, format: 'png' | 'svg', size: number): Promise<Blob> {
    return this.api.file(`/v1/links/url/${id}/qr?format=${format}&size=${size}`);
  }

  /** `span` is that of the API: from, to, unit. */
  statistics(id: number, span: URLSearchParams, signal?: AbortSignal): Promise<StatisticsAnswer['data']> {
    return this.data(`/statistics/links/${id}?${span.toString()}`, { signal });
  }

  /** Of all links of the owner together. */
  allStatistics(span: URLSearchParams, signal?: AbortSignal): Promise<StatisticsAnswer['data']> {
    return this.data(`/statistics?${span.toString()}`, { signal });
  }

  /** Each visit of any of the owner's links from now on. */
  async liveClicks(signal: AbortSignal): Promise<AsyncGenerator<VisitRecord>> {
    return visitsOf(await this.api.stream('/v1/links/statistics/live', signal));
  }

  /** Of the last seven days, and how many links there are. */
  summary(signal?: AbortSignal): Promise<SummaryAnswer['data']> {
    return this.data('/summary', { signal });
  }

  /** The single visits of the span that are still kept. */
  visitsFile(id: number, span: URLSearchParams, format: 'csv' | 'ndjson'): Promise<Blob> {
    return this.api.file(`/v1/links/statistics/links/${id}/export?${span.toString()}&format=${format}`);
  }

  eraseStatistics(id: number): Promise<unknown> {
    return this.ask(`/statistics/links/${id}`, { method: 'DELETE' });
  }

  keys(page: number, signal?: AbortSignal): Promise<LinkKeyList> {
    return this.data(`/keys?limit=${linksPerPage}&page=${page}`, { signal });
  }

  createKey(body: KeyFields, idempotencyKey: IdempotencyKey): Promise<OwnerKey> {
    return this.data('/keys', { method: 'POST', body, idempotencyKey });
  }

  /** @param grace seconds for which the old key goes on */
  rotateKey(id: number, grace: number, idempotencyKey: IdempotencyKey): Promise<OwnerKey> {
    return this.data(`/keys/${id}/rotate`, { method: 'POST', body: { grace }, idempotencyKey });
  }

  revokeKey(id: number): Promise<unknown> {
    return this.ask(`/keys/${id}`, { method: 'DELETE' });
  }

  /** Works once. */
  firstKey(): Promise<{ key: string }> {
    return this.data('/first-key', { method: 'POST' });
  }

  private data<T>(at: string, options: RequestOptions): Promise<T> {
    return this.api.data(`/v1/links${at}`, options);
  }

  private ask<T>(at: string, options: RequestOptions): Promise<T> {
    return this.api.ask(`/v1/links${at}`, options);
  }
}

async function* visitsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<VisitRecord> {
  for await (const { type, data } of eventsOf(stream)) if (type === 'click') yield JSON.parse(data) as VisitRecord;
}
