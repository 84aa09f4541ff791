import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type Delivery } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import type { NewMemberChange } from '../organizations/save-member-changes.js';
import { bodyFor } from './body-for.js';
import { recipientsOf, type Recipient } from './recipients.js';

/** The person who allowed the client to hear of it does so no more. */
const grantRevoked = { code: 'grant_revoked', message: 'The grant that this delivery rested on was revoked.' };

const memberLeft = {
  code: 'member_left',
  message: 'The member whom this delivery rested on had left the organization before the event.',
};

const audienceNarrowed = {
  code: 'audience_narrowed',
  message: 'The client does not hear of everybody any more, and no grant lets it hear of this.',
};

/** Why deliveries are withdrawn; those are never sent again. */
export const withdrawals = [grantRevoked, memberLeft, audienceNarrowed];

type Withdrawal = (typeof withdrawals)[number];

/** $1 organization, $2 version of the change, $3 the person who left: what is pending of later events, and rests on no other member. */
const wrongAfterLeaving = `
  SELECT d.id FROM heard_event e
  JOIN delivery d ON d.source_id = e.id AND d.status = 'pending'
  JOIN client c ON c.uuid = d.destination_id AND c.is_active AND c.webhook_url IS NOT NULL
  WHERE e.organization_uuid = $1 AND e.version > $2 AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = $3)
    AND NOT EXISTS (SELECT FROM (${recipientsOf('e.organization_uuid = $1 AND e.version > $2')}) hearer
                    WHERE hearer.event_id = d.source_id AND hearer.destination_id = d.destination_id)`;

/** Of the client `c`. */
const pendingSources = `SELECT source_id FROM delivery WHERE destination_id = c.uuid AND status = 'pending'`;

const withoutGround = `
  SELECT d.id FROM client c JOIN delivery d ON d.destination_id = c.uuid AND d.status = 'pending'
  WHERE c.client_id = $1 AND c.is_active AND c.webhook_url IS NOT NULL
    AND EXISTS (SELECT FROM heard_event WHERE id = d.source_id)
    AND d.source_id NOT IN (SELECT event_id FROM (${recipientsOf(`c.client_id = $1 AND e.id IN (${pendingSources})`)}) heard)`;

const aboutPersons = `
  SELECT d.id, d.context, d.payload AS pending_payload, told.*
  FROM (${recipientsOf(`c.client_id = $1 AND e.event = 'user.updated' AND e.id IN (${pendingSources})`)}) told
  JOIN delivery d ON d.source_id = told.event_id AND d.destination_id = told.destination_id AND d.status = 'pending'`;

/** Takes back what is pending when its ground is gone. */
@Injectable()
export class Withdrawals {
  constructor(private readonly queue: DeliveryQueue) {}

  /** After a grant of this client ended, or came back another. */
  async grantChanged(tx: EntityManager, clientId: string): Promise<void> {
    await this.review(tx, clientId, grantRevoked);
  }

  /** After the audience of this client was `all`, and is no more. */
  async audienceNarrowed(tx: EntityManager, clientId: string): Promise<void> {
    await this.review(tx, clientId, audienceNarrowed);
  }

  /** After the news that a member has left came later than news of what happened since. */
  async memberLeft(tx: EntityManager, { organization_uuid, version, user_uuid }: NewMemberChange): Promise<void> {
    await this.cancel(tx, wrongAfterLeaving, [organization_uuid, version, user_uuid], memberLeft);
  }

  /** What no grant lets the client hear is not sent; of what it still hears, a person's facts are those that it may read now. */
  private async review(tx: EntityManager, clientId: string, reason: Withdrawal): Promise<void> {
    await this.cancel(tx, withoutGround, [clientId], reason);
    const told = await tx.query<(Recipient & { id: string; context: Delivery['context']; pending_payload: string })[]>(
      aboutPersons,
      [clientId],
    );
    for (const { id, context, pending_payload, event, ...recipient } of told) {
      const payload = bodyFor(recipient);
      if (payload !== pending_payload) await this.queue.fill(tx, id, { event, context, payload });
    }
  }

  private async cancel(
    tx: EntityManager,
    sql: string,
    values: unknown[],
    { code, message }: Withdrawal,
  ): Promise<void> {
    const rows = await tx.query<{ id: string }[]>(sql, values);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.queue.cancel(tx, ids, code, message);
  }
}
