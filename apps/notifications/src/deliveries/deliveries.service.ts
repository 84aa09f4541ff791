import { Injectable } from '@nestjs/common';
import { page, type Notification, type NotificationDeliveriesQuery } from '@platform/contracts';
import { Delivery, DeliveryAttempt, DeliveryDestination, DeliveryQueue, readLogPage } from '@platform/delivery';
import { PlatformConfig, Problem } from '@platform/service-kit';
import { DataSource, In } from 'typeorm';
import { NotificationRecipient } from '../channels/index.js';
import { NotificationEndpoint } from '../endpoint-store/index.js';
import { matching } from './delivery-filter.js';

/** While a server is away a delivery is deferred every half minute, for a day. */
const shownAttempts = 100;

@Injectable()
export class DeliveriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly config: PlatformConfig,
  ) {}

  /** Newest first. */
  async list(organizationUuid: string, query: NotificationDeliveriesQuery) {
    const { page: _page, per_page: _perPage, cursor: _cursor, ...filters } = query;
    const found = await readLogPage(this.dataSource, matching(organizationUuid, filters), 'id', query);
    const path = `${this.config.AUTH_URL}/api/v1/organizations/${organizationUuid}/notification-deliveries`;
    const { data, ...rest } = page(found.rows, found, query, { path, filters, keysOf: (row) => row.keys });
    const deliveries = data.map(({ delivery }) => delivery);
    const destinations = await this.destinationsOf(deliveries);
    return { data: deliveries.map((row) => view(row, destinations.get(row.destinationId))), ...rest };
  }

  async get(delivery: Delivery) {
    const { manager } = this.dataSource;
    const latest = await manager.find(DeliveryAttempt, {
      where: { deliveryId: delivery.id },
      order: { claimNo: 'DESC' },
      take: shownAttempts,
    });
    const recipients = await manager.find(NotificationRecipient, {
      where: { delivery_id: delivery.id },
      order: { email: 'ASC' },
    });
    const destinations = await this.destinationsOf([delivery]);
    const { service_code, message, url, metadata } = JSON.parse(delivery.payload) as Notification;
    return {
      data: {
        ...view(delivery, destinations.get(delivery.destinationId)),
        service_code,
        message,
        url,
        metadata,
        response_body: delivery.responseBody,
        response_truncated: delivery.responseTruncated,
        attempts: latest.reverse().map(attemptView),
        recipients,
      },
    };
  }

  /**
   * Sends a failed or skipped delivery again, at once. 409 when it is neither, or its destination is gone or disabled.
   */
  async retry({ id, destinationId, organizationUuid }: Delivery) {
    return this.dataSource.transaction(async (tx) => {
      const exists = await tx.existsBy(NotificationEndpoint, {
        uuid: destinationId,
        organization_uuid: organizationUuid!,
      });
      const health = await tx.findOneBy(DeliveryDestination, { id: destinationId });
      if (!exists || health?.disabledAt) throw new Problem('endpoint_disabled');
      if (!(await this.queue.retry(tx, id))) throw new Problem('delivery_not_failed');
      return { message: 'The delivery is sent again.', data: { uuid: id, status: 'pending' as const } };
    });
  }

  private async destinationsOf(deliveries: readonly Delivery[]): Promise<Map<string, DeliveryDestination>> {
    const ids = deliveries.map(({ destinationId }) => destinationId);
    const found = await this.dataSource.manager.findBy(DeliveryDestination, { id: In(ids) });
    return new Map(found.map((destination) => [destination.id, destination]));
  }
}

/** What the delivery was made with, beside the engine's own columns. */
type Context = Record<string, unknown> &
  Pick<Notification, 'severity' | 'title'> & {
    endpoint: { uuid: string; type: string; name: string };
    rule_uuids: string[];
    digest?: { closes_at: string; count: number | null };
  };

function view(delivery: Delivery, destination: DeliveryDestination | undefined) {
  const { severity, title, endpoint, rule_uuids, digest } = delivery.context as Context;
  return {
    uuid: delivery.id,
    event: delivery.event,
    severity,
    title,
    endpoint,
    rule_uuids,
    status: delivery.status,
    status_code: delivery.statusCode,
    error_code: delivery.errorCode,
    error_message: delivery.errorMessage,
    digest: digest ? { closes_at: new Date(digest.closes_at), count: digest.count } : null,
    attempt: delivery.attempt,
    max_attempts: delivery.maxAttempts,
    retries_left: delivery.retriesLeft,
    next_retry_at: delivery.nextTryAt(destination),
    completed_at: delivery.completedAt,
    created_at: delivery.createdAt,
  };
}

function attemptView(attempt: DeliveryAttempt) {
  return {
    number: attempt.number,
    started_at: attempt.startedAt,
    duration_ms: attempt.durationMs,
    outcome: attempt.outcome,
    status_code: attempt.statusCode,
    error_code: attempt.errorCode,
    error_message: attempt.errorMessage,
    manual: attempt.generation > 0,
  };
}
