import type { Answer, BodyOf, PlatformClient } from '@platform/client';
import type {
  ConnectInstructions,
  CreatedDestination,
  CreateRule,
  EndpointTestResult,
  NotificationDelivery,
  NotificationDeliveryDetail,
  NotificationDestination,
  NotificationRule,
  RoutingTestResult,
  RuleChoices,
  Severity,
} from '@platform/contracts';
import { byMoments } from './days.js';
import { destinationsPerPage } from './page-sizes.js';
import { dataOf, once, paged, queryFrom, type IdempotencyKey, type Page, type QueryOf } from './requests.js';

/** What the form of a destination sends: the fields that the metadata of its type names. */
export type DestinationFields = Record<string, string | string[] | null>;

export type DeliverySummary = Answer<'get', `/api/v1/organizations/{uuid}/notification-deliveries/summary`>['data'];

const organization = '/api/v1/organizations/{uuid}';
const endpoints = `${organization}/notification-endpoints` as const;
const endpoint = `${endpoints}/{endpointUuid}` as const;
const rules = `${organization}/notification-rules` as const;
const rule = `${rules}/{ruleUuid}` as const;
const deliveries = `${organization}/notification-deliveries` as const;
const routingTest = `${organization}/notifications/test` as const;
const summary = `${deliveries}/summary` as const;
const delivery = `${deliveries}/{deliveryUuid}` as const;

/** What a person does with the notifications of one organization. */
export class NotificationsApi {
  private readonly params: { path: { uuid: string } };

  /** @param uuid of the organization */
  constructor(
    private readonly platform: PlatformClient,
    private readonly uuid: string,
  ) {
    this.params = { path: { uuid } };
  }

  /** All of them: an organization has fewer than a page holds. */
  destinations(signal?: AbortSignal): Promise<NotificationDestination[]> {
    const params = { ...this.params, query: { per_page: 100 } };
    return dataOf(this.platform.get(endpoints, { params, signal }));
  }

  /** `filters`: q, type, health, sort as in the API. */
  destinationPage(
    filters: URLSearchParams,
    page: number,
    signal?: AbortSignal,
  ): Promise<Page<NotificationDestination>> {
    const query = { ...queryFrom<QueryOf<typeof endpoints>>(filters), per_page: destinationsPerPage, page };
    return paged(this.platform.get(endpoints, { params: { ...this.params, query }, signal }));
  }

  destination(uuid: string, signal?: AbortSignal): Promise<NotificationDestination> {
    return dataOf(this.platform.get(endpoint, { params: this.of(uuid), signal }));
  }

  createDestination(
    type: string,
    fields: DestinationFields,
    idempotencyKey: IdempotencyKey,
  ): Promise<CreatedDestination> {
    // Which fields a type has is known at run time, from its metadata; the API judges them.
    const body = { type, ...fields } as BodyOf<'post', typeof endpoints>;
    return dataOf(this.platform.post(endpoints, { params: this.params, ...once(body, idempotencyKey) }));
  }

  updateDestination(uuid: string, fields: Partial<DestinationFields>): Promise<NotificationDestination> {
    return dataOf(this.platform.put(endpoint, { params: this.of(uuid), body: fields }));
  }

  /** @param force also deletes the rules that send there */
  deleteDestination(uuid: string, force: boolean): Promise<unknown> {
    return this.platform.delete(endpoint, { params: { ...this.of(uuid), query: { force: `${force}` } } });
  }

  testDestination(uuid: string, severity: Severity = 'info'): Promise<EndpointTestResult> {
    return dataOf(this.platform.post(`${endpoint}/test`, { params: this.of(uuid), body: { severity } }));
  }

  enableDestination(uuid: string): Promise<NotificationDestination> {
    return dataOf(this.platform.post(`${endpoint}/enable`, { params: this.of(uuid) }));
  }

  regenerateToken(uuid: string): Promise<ConnectInstructions> {
    return dataOf(this.platform.post(`${endpoint}/regenerate-token`, { params: this.of(uuid) }));
  }

  /** All of them, or those that send to one destination. */
  rules(signal?: AbortSignal, endpoint_uuid?: string): Promise<NotificationRule[]> {
    const query = endpoint_uuid === undefined ? {} : { endpoint_uuid };
    return dataOf(this.platform.get(rules, { params: { ...this.params, query }, signal }));
  }

  /** What a rule can be narrowed to, by name. */
  ruleChoices(signal?: AbortSignal): Promise<RuleChoices> {
    return dataOf(this.platform.get(`${rules}/choices`, { params: this.params, signal }));
  }

  createRule(body: CreateRule, idempotencyKey: IdempotencyKey): Promise<NotificationRule> {
    return dataOf(this.platform.post(rules, { params: this.params, ...once(body, idempotencyKey) }));
  }

  updateRule(uuid: string, body: Partial<CreateRule>): Promise<NotificationRule> {
    return dataOf(this.platform.put(rule, { params: this.rule(uuid), body }));
  }

  deleteRule(uuid: string): Promise<unknown> {
    return this.platform.delete(rule, { params: this.rule(uuid) });
  }

  /** What the rules do with an imagined event, and why. */
  testRouting(body: BodyOf<'post', typeof routingTest>): Promise<RoutingTestResult> {
    return dataOf(this.platform.post(routingTest, { params: this.params, body }));
  }

  /** `filters`: status, severity, event, endpoint_uuid as in the API, and days of UTC from, to. */
  deliveries(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<NotificationDelivery>> {
    const query = { ...queryFrom<QueryOf<typeof deliveries>>(byMoments(filters)), page };
    return this.platform.get(deliveries, { params: { ...this.params, query }, signal });
  }

  /** How many deliveries of the span became what, by hour or day and by destination. `filters`: as of `deliveries`. */
  summary(filters: URLSearchParams, unit: 'hour' | 'day', signal?: AbortSignal): Promise<DeliverySummary> {
    const query = { ...queryFrom<QueryOf<typeof summary>>(byMoments(filters)), unit };
    return dataOf(this.platform.get(summary, { params: { ...this.params, query }, signal }));
  }

  delivery(uuid: string, signal?: AbortSignal): Promise<NotificationDeliveryDetail> {
    return dataOf(this.platform.get(delivery, { params: this.made(uuid), signal }));
  }

  retry(uuid: string): Promise<unknown> {
    return this.platform.post(`${delivery}/retry`, { params: this.made(uuid) });
  }

  private of(endpointUuid: string) {
    return { path: { uuid: this.uuid, endpointUuid } };
  }

  private rule(ruleUuid: string) {
    return { path: { uuid: this.uuid, ruleUuid } };
  }

  private made(deliveryUuid: string) {
    return { path: { uuid: this.uuid, deliveryUuid } };
  }
}
