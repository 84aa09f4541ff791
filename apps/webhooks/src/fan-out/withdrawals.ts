import { Injectable } from '@nestjs/common';
import { DeliveryQueue } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import { recipientsOf } from './recipients.js';

interface Withdrawal {
  code: string;
  message: string;
}

/** The person who allowed the client to hear of it does so no more. */
const grantRevoked = { code: 'grant_revoked', message: 'The grant that this delivery rested on was revoked.' };

const memberLeft = {
  code: 'member_left',
  message: 'The member whom this delivery rested on had left the organization before the event.',
};
const eventForgotten = {
  code: 'event_forgotten',
  message: 'The event of this delivery is not kept any more, so that it cannot be known who may still hear of it.',
};
/** Why deliveries are withdrawn; those are never sent again. */
export const withdrawals = [grantRevoked, memberLeft, eventForgotten];

/** Deliveries `d` that no grant lets the client `c` hear of. Whether it can be reached now has nothing to do with that. */
const groundless = (which: string) => `
  SELECT d.id, EXISTS (SELECT FROM heard_event WHERE id = d.source_id) AS "isKept"
  FROM client c JOIN delivery d ON d.destination_id = c.uuid AND ${which}
  WHERE c.client_id = $1 AND d.context->'test' IS NULL AND d.source_id NOT IN (
    SELECT event_id FROM (${recipientsOf(
      `c.client_id = $1 AND e.id IN (SELECT d.source_id FROM delivery d WHERE d.destination_id = c.uuid AND ${which})`,
      'heard_event',
      'true',
    )}) heard)`;

const groundlessPending = groundless(`d.status = 'pending'`);
const groundlessFailed = groundless(`d.status = 'failed' AND d.id = $2`);
const groundlessFailedBetween = groundless(`d.status = 'failed' AND d.created_at >= $2 AND d.created_at < $3`);

/** $1 organization, $2 version of the change, $3 the person who left: what is pending of later events, and rests on no other member. */
const wrongAfterLeaving = `
  SELECT d.id FROM heard_event e
  JOIN delivery d ON d.source_id = e.id AND d.status = 'pending'
  JOIN client c ON c.uuid = d.destination_id AND c.is_active AND c.webhook_url IS NOT NULL
  WHERE e.organization_uuid = $1 AND e.version > $2 AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = $3)
    AND NOT EXISTS (SELECT FROM (${recipientsOf('e.organization_uuid = $1 AND e.version > $2')}) hearer
                    WHERE hearer.event_id = d.source_id AND hearer.destination_id = d.destination_id)`;

interface Groundless {
  id: string;
  /** False for an event that was forgotten. */
  isKept: boolean;
}

/** Ends deliveries that their client may hear of no more, in the transaction of the caller. */
@Injectable()
export class Withdrawals {
  constructor(private readonly queue: DeliveryQueue) {}

  /** After a grant of this client ended, or its audience narrowed: what is pending for it and rests on no grant any more is not sent. */
  async ofPending(tx: EntityManager, clientId: string): Promise<void> {
    const rows = await tx.query<Groundless[]>(groundlessPending, [clientId]);
    await this.cancel(
      tx,
      rows.filter(({ isKept }) => isKept),
      grantRevoked,
    );
  }

  /**
   * Before failed deliveries are sent again: their grants may have ended since. The caller holds `FanOut.keepAudience`, so that one that
   * ends at this moment finds them pending.
   *
   * @returns why each of those was withdrawn
   */
  async ofFailed(
    tx: EntityManager,
    clientId: string,
    which: { id: string } | { from: Date; to: Date },
  ): Promise<Withdrawal[]> {
    const rows =
      'id' in which
        ? await tx.query<Groundless[]>(groundlessFailed, [clientId, which.id])
        : await tx.query<Groundless[]>(groundlessFailedBetween, [clientId, which.from, which.to]);
    const { kept = [], forgotten = [] } = Object.groupBy(rows, ({ isKept }) => (isKept ? 'kept' : 'forgotten'));
    await this.cancel(tx, kept, grantRevoked);
    await this.cancel(tx, forgotten, eventForgotten);
    return rows.map(({ isKept }) => (isKept ? grantRevoked : eventForgotten));
  }

  /** After the news that somebody left, when later events were heard already. */
  async afterLeaving(tx: EntityManager, organizationUuid: string, version: number, userUuid: string): Promise<void> {
    await this.cancel(
      tx,
      await tx.query<{ id: string }[]>(wrongAfterLeaving, [organizationUuid, version, userUuid]),
      memberLeft,
    );
  }

  private async cancel(tx: EntityManager, rows: { id: string }[], { code, message }: Withdrawal): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.queue.cancel(tx, ids, code, message);
  }
}
