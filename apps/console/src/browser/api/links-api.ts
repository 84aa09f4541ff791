import type { BodyOf, PlatformClient } from '@platform/client';
import type {
  ApiKeyScope,
  CampaignList,
  ChannelList,
  LinkDetails,
  LinkDomainList,
  LinkKeyList,
  LinkList,
  OwnerAccount,
  OwnerKey,
  StatisticsAnswer,
  UpdateOwnerAccount,
} from '@platform/contracts';
import { AppealsApi } from './appeals-api.js';
import { CampaignsApi } from './campaigns-api.js';
import { ChannelsApi } from './channels-api.js';
import { LinkFilesApi } from './link-files-api.js';
import { LinkDomainsApi } from './link-domains-api.js';
import { linksPerPage } from './page-sizes.js';
import { dataOf, once, pageOf, queryFrom, type IdempotencyKey, type QueryOf } from './requests.js';

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

/** What a link can be put into or on, and the tags of others. */
export interface LinkPlaces {
  /** The platform's own host, with its scheme. */
  platformDomain: string;
  domains: LinkDomainList['domains'];
  campaigns: CampaignList['campaigns'];
  channels: ChannelList['channels'];
  tags: string[];
}

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

  /** `filters` are those of the API: q, order, tag, campaign, domain. */
  async list(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<LinkList> {
    const query = { ...queryFrom<QueryOf<'/api/v1/links/urls'>>(filters), ...pageOf(page, linksPerPage) };
    const answer = await this.platform.get('/api/v1/links/urls', { params: { query }, signal });
    // The answer about one link is that to `short`.
    return (answer as Extract<typeof answer, { data: unknown }>).data;
  }

  async get(id: number, signal?: AbortSignal): Promise<LinkDetails> {
    return (await this.platform.get(link, { params: { path: { id } }, signal })).details;
  }

  create(body: NewLinkFields, idempotencyKey: IdempotencyKey): Promise<{ id: number; shorturl: string }> {
    return this.platform.post('/api/v1/links/url/add', once(body, idempotencyKey));
  }

  async update(id: number, body: LinkFields): Promise<LinkDetails> {
    await this.platform.put(`${link}/update`, { params: { path: { id } }, body });
    return this.get(id);
  }

  delete(id: number): Promise<unknown> {
    return this.platform.delete(`${link}/delete`, { params: { path: { id } } });
  }

  /** What the owner's links are tagged with, by alphabet: the first hundred. */
  async tags(signal?: AbortSignal): Promise<string[]> {
    const { tags } = await dataOf(
      this.platform.get('/api/v1/links/tags', { params: { query: { limit: '100' } }, signal }),
    );
    return tags.map(({ tag }) => tag);
  }

  /** Of domains, campaigns, channels and tags the first hundred. */
  async places(signal?: AbortSignal): Promise<LinkPlaces> {
    const asked = { params: { query: { limit: '100' } }, signal };
    const [{ api }, { domains }, { campaigns }, { channels }, tags] = await Promise.all([
      this.account(signal),
      dataOf(this.platform.get('/api/v1/links/domains', asked)),
      dataOf(this.platform.get('/api/v1/links/campaigns', asked)),
      dataOf(this.platform.get('/api/v1/links/channels', asked)),
      this.tags(signal),
    ]);
    return { platformDomain: new URL(api).origin, domains, campaigns, channels, tags };
  }

  get appeals(): AppealsApi {
    return new AppealsApi(this.platform);
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

  /** Of all links of the owner together. */
  allStatistics(span: URLSearchParams, signal?: AbortSignal): Promise<StatisticsAnswer['data']> {
    const query = queryFrom<QueryOf<'/api/v1/links/statistics'>>(span);
    return dataOf(this.platform.get('/api/v1/links/statistics', { params: { query }, signal }));
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
