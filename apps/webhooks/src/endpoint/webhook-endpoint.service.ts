import { Injectable } from '@nestjs/common';
import { endpointDisabledReasons, withoutQuery, type TokenRecord, type WebhookClientQuery } from '@platform/contracts';
import { Delivery, DeliveryDestination, DeliveryDestinations } from '@platform/delivery';
import { Problem, type Origin } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { DeliveryVisibility } from '../access/index.js';
import type { Client } from '../copies/index.js';
import { EndpointAudit } from '../notices/index.js';

/** The endpoint of a client, for the client itself and for its owner. For anybody else it does not exist. */
@Injectable()
export class WebhookEndpointService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly destinations: DeliveryDestinations,
    private readonly visibility: DeliveryVisibility,
    private readonly audit: EndpointAudit,
  ) {}

  async get(caller: TokenRecord, { client_id }: WebhookClientQuery) {
    return this.view(this.dataSource.manager, await this.visibility.ownClient(caller, client_id));
  }

  /** Sends there again what happens from now on, and what is pending; what has failed is retried by hand. */
  async enable(caller: TokenRecord, { client_id }: WebhookClientQuery, origin: Origin) {
    const client = await this.visibility.ownClient(caller, client_id, { toChange: true });
    return this.dataSource.transaction(async (tx) => {
      if (!client.is_active) throw new Problem('endpoint_disabled', { message: 'The client is disabled.' });
      if (!client.webhook_url) throw new Problem('no_webhook_url');
      await this.destinations.enable(tx, client.uuid);
      await this.audit.record(tx, { ...caller, origin }, client, 'webhook_endpoint.enabled');
      return this.view(tx, client);
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
