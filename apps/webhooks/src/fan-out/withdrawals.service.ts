import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type Delivery } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import { rowsOf, sql } from '@platform/service-kit';
import type { NewMemberChange, OauthGrant } from '../copies/index.js';
import { bodyFor } from './body-for.js';
import { recipientsOf, type Recipient } from './recipients.js';

/** The grant that let the client receive the event has ended. */
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

/** Why deliveries are withdrawn. A delivery with one of these codes is never sent again. */
export const withdrawals = [grantRevoked, memberLeft, audienceNarrowed, groundGone, eventForgotten];

type Withdrawal = (typeof withdrawals)[number];

const laterRecipients = recipientsOf('e.organization_uuid = $1 AND e.version > $2', {
  organization: '$1',
  since: '$2',
});

/**
 * Pending deliveries of later events that no other member lets the client receive: $1 organization, $2 version of the
 * change, $3 the person who left.
 */
const wrongAfterLeaving = `
  SELECT d.id FROM heard_event e
  JOIN delivery d ON d.source_id = e.id AND d.status = 'pending'
  JOIN client c ON c.uuid = d.destination_id AND c.is_active AND c.webhook_url IS NOT NULL
  WHERE e.organization_uuid = $1 AND e.version > $2
    AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = $3)
    AND NOT EXISTS (SELECT FROM (${laterRecipients}) recipient
                    WHERE recipient.event_id = d.source_id AND recipient.destination_id = d.destination_id)`;

/**
 * Deliveries `d` of the client $1 that are looked at again. Whether the client can be reached now says nothing about
 * what it may receive.
 */
const pending = `d.status = 'pending'`;
const failed = `d.status = 'failed' AND d.id = ANY ($2)`;
/** Pending deliveries of events that are about the person $2. */
const pendingAboutPerson = `d.status = 'pending' AND d.source_id IN (SELECT id FROM heard_event WHERE user_uuid = $2)`;
/** Pending deliveries that the client may receive because of the person $2. */
const pendingByPerson = `d.status = 'pending' AND d.source_id IN (
  SELECT id FROM heard_event WHERE user_uuid = $2 UNION ALL
  SELECT id FROM heard_event WHERE organization_uuid IN (SELECT organization_uuid FROM member_change WHERE user_uuid = $2))`;

const allowed = (which: string, more = 'true') =>
  recipientsOf(
    `c.client_id = $1 AND ${more} AND e.id IN (SELECT d.source_id FROM delivery d WHERE d.destination_id = c.uuid AND ${which})`,
    { reachable: 'true' },
  );

/** Deliveries that nothing lets the client receive now. A test needs no grant. */
const notAllowed = (which: string) => `
  SELECT d.id, EXISTS (SELECT FROM heard_event WHERE id = d.source_id) AS "isKept"
  FROM client c JOIN delivery d ON d.destination_id = c.uuid AND ${which}
  WHERE c.client_id = $1 AND d.context->'test' IS NULL
    AND d.source_id NOT IN (SELECT event_id FROM (${allowed(which)}) allowed)`;

const aboutPersons = (which: string) => `
  SELECT d.id, d.context, d.payload AS old_payload, recipient.*
  FROM (${allowed(which, `e.event = 'user.updated'`)}) recipient
  JOIN delivery d ON d.source_id = recipient.event_id AND d.destination_id = recipient.destination_id AND ${which}`;

/** Who allowed which client something. */
type Grantor = Pick<OauthGrant, 'user_uuid' | 'client_id'>;

type Scopes = string[] | null;

interface NotAllowed {
  id: string;
  /** False when the event was deleted. */
  isKept: boolean;
}

type AboutPerson = Recipient & { id: string; context: Delivery['context']; old_payload: string };

/** Withdraws deliveries that are not sent yet when their client may not receive them any more. */
@Injectable()
export class Withdrawals {
  constructor(private readonly queue: DeliveryQueue) {}

  /**
   * After a grant ended or changed. Each session has a grant, so most changes of a grant change nothing in sum. Looks
   * only for what all grants of the person together allow no more, in deliveries that may depend on this person.
   *
   * @param before what `scopesOf` answered before the change
   */
  async grantChanged(tx: EntityManager, { user_uuid, client_id }: Grantor, before: Scopes): Promise<void> {
    if (!before) return;
    const after = await this.scopesOf(tx, { user_uuid, client_id });
    const values = [client_id, user_uuid];
    if (!after || before.some((scope) => !after.includes(scope)))
      await this.withdrawNotAllowed(tx, grantRevoked, pendingByPerson, values);
    if (after && !(before.length === after.length && before.every((scope) => after.includes(scope))))
      await this.updatePayloads(tx, pendingAboutPerson, values);
  }

  /** After all grants of the person to this client ended. */
  async grantsEnded(tx: EntityManager, { user_uuid, client_id }: Grantor): Promise<void> {
    await this.withdrawNotAllowed(tx, grantRevoked, pendingByPerson, [client_id, user_uuid]);
  }

  /** The scopes of all live grants of the person to the client; null when there is none. */
  async scopesOf(tx: EntityManager, { user_uuid, client_id }: Grantor): Promise<Scopes> {
    const rows = await rowsOf(
      tx,
      sql<{ scopes: string[] }>`
        SELECT scopes FROM oauth_grant WHERE user_uuid = ${user_uuid} AND client_id = ${client_id} AND is_live`,
    );
    return rows.length > 0 ? [...new Set(rows.flatMap(({ scopes }) => scopes))] : null;
  }

  /** After the audience of this client changed from `all`. */
  async audienceNarrowed(tx: EntityManager, clientId: string): Promise<void> {
    await this.withdrawNotAllowed(tx, audienceNarrowed, pending, [clientId]);
    await this.updatePayloads(tx, pending, [clientId]);
  }

  /** After a member has left, where later events of the organization were consumed before. */
  async memberLeft(tx: EntityManager, { organization_uuid, version, user_uuid }: NewMemberChange): Promise<void> {
    const values = [organization_uuid, version, user_uuid];
    await this.cancel(tx, await tx.query<{ id: string }[]>(wrongAfterLeaving, values), memberLeft);
  }

  /**
   * Before failed deliveries are sent again: grants may have ended since. The caller holds `FanOut.keepAudience`, so a
   * grant that ends at this moment finds the deliveries pending.
   *
   * @returns why each of those was withdrawn
   */
  async beforeRetry(tx: EntityManager, clientId: string, ids: readonly string[]): Promise<Withdrawal[]> {
    const values = [clientId, ids];
    const rows = await tx.query<NotAllowed[]>(notAllowed(failed), values);
    const { kept = [], forgotten = [] } = Object.groupBy(rows, ({ isKept }) => (isKept ? 'kept' : 'forgotten'));
    await this.cancel(tx, kept, groundGone);
    await this.cancel(tx, forgotten, eventForgotten);
    await this.updatePayloads(tx, failed, values);
    return rows.map(({ isKept }) => (isKept ? groundGone : eventForgotten));
  }

  /** Withdraws what no grant lets the client receive. */
  private async withdrawNotAllowed(
    tx: EntityManager,
    reason: Withdrawal,
    which: string,
    values: unknown[],
  ): Promise<void> {
    const rows = await tx.query<NotAllowed[]>(notAllowed(which), values);
    await this.cancel(
      tx,
      rows.filter(({ isKept }) => isKept),
      reason,
    );
  }

  /** Rewrites bodies about a person to what the client may read of them now. */
  private async updatePayloads(tx: EntityManager, which: string, values: unknown[]): Promise<void> {
    const rows = await tx.query<AboutPerson[]>(aboutPersons(which), values);
    for (const { id, context, old_payload, event, ...recipient } of rows) {
      const payload = bodyFor(recipient);
      if (payload !== old_payload) await this.queue.fill(tx, id, { event, context, payload });
    }
  }

  private async cancel(tx: EntityManager, rows: { id: string }[], { code, message }: Withdrawal): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.queue.cancel(tx, ids, code, message);
  }
}
