import type {
  ChannelType,
  ConnectInstructions,
  CreatedDestination,
  CreateRule,
  EndpointTestResult,
  NotificationDelivery,
  NotificationDeliveryDetail,
  NotificationDestination,
  NotificationRule,
  RoutingTest,
  RoutingTestResult,
  SaasService,
  Severity,
} from '@platform/contracts';
import type { Api, IdempotencyKey, RequestOptions } from './api.js';
import { byMoments } from './days.js';
import type { Page } from './organization-api.js';

/** What the form of a destination sends: the fields that the metadata of its type names. */
export type DestinationFields = Record<string, string | string[] | null>;

/** What a person does with the notifications of one organization. */
export class NotificationsApi {
  /** @param path of the organization */
  constructor(
    private readonly api: Pick<Api, 'data' | 'ask'>,
    private readonly path: string,
  ) {}

  channelTypes(signal?: AbortSignal): Promise<ChannelType[]> {
    return this.api.data('/v1/notification-channel-types', { signal });
  }

  services(signal?: AbortSignal): Promise<SaasService[]> {
    return this.api.data('/v1/saas-services', { signal });
  }

  /** All of them: an organization has fewer than a page holds. */
  destinations(signal?: AbortSignal): Promise<NotificationDestination[]> {
    return this.data('/notification-endpoints?per_page=100', { signal });
  }

  createDestination(
    type: string,
    fields: DestinationFields,
    idempotencyKey: IdempotencyKey,
  ): Promise<CreatedDestination> {
    return this.data('/notification-endpoints', { method: 'POST', body: { type, ...fields }, idempotencyKey });
  }

  updateDestination(uuid: string, fields: Partial<DestinationFields>): Promise<NotificationDestination> {
    return this.data(`/notification-endpoints/${uuid}`, { method: 'PUT', body: fields });
  }

  /** @param force also deletes the rules that send there */
  deleteDestination(uuid: string, force: boolean): Promise<unknown> {
    return this.api.ask(`${this.path}/notification-endpoints/${uuid}?force=${force}`, { method: 'DELETE' });
  }

  testDestination(uuid: string, severity: Severity = 'info'): Promise<EndpointTestResult> {
    return this.data(`/notification-endpoints/${uuid}/test`, { method: 'POST', body: { severity } });
  }

  enableDestination(uuid: string): Promise<NotificationDestination> {
    return this.data(`/notification-endpoints/${uuid}/enable`, { method: 'POST' });
  }

  regenerateToken(uuid: string): Promise<ConnectInstructions> {
    return this.data(`/notification-endpoints/${uuid}/regenerate-token`, { method: 'POST' });
  }

  rules(signal?: AbortSignal): Promise<NotificationRule[]> {
    return this.data('/notification-rules', { signal });
  }

  createRule(body: CreateRule, idempotencyKey: IdempotencyKey): Promise<NotificationRule> {
    return this.data('/notification-rules', { method: 'POST', body, idempotencyKey });
  }

  updateRule(uuid: string, body: Partial<CreateRule>): Promise<NotificationRule> {
    return this.data(`/notification-rules/${uuid}`, { method: 'PUT', body });
  }

  deleteRule(uuid: string): Promise<unknown> {
    return this.api.ask(`${this.path}/notification-rules/${uuid}`, { method: 'DELETE' });
  }

  /** What the rules do with an imagined event, and why. */
  testRouting(body: Partial<RoutingTest>): Promise<RoutingTestResult> {
    return this.data('/notifications/test', { method: 'POST', body });
  }

  /** `filters`: status, severity, event, endpoint_uuid as in the API, and days of UTC from, to. */
  deliveries(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<NotificationDelivery>> {
    const query = byMoments(filters).toString();
    return this.api.ask(`${this.path}/notification-deliveries?${query}&page=${page}`, { signal });
  }

  delivery(uuid: string, signal?: AbortSignal): Promise<NotificationDeliveryDetail> {
    return this.data(`/notification-deliveries/${uuid}`, { signal });
  }

  retry(uuid: string): Promise<unknown> {
    return this.data(`/notification-deliveries/${uuid}/retry`, { method: 'POST' });
  }

  private data<T>(at: string, options: RequestOptions): Promise<T> {
    return this.api.data(this.path + at, options);
  }
}
