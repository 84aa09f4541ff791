import type {
  CreateOrganization,
  CurrentUser,
  Organization,
  OrganizationDetail,
  ReceivedInvitation,
  SuggestedOrganization,
  WebhookEvent,
} from '@platform/contracts';
import { SignedOut, type Session } from '../sign-in/session.js';
import { faultOf, Unreachable } from './api-fault.js';
import { ClientsApi } from './clients-api.js';
import { LinksApi } from './links-api.js';
import { OrganizationApi } from './organization-api.js';
import { WebhooksApi } from './webhooks-api.js';

/** The key of a body as it is sent: the same for the same text, until an answer has come. */
export type IdempotencyKey = (body: string) => string;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** A CSV file instead of a body: its text, and the same in gzip. */
  file?: { text: string; bytes: Blob };
  /** Makes the repeat of a request that got no answer harmless (docs/decisions.md#idempotency-key). */
  idempotencyKey?: IdempotencyKey;
  signal?: AbortSignal;
}

/** A list, or the part of it that is in an answer. */
interface Partly<T> {
  data: T[];
  links?: { next: string | null };
}

/** The platform's APIs in the name of the person who is signed in. */
export class Api {
  constructor(
    private readonly baseUrl: string,
    private readonly session: Pick<Session, 'accessToken' | 'renew'>,
  ) {}

  /** Of OpenID Connect: the APIs are below it. */
  get issuer(): string {
    return this.baseUrl;
  }

  me(signal?: AbortSignal): Promise<CurrentUser> {
    return this.data('/v1/me', { signal });
  }

  /** All of them: where they are too many for a plain list, page after page. */
  async organizations(signal?: AbortSignal): Promise<Organization[]> {
    const path = '/v1/organizations';
    const all: Organization[] = [];
    let query: string | undefined = '';
    while (query !== undefined) {
      const { data, links }: Partly<Organization> = await this.ask(path + query, { signal });
      all.push(...data);
      query = links?.next ? new URL(links.next).search : undefined;
    }
    return all;
  }

  organization(uuid: string, signal?: AbortSignal): Promise<OrganizationDetail> {
    return this.data(`/v1/organizations/${encodeURIComponent(uuid)}`, { signal });
  }

  createOrganization(
    body: CreateOrganization,
    idempotencyKey: IdempotencyKey,
  ): Promise<{ uuid: string; name: string }> {
    return this.data('/v1/organizations', { method: 'POST', body, idempotencyKey });
  }

  /** Invitations that wait for the person's answer. */
  receivedInvitations(signal?: AbortSignal): Promise<ReceivedInvitation[]> {
    return this.data('/v1/invitations', { signal });
  }

  answerInvitation(uuid: string, answer: 'accept' | 'decline'): Promise<unknown> {
    return this.data(`/v1/invitations/${encodeURIComponent(uuid)}/${answer}`, { method: 'POST' });
  }

  /** Those that the person may join, as their confirmed address is of a domain of theirs. */
  suggestedOrganizations(signal?: AbortSignal): Promise<SuggestedOrganization[]> {
    return this.data('/v1/organizations/suggested', { signal });
  }

  joinOrganization(uuid: string): Promise<unknown> {
    return this.data(`/v1/organizations/${encodeURIComponent(uuid)}/join`, { method: 'POST' });
  }

  /** The short links of the person. */
  get links(): LinksApi {
    return new LinksApi(this);
  }

  /** The applications that the person manages. */
  get clients(): ClientsApi {
    return new ClientsApi(this);
  }

  /** The webhooks of one of these applications. */
  webhooksOf(clientId: string): WebhooksApi {
    return new WebhooksApi(this, clientId);
  }

  /** All that applications can be told of. */
  webhookEvents(signal?: AbortSignal): Promise<WebhookEvent[]> {
    return this.data('/v1/webhook-events', { signal });
  }

  /** What is below one organization. */
  in(uuid: string): OrganizationApi {
    return new OrganizationApi(this, uuid);
  }

  /** @throws ApiFault, Unreachable, SignedOut; AbortError by `signal` */
  async data<T>(path: string, options: RequestOptions): Promise<T> {
    return (await this.ask<{ data: T }>(path, options)).data;
  }

  /** The whole answer, where `data` is not all of it. */
  async ask<T>(path: string, options: RequestOptions): Promise<T> {
    const res = await this.answer(path, options);
    return (res.status === 204 ? {} : await res.json().catch(unreachable)) as T;
  }

  /** A file, to be kept by the person. */
  async file(path: string): Promise<Blob> {
    return (await this.answer(path, {})).blob().catch(unreachable);
  }

  /** An answer that goes on until `signal` ends it. */
  async stream(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const { body } = await this.answer(path, { signal });
    return body ?? unreachable(new Error('an answer without a body'));
  }

  private async answer(path: string, options: RequestOptions): Promise<Response> {
    const token = await this.session.accessToken().catch(unreachable);
    let res = await this.send(path, token, options);
    if (res.status === 401) {
      // Revoked or ended before its time; one new token, one more try.
      res = await this.send(path, await this.session.renew(token).catch(unreachable), options);
      if (res.status === 401) throw new SignedOut();
    }
    if (!res.ok) throw await faultOf(res);
    return res;
  }

  private send(path: string, token: string, { method = 'GET', body, file, idempotencyKey, signal }: RequestOptions) {
    const text = file?.text ?? (body === undefined ? null : JSON.stringify(body));
    return fetch(this.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(text !== null && { 'content-type': file ? 'text/csv' : 'application/json' }),
        ...(file && { 'content-encoding': 'gzip' }),
        ...(text !== null && idempotencyKey && { 'idempotency-key': idempotencyKey(text) }),
      },
      body: file?.bytes ?? text,
      signal: signal ?? null,
      // The token says who asks; identity's cookies of the same origin stay at home.
      credentials: 'omit',
    }).catch(unreachable);
  }
}

function unreachable(err: unknown): never {
  if (err instanceof SignedOut || (err instanceof DOMException && err.name === 'AbortError')) throw err;
  throw new Unreachable('The platform cannot be reached.');
}
