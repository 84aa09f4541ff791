import { all, type PlatformClient } from '@platform/client';
import type {
  ChannelType,
  CreateOrganization,
  CurrentUser,
  Organization,
  OrganizationDetail,
  ReceivedInvitation,
  SuggestedOrganization,
  WebhookEvent,
} from '@platform/contracts';
import type { Session } from '../sign-in/session.js';
import { ClientsApi } from './clients-api.js';
import { HomeApi } from './home-api.js';
import { LinksApi } from './links-api.js';
import { OrganizationApi } from './organization-api.js';
import { platformOf } from './platform.js';
import { dataOf, once, type IdempotencyKey } from './requests.js';
import { WebhooksApi } from './webhooks-api.js';

export type { IdempotencyKey } from './requests.js';

/** The platform's APIs in the name of the person who is signed in. */
export class Api {
  /** Every request that the platform takes: `api.platform.get('/api/v1/me')`. @throws PlatformError, SignedOut */
  readonly platform: PlatformClient;

  constructor(
    private readonly baseUrl: string,
    session: Pick<Session, 'accessToken' | 'renew'>,
  ) {
    this.platform = platformOf(new URL(baseUrl).origin, session);
  }

  /** Of OpenID Connect: the APIs are below it. */
  get issuer(): string {
    return this.baseUrl;
  }

  me(signal?: AbortSignal): Promise<CurrentUser> {
    return dataOf(this.platform.get('/api/v1/me', { signal }));
  }

  /** All of them: where they are too many for a plain list, page after page. */
  organizations(signal?: AbortSignal): Promise<Organization[]> {
    return all(this.platform, '/api/v1/organizations', { signal });
  }

  organization(uuid: string, signal?: AbortSignal): Promise<OrganizationDetail> {
    return this.in(uuid).detail(signal);
  }

  createOrganization(
    body: CreateOrganization,
    idempotencyKey: IdempotencyKey,
  ): Promise<{ uuid: string; name: string }> {
    return dataOf(this.platform.post('/api/v1/organizations', once(body, idempotencyKey)));
  }

  /** Invitations that wait for the person's answer. */
  receivedInvitations(signal?: AbortSignal): Promise<ReceivedInvitation[]> {
    return dataOf(this.platform.get('/api/v1/invitations', { signal }));
  }

  answerInvitation(uuid: string, answer: 'accept' | 'decline'): Promise<unknown> {
    const params = { path: { uuid } };
    return answer === 'accept'
      ? this.platform.post('/api/v1/invitations/{uuid}/accept', { params })
      : this.platform.post('/api/v1/invitations/{uuid}/decline', { params });
  }

  /** Those that the person may join, as their confirmed address is of a domain of theirs. */
  suggestedOrganizations(signal?: AbortSignal): Promise<SuggestedOrganization[]> {
    return dataOf(this.platform.get('/api/v1/organizations/suggested', { signal }));
  }

  joinOrganization(uuid: string): Promise<unknown> {
    return this.platform.post('/api/v1/organizations/{uuid}/join', { params: { path: { uuid } } });
  }

  /** The short links of the person. */
  get links(): LinksApi {
    return new LinksApi(this.platform);
  }

  /** The applications that the person manages. */
  get clients(): ClientsApi {
    return new ClientsApi(this.platform);
  }

  /** The webhooks of one of these applications. */
  webhooksOf(clientId: string): WebhooksApi {
    return new WebhooksApi(this.platform, clientId);
  }

  /** What the first page shows. */
  get home(): HomeApi {
    return new HomeApi(this.platform);
  }

  /** All that applications can be told of. */
  webhookEvents(signal?: AbortSignal): Promise<WebhookEvent[]> {
    return dataOf(this.platform.get('/api/v1/webhook-events', { signal }));
  }

  /** What destinations of notifications can be, with the fields that each type needs. */
  channelTypes(signal?: AbortSignal): Promise<ChannelType[]> {
    return dataOf(this.platform.get('/api/v1/notification-channel-types', { signal }));
  }

  /** What is below one organization. */
  in(uuid: string): OrganizationApi {
    return new OrganizationApi(this.platform, uuid);
  }
}
