import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** Keeps the addresses and languages of people, and takes their memberships and destinations along when they change. */
@Injectable()
export class PeopleConsumer {
  /** An address that is not confirmed (any more) is nobody's: nothing goes there. */
  @OnEvent('user.registered', 'user.updated')
  async onSaved(event: PlatformEvent<'user.registered' | 'user.updated'>, tx: EntityManager): Promise<void> {
    const { uuid, email, email_verified, language } = event.payload.user;
    const known = email_verified ? email : '';
    if (!(await keep(tx, { uuid, email: known, language }, event.version))) return rememberLate(tx, uuid, known);
    if (known) await moveAddresses(tx, uuid, known.toLowerCase());
    await tx.query(`UPDATE membership_copy SET email = $2 WHERE user_uuid = $1 AND NOT is_removed AND email <> $2`, [
      uuid,
      known,
    ]);
  }

  /**
   * Every address that the person had leaves the destinations of the organizations that they were in, and the logs of
   * what was sent there.
   */
  @OnEvent('user.deleted')
  async onDeleted({ payload, version }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<void> {
    const { uuid } = payload.user;
    await keep(tx, { uuid, email: '', language: null }, version);
    for (const [index, address] of (await addressesOf(tx, uuid)).entries())
      await forget(tx, uuid, address, `erased-${uuid}${index ? `-${index + 1}` : ''}`);
    await tx.query(`DELETE FROM former_address WHERE user_uuid = $1`, [uuid]);
    await tx.query(`UPDATE membership_copy SET email = '' WHERE user_uuid = $1`, [uuid]);
  }
}

interface Person {
  uuid: string;
  email: string;
  /** BCP 47. */
  language: string | null;
}

/**
 * What it replaces becomes a former address (by a trigger, migrations/first/copies.ts). False for an event that comes
 * late, or again.
 */
async function keep(tx: EntityManager, { uuid, email, language }: Person, version: number): Promise<boolean> {
  if (!email) {
    await tx.query(
      `INSERT INTO former_address (user_uuid, email)
       SELECT uuid, lower(email) FROM person_copy WHERE uuid = $1 AND email <> '' AND version < $2 FOR UPDATE
       ON CONFLICT DO NOTHING`,
      [uuid, version],
    );
  }
  const rows = await tx.query<unknown[]>(
    `INSERT INTO person_copy AS known (uuid, email, language, version) VALUES ($1, $2, $3, $4)
     ON CONFLICT (uuid) DO UPDATE SET email = excluded.email, language = excluded.language, version = excluded.version
     WHERE known.version < excluded.version RETURNING uuid`,
    [uuid, email, language, version],
  );
  return rows.length > 0;
}

/** What an older event says was theirs as well, though it is another by now. Of who is erased nothing is kept. */
async function rememberLate(tx: EntityManager, userUuid: string, email: string): Promise<void> {
  await tx.query(
    `INSERT INTO former_address (user_uuid, email)
     SELECT uuid, lower($2) FROM person_copy WHERE uuid = $1 AND email <> '' AND $2 NOT IN ('', email)
     ON CONFLICT DO NOTHING`,
    [userUuid, email],
  );
}

/**
 * What follows a person, and how it changes then. What a mail server said of the old address says nothing of the new
 * one.
 */
const following = {
  notification_address: `email = $2, unknown_count = 0, unknown_since = NULL,
    suppressed_at = CASE WHEN suppressed_reason = 'unsubscribed' THEN suppressed_at END,
    suppressed_reason = CASE WHEN suppressed_reason = 'unsubscribed' THEN suppressed_reason END`,
  notification_unsubscription: `email = $2`,
};

/** Where the new address is entered already, the old one just goes. */
async function moveAddresses(tx: EntityManager, userUuid: string, email: string): Promise<void> {
  const theirs = `
    FROM notification_endpoint endpoint
    JOIN membership_copy member ON member.organization_uuid = endpoint.organization_uuid
      AND member.user_uuid = $1 AND NOT member.is_removed AND member.email <> ''
    WHERE old.notification_endpoint_uuid = endpoint.uuid AND old.email = lower(member.email)
      AND old.email <> $2`;
  for (const [table, change] of Object.entries(following)) {
    await tx.query(
      `UPDATE ${table} old SET ${change} ${theirs}
         AND NOT EXISTS (SELECT FROM ${table} other
                         WHERE other.notification_endpoint_uuid = endpoint.uuid AND other.email = $2)`,
      [userUuid, email],
    );
    await tx.query(
      `DELETE FROM ${table} WHERE (notification_endpoint_uuid, email) IN
         (SELECT old.notification_endpoint_uuid, old.email FROM ${table} old, LATERAL (SELECT 1 ${theirs}) found)`,
      [userUuid, email],
    );
  }
}

/** Of somebody who has no address any more: all former ones that are nobody else's by now. */
async function addressesOf(tx: EntityManager, userUuid: string): Promise<FormerAddress[]> {
  return tx.query<FormerAddress[]>(
    `SELECT email, until FROM former_address WHERE user_uuid = $1
       AND NOT EXISTS (SELECT FROM person_copy other WHERE lower(other.email) = former_address.email)
     ORDER BY email`,
    [userUuid],
  );
}

interface FormerAddress {
  email: string;
  until: Date;
}

/**
 * `name` takes the place of the address in logs, also of other organizations unless it has agreed to their mails
 * itself.
 */
async function forget(
  tx: EntityManager,
  userUuid: string,
  { email, until }: FormerAddress,
  name: string,
): Promise<void> {
  const endpoints = `SELECT endpoint.uuid FROM notification_endpoint endpoint
    JOIN membership_copy member ON member.organization_uuid = endpoint.organization_uuid AND member.user_uuid = $1`;
  await tx.query(
    `DELETE FROM notification_unsubscription WHERE email = $2 AND notification_endpoint_uuid IN (${endpoints})`,
    [userUuid, email],
  );
  await tx.query(
    `DELETE FROM notification_address WHERE email = $2 AND notification_endpoint_uuid IN (${endpoints})
       AND (confirmed_at IS NULL OR confirmed_at <= $3)`,
    [userUuid, email, until],
  );
  await tx.query(`DELETE FROM notification_confirmation WHERE email = $1`, [email]);
  const [rows] = await tx.query<[{ delivery_id: string }[], number]>(
    `UPDATE notification_recipient recipient SET email = $2, error_message = NULL
     WHERE email = $1 AND NOT EXISTS (
       SELECT FROM delivery
       JOIN notification_address address ON address.notification_endpoint_uuid = delivery.destination_id
         AND address.email = recipient.email AND address.confirmed_at IS NOT NULL
       WHERE delivery.id = recipient.delivery_id)
     RETURNING delivery_id`,
    [email, name],
  );
  // A mail server's words mostly repeat the address.
  for (const [table, id] of Object.entries({ delivery: 'id', delivery_attempt: 'delivery_id' })) {
    await tx.query(
      `UPDATE ${table} SET error_message = regexp_replace(error_message, '***=' || $1, $2, 'gi')
       WHERE ${id} = ANY ($3) AND strpos(lower(error_message), $1) > 0`,
      [email, name, rows.map(({ delivery_id }) => delivery_id)],
    );
  }
}
