import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type Delivery } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import type { NewMemberChange, OauthGrant } from '../copies/index.js';
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

/**
 * $1 organization, $2 version of the change, $3 the person who left: what is pending of later events, and rests on no
 * other member.
 */
const wrongAfterLeaving = `
  SELECT d.id FROM heard_event e
  JOIN delivery d ON d.source_id = e.id AND d.status = 'pending'
  JOIN client c ON c.uuid = d.destination_id AND c.is_active AND c.webhook_url IS NOT NULL
  WHERE e.organization_uuid = $1 AND e.version > $2 AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = $3)
    AND NOT EXISTS (SELECT FROM (${recipientsOf('e.organization_uuid = $1 AND e.version > $2', { organization: '$1', since: '$2' })}) hearer
                    WHERE hearer.event_id = d.source_id AND hearer.destination_id = d.destination_id)`;

/**
 * Deliveries `d` of the client $1 that are looked at again. Whether it can be reached now says nothing about what it
 * may hear.
 */
const pending = `d.status = 'pending'`;
const failed = `d.status = 'failed' AND d.id = ANY ($2)`;
/** What the person $2 is about, and nothing else. */
const pendingAboutPerson = `d.status = 'pending' AND d.source_id IN (SELECT id FROM heard_event WHERE user_uuid = $2)`;
/** All that may rest on the person $2. */
const pendingByPerson = `d.status = 'pending' AND d.source_id IN (
  SELECT id FROM heard_event WHERE user_uuid = $2 UNION ALL
  SELECT id FROM heard_event WHERE organization_uuid IN (SELECT organization_uuid FROM member_change WHERE user_uuid = $2))`;

const heardOf = (which: string, more = 'true') =>
  recipientsOf(
    `c.client_id = $1 AND ${more} AND e.id IN (SELECT d.source_id FROM delivery d WHERE d.destination_id = c.uuid AND ${which})`,
    { reachable: 'true' },
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

/** Who allowed which client something. */
type Grantor = Pick<OauthGrant, 'user_uuid' | 'client_id'>;

type Allowed = string[] | null;

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

  /**
   * After a grant ended, or came back another. Each session has one, of which most take and give nothing: only what the
   * person's grants together let the client hear no more is looked for, and only in what may rest on this person.
   *
   * @param before `allowed` until then
   */
  async grantChanged(tx: EntityManager, { user_uuid, client_id }: Grantor, before: Allowed): Promise<void> {
    if (!before) return;
    const after = await this.allowed(tx, { user_uuid, client_id });
    const values = [client_id, user_uuid];
    if (!after || before.some((scope) => !after.includes(scope)))
      await this.withdrawGroundless(tx, grantRevoked, pendingByPerson, values);
    if (after && !(before.length === after.length && before.every((scope) => after.includes(scope))))
      await this.tellWhatMayBeRead(tx, pendingAboutPerson, values);
  }

  /** After all grants of the person to this client ended. */
  async grantsEnded(tx: EntityManager, { user_uuid, client_id }: Grantor): Promise<void> {
    await this.withdrawGroundless(tx, grantRevoked, pendingByPerson, [client_id, user_uuid]);
  }

  /** The scopes of all live grants of the person to the client; null when there is none. */
  async allowed(tx: EntityManager, { user_uuid, client_id }: Grantor): Promise<Allowed> {
    const rows = await tx.query<{ scopes: string[] }[]>(
      `SELECT scopes FROM oauth_grant WHERE user_uuid = $1 AND client_id = $2 AND is_live`,
      [user_uuid, client_id],
    );
    return rows.length > 0 ? [...new Set(rows.flatMap(({ scopes }) => scopes))] : null;
  }

  /** After the audience of this client was `all`, and is no more. */
  async audienceNarrowed(tx: EntityManager, clientId: string): Promise<void> {
    await this.withdrawGroundless(tx, audienceNarrowed, pending, [clientId]);
    await this.tellWhatMayBeRead(tx, pending, [clientId]);
  }

  /** After the news that a member has left came later than news of what happened since. */
  async memberLeft(tx: EntityManager, { organization_uuid, version, user_uuid }: NewMemberChange): Promise<void> {
    const values = [organization_uuid, version, user_uuid];
    await this.cancel(tx, await tx.query<{ id: string }[]>(wrongAfterLeaving, values), memberLeft);
  }

  /**
   * Before failed deliveries are sent again: their ground may have gone since. The caller holds `FanOut.keepAudience`,
   * so that one that goes at this moment finds them pending.
   *
   * @returns why each of those was withdrawn
   */
  async beforeRetry(tx: EntityManager, clientId: string, ids: readonly string[]): Promise<Withdrawal[]> {
    const values = [clientId, ids];
    const rows = await tx.query<Groundless[]>(groundless(failed), values);
    const { kept = [], forgotten = [] } = Object.groupBy(rows, ({ isKept }) => (isKept ? 'kept' : 'forgotten'));
    await this.cancel(tx, kept, groundGone);
    await this.cancel(tx, forgotten, eventForgotten);
    await this.tellWhatMayBeRead(tx, failed, values);
    return rows.map(({ isKept }) => (isKept ? groundGone : eventForgotten));
  }

  /** What no grant lets the client hear is not sent. */
  private async withdrawGroundless(
    tx: EntityManager,
    reason: Withdrawal,
    which: string,
    values: unknown[],
  ): Promise<void> {
    const rows = await tx.query<Groundless[]>(groundless(which), values);
    await this.cancel(
      tx,
      rows.filter(({ isKept }) => isKept),
      reason,
    );
  }

  /** Of what the client still hears, a person's facts are those that it may read now. */
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
