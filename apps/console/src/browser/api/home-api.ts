import type { PlatformClient } from '@platform/client';
import type { NotificationDestination, NotificationDeliverySummary, WebhookDeliverySummary } from '@platform/contracts';
import { dataOf } from './requests.js';

const dayMs = 86_400_000;
const weeks = 2;

/** Deliveries of two weeks by the day: this one, and the one before for comparison. */
function twoWeeks() {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  return { from: new Date(today - (7 * weeks - 1) * dayMs).toISOString(), unit: 'day' } as const;
}

/** What the first page shows of other services, in few and short answers. */
export class HomeApi {
  constructor(private readonly platform: PlatformClient) {}

  /** Of the webhooks of one application. */
  webhooks(client_id: string, signal?: AbortSignal): Promise<WebhookDeliverySummary> {
    const query = { ...twoWeeks(), client_id };
    return dataOf(this.platform.get('/api/v1/webhook-deliveries/summary', { params: { query }, signal }));
  }

  notifications(uuid: string, signal?: AbortSignal): Promise<NotificationDeliverySummary> {
    const params = { path: { uuid }, query: twoWeeks() };
    return dataOf(
      this.platform.get('/api/v1/organizations/{uuid}/notification-deliveries/summary', { params, signal }),
    );
  }

  /** Some of those that do not work now. */
  failingDestinations(uuid: string, signal?: AbortSignal): Promise<NotificationDestination[]> {
    const params = { path: { uuid }, query: { health: 'failing', per_page: 5 } } as const;
    return dataOf(this.platform.get('/api/v1/organizations/{uuid}/notification-endpoints', { params, signal }));
  }
}
