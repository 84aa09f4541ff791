import { Injectable } from '@nestjs/common';
import type { AuditFacts } from '@platform/contracts';
import { auditFacts, Outbox, unattended, type AuditActor } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Client } from '../copies/index.js';

type EndpointEvent =
  `webhook_endpoint.${'tested' | 'enabled' | 'disabled'}` | `webhook_delivery.${'retried' | 'bulk_retried'}`;

/**
 * Tells the audit log of the organization that a client belongs to, which organizations keeps, in the transaction of
 * the change (ADR 8). Of the clients of people and of the operator nothing is told.
 */
@Injectable()
export class EndpointAudit {
  constructor(private readonly outbox: Outbox) {}

  /** `metadata` holds no secret and no address of a person: it is kept for good. */
  async record(
    tx: EntityManager,
    { user_uuid, origin }: AuditActor,
    { organization_uuid, client_id: id, name }: Client,
    event: EndpointEvent,
    metadata: AuditFacts['metadata'] = {},
  ): Promise<void> {
    if (organization_uuid === null) return;
    const action = { event, target: { type: 'oauth_client', id, name }, metadata };
    await this.outbox.add(tx, 'webhook.audited', {
      audit: auditFacts({ organization_uuid, user_uuid, origin }, action),
    });
  }

  /** By what the endpoint answered, or did not. */
  async disabled(tx: EntityManager, clientUuid: string, reason: string): Promise<void> {
    const client = await tx.findOneByOrFail(Client, { uuid: clientUuid });
    await this.record(tx, unattended, client, 'webhook_endpoint.disabled', { reason });
  }
}
