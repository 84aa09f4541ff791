import { Injectable } from '@nestjs/common';
import { timestamp, withoutQuery, type PlatformEvent } from '@platform/contracts';
import { DeliveryQueue } from '@platform/delivery';
import { execute, part, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewMemberChange } from '../copies/index.js';
import { bodyFor } from './body-for.js';
import { recipientsIn, recipientsOf, type Recipient } from './recipients.js';
import { Withdrawals } from './withdrawals.service.js';

/** An event to deliver, and what it is about. */
export interface EventToDeliver {
  event: PlatformEvent;
  subject: { organization_uuid: string } | { user_uuid: string };
  /**
   * The change of a membership that the event reports. Later events of the organization may have been consumed before
   * this one. The clients of a new member then get those events, too; for a member who has left, pending ones are
   * withdrawn.
   */
  change?: NewMemberChange | undefined;
}

// In the order of the locks, so that two transactions that meet the same organizations cannot wait for each other in a
// circle.
const lockOrganizations = (organizationUuids: readonly string[]) => sql`
  SELECT pg_advisory_xact_lock_shared(hashtextextended('webhooks:audience', 0)) UNION ALL
  SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended('webhooks:organization:' || uuid, 0) AS key
    FROM unnest(${organizationUuids}::text[]) AS uuid ORDER BY key
  ) locks`;

/** Keeps events of one organization, or of none, and answers with their recipients. */
const keepEvents = (organizationUuid: string | null, events: readonly EventToDeliver[]) => {
  const since = { organization_uuid: organizationUuid, version: Math.min(...events.map(({ event }) => event.version)) };
  return sql<Recipient>`
    WITH kept AS (
      INSERT INTO heard_event (organization_uuid, id, event, user_uuid, version, occurred_at, payload)
      SELECT ${organizationUuid}::uuid, * FROM unnest(
        ${events.map(({ event }) => event.id)}::uuid[],
        ${events.map(({ event }) => event.type)}::text[],
        ${events.map(({ subject }) => ('user_uuid' in subject ? subject.user_uuid : null))}::uuid[],
        ${events.map(({ event }) => event.version)}::bigint[],
        ${events.map(({ event }) => event.occurredAt)}::timestamptz[],
        ${events.map(({ event }) => bodyOf(event))}::text[]
      )
      RETURNING *
    ) ${recipientsIn(since, part`true`, part`kept`)}`;
};

/** Later events of the organization that clients of a new member have missed. */
const missedByMember = ({ user_uuid, ...change }: NewMemberChange) =>
  sql<Recipient>`${recipientsIn(
    change,
    part`e.organization_uuid = ${change.organization_uuid} AND e.version > ${change.version}
       AND c.client_id IN (SELECT client_id FROM oauth_grant WHERE user_uuid = ${user_uuid} AND is_live)`,
  )}`;

/**
 * Makes one delivery of an event for each client that may receive it, in the inbox transaction.
 *
 * Copies and events arrive in any order and side by side. A copy that arrives late catches up on the events that came
 * before it. Locks keep the two apart, so that whichever commits second sees the other, and no event is missed. A
 * delivery that is asked for twice is made once (DeliveryQueue.enqueue).
 */
@Injectable()
export class FanOut {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** Before a change of clients or grants: waits for all events under way and holds up new ones. */
  async lockAudience(tx: EntityManager): Promise<void> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('webhooks:audience', 0))`);
  }

  /** Before events of users: clients and grants stay as they are meanwhile. */
  async keepAudience(tx: EntityManager): Promise<void> {
    await execute(tx, sql`SELECT pg_advisory_xact_lock_shared(hashtextextended('webhooks:audience', 0))`);
  }

  /**
   * Before events of organizations: lets one transaction at a time have each organization, as an event may change the
   * recipients of the others.
   */
  async lockOrganizations(tx: EntityManager, organizationUuids: readonly string[]): Promise<void> {
    await execute(tx, lockOrganizations(organizationUuids).prepared('fan-out-lock-organizations'));
  }

  /** Stores the events and makes their deliveries. */
  async deliver(tx: EntityManager, events: readonly EventToDeliver[]): Promise<void> {
    const recipients: Recipient[] = [];
    for (const [organization, ofOrganization] of Map.groupBy(events, organizationOf)) {
      const kept = keepEvents(organization, ofOrganization).prepared('fan-out-keep-events');
      recipients.push(...(await rowsOf(tx, kept)));
    }
    for (const change of await lateChanges(tx, events)) {
      if (change.is_member) recipients.push(...(await rowsOf(tx, missedByMember(change))));
      else await this.withdrawals.memberLeft(tx, change);
    }
    await this.enqueue(tx, recipients);
  }

  /**
   * After a client or one of its grants became known: the client gets the events that happened after that but came
   * before it. Publishers have versions of their own, so that time has to compare them; what happened in the same
   * instant stays out.
   */
  async catchUpClient(tx: EntityManager, clientId: string, since: string): Promise<void> {
    const missed = recipientsOf(part`c.client_id = ${clientId} AND e.occurred_at > ${since}`);
    await this.enqueue(tx, await rowsOf(tx, sql<Recipient>`${missed}`));
  }

  private async enqueue(tx: EntityManager, recipients: readonly Recipient[]): Promise<void> {
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
}

const organizationOf = ({ subject }: EventToDeliver) =>
  'organization_uuid' in subject ? subject.organization_uuid : null;

/**
 * The version is taken after the lock on what changed (`Outbox`): it is the order of the changes, which times cannot
 * tell.
 */
function bodyOf({ type, occurredAt, payload, version }: PlatformEvent): string {
  return JSON.stringify({ event: type, timestamp: timestamp(new Date(occurredAt)), ...payload, sequence: version });
}

/**
 * The changes of memberships that were consumed after later events of their organizations. `events` themselves are left
 * out: their recipients were found with the changes.
 */
async function lateChanges(tx: EntityManager, events: readonly EventToDeliver[]): Promise<NewMemberChange[]> {
  const changes = events.flatMap(({ change }) => change ?? []);
  if (changes.length === 0) return [];
  const late = await rowsOf(
    tx,
    sql<{ place: number }>`
      SELECT place::int
      FROM unnest(
        ${changes.map((change) => change.organization_uuid)}::uuid[],
        ${changes.map((change) => change.version)}::bigint[]
      ) WITH ORDINALITY AS change (organization_uuid, version, place)
      WHERE EXISTS (
        SELECT FROM heard_event e
        WHERE e.organization_uuid = change.organization_uuid AND e.version > change.version
          AND e.id <> ALL (${events.map(({ event }) => event.id)}::uuid[])
      )`,
  );
  return late.map(({ place }) => changes[place - 1]!);
}
