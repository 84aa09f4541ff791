import { Injectable } from '@nestjs/common';
import {
  endpointDisabledReasons,
  isWebhookEvent,
  timestamp,
  webhookExample,
  withoutQuery,
  type TokenRecord,
  type WebhookClientQuery,
  type WebhookTestRequest,
} from '@platform/contracts';
import { Delivery, DeliveryDestination, DeliveryDestinations, DeliveryQueue } from '@platform/delivery';
import { newUuid, Problem, type Origin } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Client } from '../clients/client.entity.js';
import { deliveryView } from '../deliveries/delivery-view.js';
import { DeliveryVisibility } from '../deliveries/delivery-visibility.js';
import { EndpointAudit } from './endpoint-audit.js';

/** The endpoint of a client, for the client itself and for its owner. For anybody else it does not exist. */
@Injectable()
export class WebhookEndpointService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: DeliveryQueue,
    private readonly destinations: DeliveryDestinations,
    private readonly visibility: DeliveryVisibility,
    private readonly audit: EndpointAudit,
  ) {}

  async get(caller: TokenRecord, { client_id }: WebhookClientQuery) {
    return this.view(this.dataSource.manager, await this.visibility.own(caller, client_id));
  }

  /** Sends there again what happens from now on, and what is pending; what has failed is retried by hand. */
  async enable(caller: TokenRecord, { client_id }: WebhookClientQuery, origin: Origin) {
    const client = await this.visibility.own(caller, client_id, { toChange: true });
    return this.dataSource.transaction(async (tx) => {
      if (!client.is_active) throw new Problem('endpoint_disabled', { message: 'The client is disabled.' });
      if (!client.webhook_url) throw new Problem('no_webhook_url');
      await this.destinations.enable(tx, client.uuid);
      await this.audit.tell(tx, { ...caller, origin }, client, 'webhook_endpoint.enabled');
      return this.view(tx, client);
    });
  }

  /** A delivery like any other, in the log and with its retries, of an event that did not happen. */
  async test(caller: TokenRecord, { client_id }: WebhookClientQuery, { event }: WebhookTestRequest, origin: Origin) {
    const client = await this.visibility.own(caller, client_id, { toChange: true });
    const payload = testPayload(client, event);
    return this.dataSource.transaction(async (tx) => {
      if (!client.webhook_url) throw new Problem('no_webhook_url');
      const destination = await tx.findOneBy(DeliveryDestination, { id: client.uuid });
      if (destination?.disabledAt) throw new Problem('endpoint_disabled');
      const [made] = await this.queue.enqueue(tx, [
        {
          destinationId: client.uuid,
          sourceId: newUuid(),
          occurredAt: new Date(),
          context: { url: withoutQuery(client.webhook_url), test: true },
          event: payload.event,
          payload: JSON.stringify(payload),
        },
      ]);
      const told = { event: payload.event, delivery: made!.id };
      await this.audit.tell(tx, { ...caller, origin }, client, 'webhook_endpoint.tested', told);
      return { data: deliveryView(await tx.findOneByOrFail(Delivery, { id: made!.id }), client, destination) };
    });
  }

  private async view(manager: EntityManager, client: Client) {
    const health = await manager.findOneBy(DeliveryDestination, { id: client.uuid });
    const pending = await manager.countBy(Delivery, { destinationId: client.uuid, status: 'pending' });
    const pausedUntil = health?.pausedUntil ?? null;
    const { previous_webhook_secret_expires_at: previousEnds } = client;
    return {
      data: {
        client_id: client.client_id,
        name: client.name,
        url: client.webhook_url && withoutQuery(client.webhook_url),
        audience: client.webhook_audience,
        ...standing(client, health),
        ...(pausedUntil && !health?.disabledAt && { status: 'paused' as const }),
        paused_until: pausedUntil,
        failing_since: health?.failingSince ?? null,
        consecutive_failures: health?.consecutiveFailures ?? 0,
        last_success_at: health?.lastSuccessAt ?? null,
        last_failure_at: health?.lastFailureAt ?? null,
        pending,
        previous_secret_expires_at: previousEnds && previousEnds > new Date() ? previousEnds : null,
      },
    };
  }
}

type DisabledReason = (typeof endpointDisabledReasons)[number];

/** What the client is says more than what its destination was disabled by; a deleted one is as a disabled one. */
function standing({ is_active, webhook_url }: Client, health: DeliveryDestination | null) {
  const ofDestination = health?.disabledReason ?? null;
  const reason = is_active ? (webhook_url ? ofDestination : 'no_webhook_url') : 'client_disabled';
  return {
    status: reason ? ('disabled' as const) : ('active' as const),
    disabled_reason: reason as DisabledReason | null,
    disabled_at: health?.disabledAt ?? null,
  };
}

function testPayload(client: Client, event: string | undefined): { event: string } & Record<string, unknown> {
  const now = new Date();
  if (event === undefined || event === 'webhook.test') {
    return {
      event: 'webhook.test',
      timestamp: timestamp(now),
      client: { client_id: client.client_id, name: client.name },
    };
  }
  if (!isWebhookEvent(event)) throw Problem.field('event', 'is not a webhook event');
  return { event, ...webhookExample(event, now), test: true };
}
