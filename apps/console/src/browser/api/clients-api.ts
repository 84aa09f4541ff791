import type { PlatformClient } from '@platform/client';
import type {
  Branding,
  CreatedOauthClient,
  CreateOauthClient,
  OauthClientAnswer,
  RotatedSecret,
  RotatedWebhookSecret,
  UpdateBranding,
  UpdatedOauthClient,
  UpdateOauthClient,
} from '@platform/contracts';
import { applicationsPerPage } from './page-sizes.js';
import { dataOf, once, paged, queryFrom, type IdempotencyKey, type Page, type QueryOf } from './requests.js';

const path = '/api/v1/oauth-clients';
const one = '/api/v1/oauth-clients/{client_id}';
const branding = `${one}/branding` as const;

const of = (client_id: string) => ({ path: { client_id } });

/** The applications that the person manages, as OAuth clients: their own, and those of organizations. */
export class ClientsApi {
  constructor(private readonly platform: PlatformClient) {}

  list(signal?: AbortSignal): Promise<OauthClientAnswer[]> {
    return dataOf(this.platform.get(path, { signal }));
  }

  /** One page of them. `filters`: q, sort, organization_uuid. */
  page(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<OauthClientAnswer>> {
    const query = { ...queryFrom<QueryOf<typeof path>>(filters), per_page: applicationsPerPage, page };
    return paged(this.platform.get(path, { params: { query }, signal }));
  }

  get(id: string, signal?: AbortSignal): Promise<OauthClientAnswer> {
    return dataOf(this.platform.get(one, { params: of(id), signal }));
  }

  create(body: CreateOauthClient, idempotencyKey: IdempotencyKey): Promise<CreatedOauthClient> {
    return dataOf(this.platform.post(path, once(body, idempotencyKey)));
  }

  update(id: string, body: UpdateOauthClient): Promise<UpdatedOauthClient> {
    return dataOf(this.platform.put(one, { params: of(id), body }));
  }

  delete(id: string): Promise<unknown> {
    return this.platform.delete(one, { params: of(id) });
  }

  branding(id: string, signal?: AbortSignal): Promise<Branding> {
    return dataOf(this.platform.get(branding, { params: of(id), signal }));
  }

  updateBranding(id: string, body: UpdateBranding): Promise<Branding> {
    return dataOf(this.platform.put(branding, { params: of(id), body }));
  }

  removeBranding(id: string): Promise<unknown> {
    return this.platform.delete(branding, { params: of(id) });
  }

  /** @param picture a data URL */
  setMark(id: string, picture: string): Promise<Branding> {
    return dataOf(this.platform.put(`${branding}/mark`, { params: of(id), body: { picture } }));
  }

  removeMark(id: string): Promise<unknown> {
    return this.platform.delete(`${branding}/mark`, { params: of(id) });
  }

  /** Repeated without its key, it would end the secret that the lost answer had replaced. */
  rotateSecret(id: string, idempotencyKey: IdempotencyKey): Promise<RotatedSecret> {
    return dataOf(this.platform.post(`${one}/rotate-secret`, { params: of(id), ...once({}, idempotencyKey) }));
  }

  /** As `rotateSecret`. */
  rotateWebhookSecret(id: string, idempotencyKey: IdempotencyKey): Promise<RotatedWebhookSecret> {
    return dataOf(this.platform.post(`${one}/rotate-webhook-secret`, { params: of(id), ...once({}, idempotencyKey) }));
  }
}
