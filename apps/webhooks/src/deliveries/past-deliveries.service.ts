import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { timestamp, withoutQuery } from '@platform/contracts';
import { pastAttempt, recordPastDeliveries } from '@platform/delivery';
import { Problem } from '@platform/service-kit';
import { DataSource, type Repository } from 'typeorm';
import { z } from 'zod';
import { Client } from '../copies/index.js';

/** A line of `webhook record-deliveries`: an event, and what became of it. */
export const pastWebhook = z.object({
  /** Of the event: what is recorded twice is there once. */
  id: z.uuid(),
  event: z.string(),
  organization_uuid: z.uuid().nullable(),
  /** Without `event`, `timestamp` and `sequence`. */
  body: z.record(z.string(), z.unknown()),
  created_at: z.coerce.date(),
  attempts: z.array(pastAttempt).min(1),
});
export type PastWebhook = z.infer<typeof pastWebhook>;

/** Writes deliveries that have never been sent into the log of a client: the past of a demo. */
@Injectable()
export class PastDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(Client) private readonly clients: Repository<Client>,
  ) {}

  /** @throws Problem 404 for a client that is not there; 409 for one without a webhook address */
  async record(clientId: string, given: readonly PastWebhook[]): Promise<void> {
    const client = await this.clients.findOneBy({ client_id: clientId });
    if (!client) throw new Problem('not_found');
    const url = client.webhook_url;
    if (url === null) throw new Problem('no_webhook_url');
    const deliveries = given.map(({ id, event, organization_uuid, body, created_at, attempts }, index) => ({
      destinationId: client.uuid,
      sourceId: id,
      occurredAt: created_at,
      organizationUuid: organization_uuid,
      context: { url: withoutQuery(url) },
      event,
      payload: JSON.stringify({ event, timestamp: timestamp(created_at), ...body, sequence: index + 1 }),
      attempts,
    }));
    await this.dataSource.transaction((tx) => recordPastDeliveries(tx, deliveries));
  }
}
