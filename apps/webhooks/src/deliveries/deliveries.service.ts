import { Injectable } from '@nestjs/common';
import { isUuid, page, type TokenRecord, type WebhookDeliveryQuery } from '@platform/contracts';
import { Delivery, DeliveryAttempt, DeliveryDestination, DeliveryQueue } from '@platform/delivery';
import { Problem } from '@platform/service-kit';
import { DataSource, Like, type EntityManager } from 'typeorm';
import { WebhooksConfig } from '../config.js';
import { attemptView, deliveryView } from './delivery-view.js';
import { DeliveryVisibility, type VisibleDeliveries } from './delivery-visibility.js';

const path = '/api/v1/webhook-deliveries';
const shownAttempts = 100;
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly config: WebhooksConfig,
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly visibility: DeliveryVisibility,
  ) {}

  /** Newest first. */
  async list(caller: TokenRecord, query: WebhookDeliveryQuery) {
    const { event, status } = query;
    const address = this.config.AUTH_URL + path;
    const visible = await this.visibility.of(caller);
    if (!visible) return page([], 0, query, address, { event, status });
    const [rows, total] = await this.dataSource.manager.findAndCount(Delivery, {
      where: { ...visible.where, ...(status && { status }), ...(event && { event: Like(likePattern(event)) }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (query.page - 1) * query.per_page,
      take: query.per_page,
    });
    return page(
      rows.map((row) => deliveryView(row, visible.client)),
      total,
      query,
      address,
      { event, status },
    );
  }

  async get(caller: TokenRecord, uuid: string) {
    const { delivery, client } = await this.find(await this.visibility.of(caller), uuid);
    const latest = await this.dataSource.manager.find(DeliveryAttempt, {
      where: { deliveryId: delivery.id },
      order: { claimNo: 'DESC' },
      take: shownAttempts,
    });
    return { data: { ...deliveryView(delivery, client), attempts: latest.reverse().map(attemptView) } };
  }

  /** A failed delivery goes out again at once, under the same id and with the whole schedule before it. */
  async retry(caller: TokenRecord, uuid: string) {
    const visible = await this.visibility.of(caller);
    await this.dataSource.transaction(async (tx) => {
      const { delivery, client } = await this.find(visible, uuid, tx);
      if (delivery.status !== 'failed') throw new Problem('delivery_not_failed');
      const destination = await tx.findOneBy(DeliveryDestination, { id: client.uuid });
      if (destination?.disabledAt) throw new Problem('endpoint_disabled');
      if (!(await this.queue.retry(tx, uuid))) throw new Problem('delivery_not_failed');
    });
    return { message: 'The delivery is being sent again.', data: { uuid, status: 'pending' as const } };
  }

  private async find(visible: VisibleDeliveries | null, id: string, manager: EntityManager = this.dataSource.manager) {
    const isId = isUuid(id);
    const delivery = visible && isId ? await manager.findOneBy(Delivery, { ...visible.where, id }) : null;
    if (!visible || !delivery) throw new Problem('not_found');
    return { delivery, client: visible.client };
  }
}

/** `member.*` as the pattern of a LIKE, in which `_`, `%` and `\` have no meaning of their own. */
function likePattern(event: string): string {
  return event.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');
}
