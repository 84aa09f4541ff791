import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type Delivery, type RetriedDeliveries } from '@platform/delivery';
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

const groundGone = { code: 'ground_gone', message: 'No grant lets the client hear of this any more.' };

const eventForgotten = {
  code: 'event_forgotten',
  message: 'The event of this delivery is not kept any more, so that it cannot be known who may still hear of it.',
};

/** Why deliveries are withdrawn; those are never sent again. */
export const withdrawals = [grantRevoked, memberLeft, audienceNarrowed, groundGone, eventForgotten];

type Withdrawal = (typeof withdrawals)[number];

/** $1 organization, $2 version of the change, $3 the person who left: what is pending of later events, and rests on no other member. */
const wrongAfterLeaving = `
  SELECT d.id FROM heard_event e
  JOIN delivery d ON d.source_id = e.id AND d.status = 'pending'
  JOIN client c ON c.uuid = d.destination_id AND c.is_active AND c.webhook_url IS NOT NULL
  WHERE e.organization_uuid = $1 AND e.version > $2 AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = $3)
    AND NOT EXISTS (SELECT FROM (${recipientsOf('e.organization_uuid = $1 AND e.version > $2')}) hearer
                    WHERE hearer.event_id = d.source_id AND hearer.destination_id = d.destination_id)`;

/** Deliveries `d` of the client $1 that are looked at again. Whether it can be reached now says nothing about what it may hear. */
const pending = `d.status = 'pending'`;
const failed = `d.status = 'failed' AND d.id = $2`;
const failedAmong = `d.status = 'failed' AND d.created_at >= $2 AND d.created_at < $3
  AND ($4::text IS NULL OR d.event LIKE $4) AND ($5::uuid[] IS NULL OR d.organization_uuid = ANY ($5))`;

const heardOf = (which: string, more = 'true') =>
  recipientsOf(
    `c.client_id = $1 AND ${more} AND e.id IN (SELECT d.source_id FROM delivery d WHERE d.destination_id = c.uuid AND ${which})`,
    'heard_event',
    'true',
  );

/** A test rests on nothing. */
const groundless = (which: string) => `
  SELECT d.id, EXISTS (SELECT FROM heard_event WHERE id = d.source_id) AS "isKept"
  FROM client c JOIN delivery d ON d.destination_id = c.uuid AND ${which}
  WHERE c.client_id = $1 AND d.context->'test' IS NULL AND d.source_id NOT IN (SELECT event_id FROM (${heardOf(which)}) heard)`;

const aboutPersons = (which: string) => `
  SELECT d.id, d.context, d.payload AS old_payload, told.*
  FROM (${heardOf(which, `e.event = 'user.updated'`)}) told
  JOIN delivery d ON d.source_id = told.event_id AND d.destination_id = told.destination_id AND ${which}`;

interface Groundless {
  id: string;
  /** False for an event that was forgotten. */
  isKept: boolean;
}

type AboutPerson = Recipient & { id: string; context: Delivery['context']; old_payload: string };

/** Takes back what is not sent yet when its ground is gone. */
@Injectable()
export class Withdrawals {
  constructor(private readonly queue: DeliveryQueue) {}

  /** After a grant of this client ended, or came back another. */
  async grantChanged(tx: EntityManager, clientId: string): Promise<void> {
    await this.reviewPending(tx, clientId, grantRevoked);
  }

  /** After the audience of this client was `all`, and is no more. */
  async audienceNarrowed(tx: EntityManager, clientId: string): Promise<void> {
    await this.reviewPending(tx, clientId, audienceNarrowed);
  }

  /** After the news that a member has left came later than news of what happened since. */
  async memberLeft(tx: EntityManager, { organization_uuid, version, user_uuid }: NewMemberChange): Promise<void> {
    const values = [organization_uuid, version, user_uuid];
    await this.cancel(tx, await tx.query<{ id: string }[]>(wrongAfterLeaving, values), memberLeft);
  }

  /**
   * Before failed deliveries are sent again: their ground may have gone since. The caller holds `FanOut.keepAudience`, so that one that
   * goes at this moment finds them pending.
   *
   * @returns why each of those was withdrawn
   */
  async beforeRetry(
    tx: EntityManager,
    clientId: string,
    which: { id: string } | Omit<RetriedDeliveries, 'destinationId'>,
  ): Promise<Withdrawal[]> {
    const isOne = 'id' in which;
    const condition = isOne ? failed : failedAmong;
    const values = isOne
      ? [clientId, which.id]
      : [clientId, which.from, which.to, which.eventLike ?? null, which.organizationUuids ?? null];
    const rows = await tx.query<Groundless[]>(groundless(condition), values);
    const { kept = [], forgotten = [] } = Object.groupBy(rows, ({ isKept }) => (isKept ? 'kept' : 'forgotten'));
    await this.cancel(tx, kept, groundGone);
    await this.cancel(tx, forgotten, eventForgotten);
    await this.tellWhatMayBeRead(tx, condition, values);
    return rows.map(({ isKept }) => (isKept ? groundGone : eventForgotten));
  }

  /** What no grant lets the client hear is not sent; of what it still hears, a person's facts are those that it may read now. */
  private async reviewPending(tx: EntityManager, clientId: string, reason: Withdrawal): Promise<void> {
    const rows = await tx.query<Groundless[]>(groundless(pending), [clientId]);
    await this.cancel(
      tx,
      rows.filter(({ isKept }) => isKept),
      reason,
    );
    await this.tellWhatMayBeRead(tx, pending, [clientId]);
  }

  private async tellWhatMayBeRead(tx: EntityManager, which: string, values: unknown[]): Promise<void> {
    const told = await tx.query<AboutPerson[]>(aboutPersons(which), values);
    for (const { id, context, old_payload, event, ...recipient } of told) {
      const payload = bodyFor(recipient);
      if (payload !== old_payload) await this.queue.fill(tx, id, { event, context, payload });
    }
  }

  private async cancel(tx: EntityManager, rows: { id: string }[], { code, message }: Withdrawal): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.queue.cancel(tx, ids, code, message);
  }
}
