import type { WebhookDeliveryDetailView, WebhookDeliveryView, WebhookEndpointView } from '@platform/contracts';
import type { Api, RequestOptions } from './api.js';
import type { Page } from './organization-api.js';

/** The webhooks of one application, for its owner. */
export class WebhooksApi {
  private readonly of: string;

  constructor(
    private readonly api: Pick<Api, 'data' | 'ask'>,
    clientId: string,
  ) {
    this.of = `client_id=${encodeURIComponent(clientId)}`;
  }

  endpoint(signal?: AbortSignal): Promise<WebhookEndpointView> {
    return this.api.data(`/v1/webhook-endpoint?${this.of}`, { signal });
  }

  enable(): Promise<WebhookEndpointView> {
    return this.post('/v1/webhook-endpoint/enable');
  }

  /** @param status one, or the empty text for any */
  deliveries(status: string, page: number, signal?: AbortSignal): Promise<Page<WebhookDeliveryView>> {
    const filter = status && `&status=${status}`;
    return this.api.ask(`/v1/webhook-deliveries?${this.of}&per_page=10&page=${page}${filter}`, { signal });
  }

  delivery(uuid: string, signal?: AbortSignal): Promise<WebhookDeliveryDetailView> {
    return this.api.data(`/v1/webhook-deliveries/${uuid}?${this.of}`, { signal });
  }

  retry(uuid: string): Promise<unknown> {
    return this.post(`/v1/webhook-deliveries/${uuid}/retry`);
  }

  /** Sends a `webhook.test`. */
  test(): Promise<WebhookDeliveryView> {
    return this.post('/v1/webhook-deliveries/test', { body: {} });
  }

  private post<T>(path: string, options: RequestOptions = {}): Promise<T> {
    return this.api.data(`${path}?${this.of}`, { method: 'POST', ...options });
  }
}
