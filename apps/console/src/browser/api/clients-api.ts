import type {
  CreatedOauthClient,
  CreateOauthClient,
  OauthClientAnswer,
  RotatedSecret,
  RotatedWebhookSecret,
  UpdatedOauthClient,
  UpdateOauthClient,
} from '@platform/contracts';
import type { Api, IdempotencyKey } from './api.js';

const path = '/v1/oauth-clients';

/** The applications that the person manages, as OAuth clients: their own, and those of organizations. */
export class ClientsApi {
  constructor(private readonly api: Pick<Api, 'data'>) {}

  list(signal?: AbortSignal): Promise<OauthClientAnswer[]> {
    return this.api.data(path, { signal });
  }

  get(id: string, signal?: AbortSignal): Promise<OauthClientAnswer> {
    return this.api.data(`${path}/${encodeURIComponent(id)}`, { signal });
  }

  create(body: CreateOauthClient, idempotencyKey: IdempotencyKey): Promise<CreatedOauthClient> {
    return this.api.data(path, { method: 'POST', body, idempotencyKey });
  }

  update(id: string, body: UpdateOauthClient): Promise<UpdatedOauthClient> {
    return this.api.data(`${path}/${encodeURIComponent(id)}`, { method: 'PUT', body });
  }

  delete(id: string): Promise<unknown> {
    return this.api.data(`${path}/${encodeURIComponent(id)}`, { method: 'DELETE' });
  }

  rotateSecret(id: string, idempotencyKey: IdempotencyKey): Promise<RotatedSecret> {
    return this.rotate(id, 'rotate-secret', idempotencyKey);
  }

  rotateWebhookSecret(id: string, idempotencyKey: IdempotencyKey): Promise<RotatedWebhookSecret> {
    return this.rotate(id, 'rotate-webhook-secret', idempotencyKey);
  }

  /** Repeated, it would end the secret that the lost answer had replaced. */
  private rotate<T>(id: string, action: string, idempotencyKey: IdempotencyKey): Promise<T> {
    return this.api.data(`${path}/${encodeURIComponent(id)}/${action}`, { method: 'POST', body: {}, idempotencyKey });
  }
}
