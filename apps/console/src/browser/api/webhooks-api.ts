import type { WebhookBulkRetried, WebhookDeliveryDetail, WebhookDelivery, WebhookEndpoint } from '@platform/contracts';
import type { Api, RequestOptions } from './api.js';
import { byMoments } from './days.js';
import type { Page } from './organization-api.js';

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

/** The webhooks of one application, for its owner. */
export class WebhooksApi {
  private readonly of: string;

  constructor(
    private readonly api: Pick<Api, 'data' | 'ask'>,
    clientId: string,
  ) {
    this.of = `client_id=${encodeURIComponent(clientId)}`;
  }

  endpoint(signal?: AbortSignal): Promise<WebhookEndpoint> {
    return this.api.data(`/v1/webhook-endpoint?${this.of}`, { signal });
  }

  enable(): Promise<WebhookEndpoint> {
    return this.post('/v1/webhook-endpoint/enable');
  }

  /** `filters`: status, event (a name or a pattern), and days of UTC from, to. */
  deliveries(filters: URLSearchParams, page: number, signal?: AbortSignal): Promise<Page<WebhookDelivery>> {
    const query = byMoments(filters).toString();
    return this.api.ask(`/v1/webhook-deliveries?${query}&${this.of}&per_page=10&page=${page}`, { signal });
  }

  delivery(uuid: string, signal?: AbortSignal): Promise<WebhookDeliveryDetail> {
    return this.api.data(`/v1/webhook-deliveries/${uuid}?${this.of}`, { signal });
  }

  retry(uuid: string): Promise<unknown> {
    return this.post(`/v1/webhook-deliveries/${uuid}/retry`);
  }

  /** Those of the last 14 days, which is what the API sends again in one call; null when nothing has failed in them. */
  async failed(signal?: AbortSignal): Promise<FailedWebhooks | null> {
    const now = Date.now();
    const span = { from: new Date(now - maxRetriedDays * dayMs).toISOString(), to: new Date(now).toISOString() };
    const { meta } = await this.api.ask<{ meta: { total: number; total_is_lower_bound?: true } }>(
      `/v1/webhook-deliveries?${this.of}&status=failed&from=${span.from}&to=${span.to}&per_page=1`,
      { signal },
    );
    if (meta.total === 0) return null;
    return { count: meta.total, isLowerBound: meta.total_is_lower_bound === true, ...span };
  }

  /** `remaining`: how many were too many for one call. */
  retryAll({ from, to }: FailedWebhooks): Promise<WebhookBulkRetried> {
    return this.post('/v1/webhook-deliveries/retry', { body: { from, to } });
  }

  /** Sends a `webhook.test`. */
  test(): Promise<WebhookDelivery> {
    return this.post('/v1/webhook-deliveries/test', { body: {} });
  }

  private post<T>(path: string, options: RequestOptions = {}): Promise<T> {
    return this.api.data(`${path}?${this.of}`, { method: 'POST', ...options });
  }
}
