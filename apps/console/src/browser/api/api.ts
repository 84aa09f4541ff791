import type {
  AddMember,
  CreateOrganization,
  CurrentUser,
  Member,
  Organization,
  OrganizationDetail,
} from '@platform/contracts';
import { SignedOut, type Session } from '../sign-in/session.js';
import { faultOf, Unreachable } from './api-fault.js';

interface RequestOptions {
  method?: 'GET' | 'POST';
  body?: unknown;
  /** Makes the repeat of a request that got no answer harmless (decisions.md, For every API 7). */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** The platform's APIs in the name of the person who is signed in. */
export class Api {
  constructor(
    private readonly baseUrl: string,
    private readonly session: Pick<Session, 'accessToken' | 'renew'>,
  ) {}

  me(signal?: AbortSignal): Promise<CurrentUser> {
    return this.data('/v1/me', { signal });
  }

  organizations(signal?: AbortSignal): Promise<Organization[]> {
    return this.data('/v1/organizations', { signal });
  }

  organization(uuid: string, signal?: AbortSignal): Promise<OrganizationDetail> {
    return this.data(`/v1/organizations/${encodeURIComponent(uuid)}`, { signal });
  }

  createOrganization(body: CreateOrganization, idempotencyKey: string): Promise<{ uuid: string; name: string }> {
    return this.data('/v1/organizations', { method: 'POST', body, idempotencyKey });
  }

  addMember(uuid: string, body: AddMember, idempotencyKey: string): Promise<Member> {
    const path = `/v1/organizations/${encodeURIComponent(uuid)}/members`;
    return this.data(path, { method: 'POST', body, idempotencyKey });
  }

  /** @throws ApiFault, Unreachable, SignedOut; AbortError by `signal` */
  private async data<T>(path: string, options: RequestOptions): Promise<T> {
    const token = await this.session.accessToken().catch(unreachable);
    let res = await this.send(path, token, options);
    if (res.status === 401) {
      // Revoked or ended before its time; one new token, one more try.
      res = await this.send(path, await this.session.renew(token).catch(unreachable), options);
      if (res.status === 401) throw new SignedOut();
    }
    if (!res.ok) throw await faultOf(res);
    return ((await res.json()) as { data: T }).data;
  }

  private send(path: string, token: string, { method = 'GET', body, idempotencyKey, signal }: RequestOptions) {
    return fetch(this.baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
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
