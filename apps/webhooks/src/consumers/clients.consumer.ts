import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { DeliveryDestinations } from '@platform/delivery';
import { OnEvent, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut, Withdrawals } from '../fan-out/index.js';
import { Client } from '../copies/index.js';
import { WebhookSecrets } from '../sending/index.js';

type ClientFacts = PlatformEvent<'client.saved'>['payload']['client'];

@Injectable()
export class ClientsConsumer {
  constructor(
    private readonly destinations: DeliveryDestinations,
    private readonly fanOut: FanOut,
    private readonly withdrawals: Withdrawals,
    private readonly secrets: WebhookSecrets,
  ) {}

  @OnEvent('client.saved')
  async save(event: PlatformEvent<'client.saved'>, tx: EntityManager): Promise<void> {
    const { client } = event.payload;
    this.secrets.check(client.sealed_webhook_secret);
    await this.fanOut.lockAudience(tx);
    const before = await tx.findOneBy(Client, { client_id: client.client_id });
    const uuid = await upsert(tx, client, event.version);
    if (!uuid) return;
    if (before) await this.switchEndpoint(tx, before, client);
    if (before?.webhook_audience === 'all' && client.webhook_audience !== 'all') {
      await this.withdrawals.audienceNarrowed(tx, client.client_id);
    }
    await this.fanOut.catchUpClient(tx, client.client_id, event.occurredAt);
  }

  /**
   * Pending deliveries to an endpoint that is gone end. What is known of a deleted endpoint goes with its log. An
   * endpoint that is new, or new again, starts without failures.
   */
  private async switchEndpoint(tx: EntityManager, before: Client, now: ClientFacts): Promise<void> {
    if (now.is_deleted) return this.destinations.delete(tx, before.uuid);
    if (!now.is_active) return this.destinations.disable(tx, before.uuid, 'client_disabled');
    if (!now.webhook_url) return this.destinations.disable(tx, before.uuid, 'no_webhook_url');
    const isNew = !before.is_active || before.webhook_url !== now.webhook_url;
    if (isNew) await this.destinations.enable(tx, before.uuid);
  }
}

/** Answers with our own id of the client; undefined when a newer event was here first. */
async function upsert(tx: EntityManager, client: ClientFacts, version: number): Promise<string | undefined> {
  const [saved] = await rowsOf(
    tx,
    sql<{ uuid: string }>`
      INSERT INTO client (client_id, name, owner_uuid, is_active, webhook_url, webhook_audience, sealed_webhook_secret,
        sealed_previous_webhook_secret, previous_webhook_secret_expires_at, version, organization_uuid)
      VALUES (${client.client_id}, ${client.name}, ${client.owner_uuid}, ${client.is_active}, ${client.webhook_url},
        ${client.webhook_audience}, ${client.sealed_webhook_secret}, ${client.sealed_previous_webhook_secret},
        ${client.previous_webhook_secret_expires_at}, ${version}, ${client.organization_uuid})
      ON CONFLICT (client_id) DO UPDATE
      SET name = excluded.name, owner_uuid = excluded.owner_uuid, is_active = excluded.is_active,
        webhook_url = excluded.webhook_url, webhook_audience = excluded.webhook_audience,
        sealed_webhook_secret = excluded.sealed_webhook_secret,
        sealed_previous_webhook_secret = excluded.sealed_previous_webhook_secret,
        previous_webhook_secret_expires_at = excluded.previous_webhook_secret_expires_at,
        organization_uuid = excluded.organization_uuid, version = excluded.version
      WHERE client.version < excluded.version
      RETURNING uuid`,
  );
  return saved?.uuid;
}
