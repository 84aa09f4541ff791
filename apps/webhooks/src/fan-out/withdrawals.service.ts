import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type Delivery } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import { part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import type { NewMemberChange, OauthGrant } from '../copies/index.js';
import { bodyFor } from './body-for.js';
import { allowedRecipients, recipientsIn, type Recipient } from './recipients.js';

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

/** Pending deliveries of later events that no other member lets the client receive, after a member has left. */
const wrongAfterLeaving = ({ organization_uuid, version, user_uuid }: NewMemberChange) => sql<{ id: string }>`
  SELECT d.id FROM heard_event e
  JOIN delivery d ON d.source_id = e.id AND d.status = 'pending'
  JOIN client c ON c.uuid = d.destination_id AND c.is_active AND c.webhook_url IS NOT NULL
  WHERE e.organization_uuid = ${organization_uuid} AND e.version > ${version}
    AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = ${user_uuid})
    AND NOT EXISTS (
      SELECT FROM (${recipientsIn(
        { organization_uuid, version },
        part`e.organization_uuid = ${organization_uuid} AND e.version > ${version}`,
      )}) recipient
      WHERE recipient.event_id = d.source_id AND recipient.destination_id = d.destination_id
    )`;

// Deliveries `d` of a client that are looked at again. Whether the client can be reached now says nothing about what it
// may receive.
const pending = part`d.status = 'pending'`;
const failedAmong = (ids: readonly string[]) => part`d.status = 'failed' AND d.id = ANY (${ids})`;
/** Pending deliveries of events that are about the person. */
const pendingAbout = (userUuid: string) => part`
  d.status = 'pending' AND d.source_id IN (SELECT id FROM heard_event WHERE user_uuid = ${userUuid})`;
/** Pending deliveries that the client may receive because of the person. */
const pendingBy = (userUuid: string) => part`
  d.status = 'pending' AND d.source_id IN (
    SELECT id FROM heard_event WHERE user_uuid = ${userUuid}
    UNION ALL
    SELECT id FROM heard_event
    WHERE organization_uuid IN (SELECT organization_uuid FROM member_change WHERE user_uuid = ${userUuid}))`;

const allowed = (clientId: string, which: SqlPart, more = part`true`) =>
  allowedRecipients(part`
    c.client_id = ${clientId} AND ${more}
    AND e.id IN (SELECT d.source_id FROM delivery d WHERE d.destination_id = c.uuid AND ${which})`);

/** Deliveries that nothing lets the client receive now. A test needs no grant. */
const notAllowed = (clientId: string, which: SqlPart) => sql<NotAllowed>`
  SELECT d.id, EXISTS (SELECT FROM heard_event WHERE id = d.source_id) AS "isKept"
  FROM client c JOIN delivery d ON d.destination_id = c.uuid AND ${which}
  WHERE c.client_id = ${clientId} AND d.context->'test' IS NULL
    AND d.source_id NOT IN (SELECT event_id FROM (${allowed(clientId, which)}) allowed)`;

const aboutPersons = (clientId: string, which: SqlPart) => sql<AboutPerson>`
  SELECT d.id, d.context, d.payload AS old_payload, recipient.event, recipient.payload, recipient.scopes
  FROM (${allowed(clientId, which, part`e.event = 'user.updated'`)}) recipient
  JOIN delivery d ON d.source_id = recipient.event_id AND d.destination_id = recipient.destination_id AND ${which}`;

/** Who allowed which client something. */
type Grantor = Pick<OauthGrant, 'user_uuid' | 'client_id'>;

type Scopes = string[] | null;

interface NotAllowed {
  id: string;
  /** False when the event was deleted. */
  isKept: boolean;
}

type AboutPerson = Pick<Recipient, 'event' | 'payload' | 'scopes'> & {
  id: string;
  context: Delivery['context'];
  old_payload: string;
};

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
    if (!after || before.some((scope) => !after.includes(scope)))
      await this.withdrawNotAllowed(tx, grantRevoked, client_id, pendingBy(user_uuid));
    if (after && !(before.length === after.length && before.every((scope) => after.includes(scope))))
      await this.updatePayloads(tx, client_id, pendingAbout(user_uuid));
  }

  /** After all grants of the person to this client ended. */
  async grantsEnded(tx: EntityManager, { user_uuid, client_id }: Grantor): Promise<void> {
    await this.withdrawNotAllowed(tx, grantRevoked, client_id, pendingBy(user_uuid));
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
    await this.withdrawNotAllowed(tx, audienceNarrowed, clientId, pending);
    await this.updatePayloads(tx, clientId, pending);
  }

  /** After a member has left, where later events of the organization were consumed before. */
  async memberLeft(tx: EntityManager, change: NewMemberChange): Promise<void> {
    await this.cancel(tx, await rowsOf(tx, wrongAfterLeaving(change)), memberLeft);
  }

  /**
   * Before failed deliveries are sent again: grants may have ended since. The caller holds `FanOut.keepAudience`, so a
   * grant that ends at this moment finds the deliveries pending.
   *
   * @returns why each of those was withdrawn
   */
  async beforeRetry(tx: EntityManager, clientId: string, ids: readonly string[]): Promise<Withdrawal[]> {
    const rows = await rowsOf(tx, notAllowed(clientId, failedAmong(ids)));
    const { kept = [], forgotten = [] } = Object.groupBy(rows, ({ isKept }) => (isKept ? 'kept' : 'forgotten'));
    await this.cancel(tx, kept, groundGone);
    await this.cancel(tx, forgotten, eventForgotten);
    await this.updatePayloads(tx, clientId, failedAmong(ids));
    return rows.map(({ isKept }) => (isKept ? groundGone : eventForgotten));
  }

  /** Withdraws what no grant lets the client receive. */
  private async withdrawNotAllowed(
    tx: EntityManager,
    reason: Withdrawal,
    clientId: string,
    which: SqlPart,
  ): Promise<void> {
    const rows = await rowsOf(tx, notAllowed(clientId, which));
    await this.cancel(
      tx,
      rows.filter(({ isKept }) => isKept),
      reason,
    );
  }

  /** Rewrites bodies about a person to what the client may read of them now. */
  private async updatePayloads(tx: EntityManager, clientId: string, which: SqlPart): Promise<void> {
    for (const { id, event, context, old_payload, ...about } of await rowsOf(tx, aboutPersons(clientId, which))) {
      const payload = bodyFor(about);
      if (payload !== old_payload) await this.queue.fill(tx, id, { event, context, payload });
    }
  }

  private async cancel(tx: EntityManager, rows: { id: string }[], { code, message }: Withdrawal): Promise<void> {
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await this.queue.cancel(tx, ids, code, message);
  }
}
