import type { PlatformClient } from '@platform/client';
import type {
  SummaryUnit,
  WebhookBulkRetried,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookDeliverySummary,
  WebhookEndpoint,
} from '@platform/contracts';
import { byMoments } from './days.js';
import { dataOf, queryFrom, type Page, type QueryOf } from './requests.js';

/** Failed deliveries that can be sent again at once: those made from one time until before another. */
export interface FailedWebhooks {
  count: number;
  /** There are `count` or more of them. */
  isLowerBound: boolean;
  from: string;
  to: string;
}

const maxRetriedDays = 14;
const dayMs = 86_400_000;
const path = '/api/v1/webhook-deliveries';

/** The webhooks of one application, for its owner. */
export class WebhooksApi {
  private readonly params: { query: { client_id: string } };

  constructor(
    private readonly platform: PlatformClient,
    clientId: string,
  ) {
    this.params = { query: { client_id: clientId } };
  }

  endpoint(signal?: AbortSignal): Promise<WebhookEndpoint> {
    return dataOf(this.platform.get('/api/v1/webhook-endpoint', { params: this.params, signal }));
  }

  enable(): Promise<WebhookEndpoint> {
    return dataOf(this.platform.post('/api/v1/webhook-endpoint/enable', { params: this.params }));
  }

  /** `filters`: status, event (a name or a pattern), and days of UTC from, to. */
  deliveries(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<WebhookDelivery>> {
    const chosen = queryFrom<QueryOf<typeof path>>(byMoments(filters));
    const query = { ...chosen, ...this.params.query, per_page: 10, page };
    return this.platform.get(path, { params: { query }, signal });
  }

  delivery(uuid: string, signal?: AbortSignal): Promise<WebhookDeliveryDetail> {
    return dataOf(this.platform.get(`${path}/{uuid}`, { params: { ...this.params, path: { uuid } }, signal }));
  }

  retry(uuid: string): Promise<unknown> {
    return this.platform.post(`${path}/{uuid}/retry`, { params: { ...this.params, path: { uuid } } });
  }

  /** Those of the last 14 days, which is what the API sends again in one call; null when nothing has failed in them. */
  async failed(signal?: AbortSignal): Promise<FailedWebhooks | null> {
    const now = Date.now();
    const span = { from: new Date(now - maxRetriedDays * dayMs).toISOString(), to: new Date(now).toISOString() };
    const query = { ...this.params.query, ...span, status: 'failed', per_page: 1 } as const;
    const { meta } = await this.platform.get(path, { params: { query }, signal });
    if (meta.total === 0) return null;
    return { count: meta.total, isLowerBound: meta.total_is_lower_bound === true, ...span };
  }

  /** `remaining`: how many were too many for one call. */
  retryAll({ from, to }: FailedWebhooks): Promise<WebhookBulkRetried> {
    return dataOf(this.platform.post(`${path}/retry`, { params: this.params, body: { from, to } }));
  }

  /** Sends the example of an event; without one a `webhook.test`. */
  test(event?: string): Promise<WebhookDelivery> {
    return dataOf(this.platform.post(`${path}/test`, { params: this.params, body: event ? { event } : {} }));
  }

  /** How many arrived and failed, and how long they took, by hours or days until now. */
  summary(unit: SummaryUnit, days: number, signal?: AbortSignal): Promise<WebhookDeliverySummary> {
    const from = new Date(Date.now() - days * dayMs).toISOString();
    const query = { ...this.params.query, from, unit };
    return dataOf(this.platform.get(`${path}/summary`, { params: { query }, signal }));
  }
}
