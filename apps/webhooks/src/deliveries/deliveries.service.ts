import { Injectable } from '@nestjs/common';
import {
  isUuid,
  page,
  type TokenRecord,
  type WebhookBulkRetryRequest,
  type WebhookClientQuery,
  type WebhookDeliveryQuery,
} from '@platform/contracts';
import {
  Delivery,
  DeliveryAttempt,
  DeliveryDestination,
  DeliveryQueue,
  readLogPage,
  type LoggedDelivery,
} from '@platform/delivery';
import { Problem, type Origin } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../copies/index.js';
import { EndpointAudit } from '../notices/index.js';
import { FanOut, withdrawals, Withdrawals } from '../fan-out/index.js';
import { DeliveryVisibility, type VisibleDeliveries } from '../access/index.js';
import { WebhooksConfig } from '../config.js';
import { likePattern, matching } from './delivery-filter.js';
import { attemptView, deliveryView } from './delivery-view.js';

const path = '/api/v1/webhook-deliveries';
const shownAttempts = 100;

@Injectable()
export class DeliveriesService {
  constructor(
    private readonly config: WebhooksConfig,
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly visibility: DeliveryVisibility,
    private readonly fanOut: FanOut,
    private readonly withdrawals: Withdrawals,
    private readonly audit: EndpointAudit,
  ) {}

  /** Newest first. */
  async list(caller: TokenRecord, query: WebhookDeliveryQuery) {
    const { per_page: _perPage, page: _page, cursor: _cursor, ...filters } = query;
    const listed = { path: this.config.AUTH_URL + path, filters, keysOf: (row: LoggedDelivery) => row.keys };
    const visible = await this.visibility.forCaller(caller, query.client_id);
    if (!visible) return page([], { total: 0, isCut: false }, query, listed);
    const found = await readLogPage(this.dataSource, matching(visible, query), 'createdAt', query);
    const destination = await destinationOf(this.dataSource.manager, visible.client);
    const { data, ...rest } = page(found.rows, found, query, listed);
    return { data: data.map(({ delivery }) => deliveryView(delivery, visible.client, destination)), ...rest };
  }

  async get(caller: TokenRecord, uuid: string, { client_id }: WebhookClientQuery) {
    const { delivery, client } = await this.find(await this.visibility.forCaller(caller, client_id), uuid);
    const latest = await this.dataSource.manager.find(DeliveryAttempt, {
      where: { deliveryId: delivery.id },
      order: { claimNo: 'DESC' },
      take: shownAttempts,
    });
    const destination = await destinationOf(this.dataSource.manager, client);
    return { data: { ...deliveryView(delivery, client, destination), attempts: latest.reverse().map(attemptView) } };
  }

  /** A failed delivery goes out again at once, under the same id and with the whole schedule before it. */
  async retry(caller: TokenRecord, uuid: string, { client_id }: WebhookClientQuery, origin: Origin) {
    const visible = await this.visibility.forCaller(caller, client_id, { toChange: true });
    const refused = await this.dataSource.transaction(async (tx) => {
      await this.fanOut.keepAudience(tx);
      const { delivery, client } = await this.find(visible, uuid, tx);
      const organization = visible?.organizations?.find((one) => one.uuid === delivery.organizationUuid);
      if (organization && !organization.is_active) throw new Problem('organization_inactive');
      if (delivery.status !== 'failed') throw new Problem('delivery_not_failed');
      const withdrawal = withdrawals.find(({ code }) => code === delivery.errorCode);
      const [reason] = withdrawal ? [withdrawal] : await this.withdrawals.beforeRetry(tx, client.client_id, [uuid]);
      if (reason) return reason;
      await refuseDisabled(tx, client);
      if (!(await this.queue.retry(tx, uuid))) throw new Problem('delivery_not_failed');
      // Not what a member of another organization does, whose name and address are none of this one's business.
      const metadata = { event: delivery.event, delivery: uuid };
      if (!visible?.organizations)
        await this.audit.record(tx, { ...caller, origin }, client, 'webhook_delivery.retried', metadata);
      return null;
    });
    if (refused) throw new Problem('delivery_not_failed', { message: refused.message });
    return { message: 'The delivery is being sent again.', data: { uuid, status: 'pending' as const } };
  }

  /** After an outage of the receiver: what failed meanwhile, oldest first. */
  async retryAll(
    caller: TokenRecord,
    { client_id }: WebhookClientQuery,
    body: WebhookBulkRetryRequest,
    origin: Origin,
  ) {
    const visible = await this.visibility.forCaller(caller, client_id, { toChange: true });
    const data = visible
      ? await this.dataSource.transaction(async (tx) => {
          await this.fanOut.keepAudience(tx);
          await refuseDisabled(tx, visible.client);
          const which = {
            destinationId: visible.client.uuid,
            from: new Date(body.from),
            to: new Date(body.to),
            exceptErrorCodes: withdrawals.map(({ code }) => code),
            ...(body.event && { eventLike: likePattern(body.event) }),
            ...(visible.organizations && {
              organizationUuids: visible.organizations.filter((one) => one.is_active).map(({ uuid }) => uuid),
            }),
          };
          const ids = await this.queue.failedAmong(tx, which);
          await this.withdrawals.beforeRetry(tx, visible.client.client_id, ids);
          const retried = await this.queue.retryAll(tx, which, ids);
          if (!visible.organizations) {
            const metadata = { ...body, matched: retried.matched };
            await this.audit.record(
              tx,
              { ...caller, origin },
              visible.client,
              'webhook_delivery.bulk_retried',
              metadata,
            );
          }
          return retried;
        })
      : { matched: 0, remaining: 0 };
    return { message: 'The failed deliveries are being sent again.', data };
  }

  private async find(visible: VisibleDeliveries | null, id: string, manager: EntityManager = this.dataSource.manager) {
    const isId = isUuid(id);
    const delivery = visible && isId ? await manager.findOneBy(Delivery, { ...visible.where, id }) : null;
    if (!visible || !delivery) throw new Problem('not_found');
    return { delivery, client: visible.client };
  }
}

function destinationOf(manager: EntityManager, client: Client): Promise<DeliveryDestination | null> {
  return manager.findOneBy(DeliveryDestination, { id: client.uuid });
}

async function refuseDisabled(tx: EntityManager, client: Client): Promise<void> {
  const destination = await destinationOf(tx, client);
  if (destination?.disabledAt) throw new Problem('endpoint_disabled');
}
