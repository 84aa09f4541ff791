import { Injectable } from '@nestjs/common';
import { timestamp, type PlatformEvent } from '@platform/contracts';
import { DeliveryQueue } from '@platform/delivery';
import { Periodic } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { withoutQuery } from '../clients/webhook-url.js';
import type { NewMemberChange } from '../organizations/save-member-change.js';
import { bodyFor } from './body-for.js';
import { recipientsOf, type Recipient } from './recipients.js';

const dayMs = 86_400_000;

/** Why a delivery was withdrawn: the person who allowed the client to hear of it does so no more. */
export const grantRevoked = { code: 'grant_revoked', message: 'The grant that this delivery rested on was revoked.' };

/** What an event is about: an organization or a user. */
type Subject = { organization_uuid: string } | { user_uuid: string };

/**
 * Turns an event into one delivery for each client that hears it, in the inbox transaction.
 *
 * Copies and events arrive in any order and side by side. So that none is missed, a copy that comes late catches up on the
 * events that came before it, and locks keep the two apart: whichever commits second sees the other. A delivery that is
 * asked for twice is made once (DeliveryQueue.enqueue).
 */
@Injectable()
export class FanOut {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly dataSource: DataSource,
    periodic: Periodic,
  ) {
    periodic.add('purge-heard-events', dayMs, () => this.purge());
  }

  /** Before a change of clients or grants: waits for all events under way and holds up new ones. */
  async lockAudience(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('webhooks:audience', 0))`);
  }

  /** Before an event: clients and grants stay as they are meanwhile. */
  async keepAudience(tx: EntityManager): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock_shared(hashtextextended('webhooks:audience', 0))`);
  }

  /** Before an event of an organization: one at a time, as each may change who hears the others. */
  async lockOrganization(tx: EntityManager, organizationUuid: string): Promise<void> {
    await this.keepAudience(tx);
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('webhooks:organization:' || $1, 0))`, [
      organizationUuid,
    ]);
  }

  /**
   * Keeps the event and makes its deliveries.
   *
   * @param change the change of a membership that the event tells of: the clients of a person who is a member since then get
   * the later events of the organization, too, that were consumed before this one
   */
  async hear(tx: EntityManager, event: PlatformEvent, subject: Subject, change?: NewMemberChange): Promise<void> {
    const { id, type, version, occurredAt, payload } = event;
    const about = { organization_uuid: null, user_uuid: null, ...subject };
    const body = { event: type, timestamp: timestamp(new Date(occurredAt)), ...payload };
    await tx.query(
      `INSERT INTO heard_event (id, event, organization_uuid, user_uuid, version, occurred_at, payload)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, type, about.organization_uuid, about.user_uuid, version, occurredAt, JSON.stringify(body)],
    );
    const recipients = await tx.query<Recipient[]>(recipientsOf('e.id = $1'), [id]);
    await this.deliver(tx, [...recipients, ...(change?.is_member ? await missedBy(tx, change) : [])]);
  }

  /**
   * After a client or one of its grants became known: the client gets the events that happened after that but came before
   * it. Publishers have versions of their own, so that time has to compare them; what happened in the same instant stays out.
   */
  async catchUpClient(tx: EntityManager, clientId: string, since: string): Promise<void> {
    const missed = recipientsOf('c.client_id = $1 AND e.occurred_at > $2');
    await this.deliver(tx, await tx.query<Recipient[]>(missed, [clientId, since]));
  }

  /** After a grant of this client ended: what is pending for it and rests on no grant any more is not sent. */
  async withdraw(tx: EntityManager, clientId: string): Promise<void> {
    const isPending = `SELECT source_id FROM delivery WHERE destination_id = c.uuid AND status = 'pending'`;
    const rows = await tx.query<{ id: string }[]>(
      `SELECT d.id FROM client c JOIN delivery d ON d.destination_id = c.uuid AND d.status = 'pending'
       WHERE c.client_id = $1 AND c.is_active AND c.webhook_url IS NOT NULL
         AND EXISTS (SELECT FROM heard_event WHERE id = d.source_id)
         AND d.source_id NOT IN (SELECT event_id FROM (${recipientsOf(`c.client_id = $1 AND e.id IN (${isPending})`)}) heard)`,
      [clientId],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.queue.cancel(tx, ids, grantRevoked.code, grantRevoked.message);
  }

  private async deliver(tx: EntityManager, recipients: Recipient[]): Promise<void> {
    await this.queue.enqueue(
      tx,
      recipients.map((recipient) => ({
        destinationId: recipient.destination_id,
        sourceId: recipient.event_id,
        occurredAt: recipient.occurred_at,
        organizationUuid: recipient.organization_uuid,
        context: { url: withoutQuery(recipient.webhook_url) },
        event: recipient.event,
        payload: bodyFor(recipient),
      })),
    );
  }

  /** Also the changes of memberships that no event looks at any more: another one, older than all events kept, came after them. */
  private async purge(): Promise<void> {
    await this.dataSource.query(`DELETE FROM heard_event WHERE occurred_at < now() - interval '7 days'`);
    await this.dataSource.query(
      `DELETE FROM member_change old USING member_change newer
       WHERE newer.organization_uuid = old.organization_uuid AND newer.user_uuid = old.user_uuid
         AND newer.version > old.version
         AND NOT EXISTS (SELECT FROM heard_event
                         WHERE organization_uuid = old.organization_uuid AND version <= newer.version)`,
    );
  }
}

/** Later events of the organization, and the clients of this member that hear them. */
async function missedBy(
  tx: EntityManager,
  { organization_uuid, version, user_uuid }: NewMemberChange,
): Promise<Recipient[]> {
  return tx.query<Recipient[]>(
    recipientsOf(
      `e.organization_uuid = $1 AND e.version > $2
       AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = $3 AND is_live)`,
    ),
    [organization_uuid, version, user_uuid],
  );
}
