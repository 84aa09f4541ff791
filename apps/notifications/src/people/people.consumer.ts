import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, part, rowsOf, sql, type SqlPart } from '@platform/service-kit';
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
    await execute(
      tx,
      sql`
        UPDATE membership_copy SET email = ${known}
        WHERE user_uuid = ${uuid} AND NOT is_removed AND email <> ${known}`,
    );
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
    await execute(tx, sql`DELETE FROM former_address WHERE user_uuid = ${uuid}`);
    await execute(tx, sql`UPDATE membership_copy SET email = '' WHERE user_uuid = ${uuid}`);
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
    await execute(
      tx,
      sql`
        INSERT INTO former_address (user_uuid, email)
        SELECT uuid, lower(email) FROM person_copy
        WHERE uuid = ${uuid} AND email <> '' AND version < ${version} FOR UPDATE
        ON CONFLICT DO NOTHING`,
    );
  }
  const rows = await rowsOf(
    tx,
    sql`
      INSERT INTO person_copy AS known (uuid, email, language, version)
      VALUES (${uuid}, ${email}, ${language}, ${version})
      ON CONFLICT (uuid) DO UPDATE
      SET email = excluded.email, language = excluded.language, version = excluded.version
      WHERE known.version < excluded.version RETURNING uuid`,
  );
  return rows.length > 0;
}

/** What an older event says was theirs as well, though it is another by now. Of who is erased nothing is kept. */
async function rememberLate(tx: EntityManager, userUuid: string, email: string): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO former_address (user_uuid, email)
      SELECT uuid, lower(${email}) FROM person_copy
      WHERE uuid = ${userUuid} AND email <> '' AND ${email} NOT IN ('', email)
      ON CONFLICT DO NOTHING`,
  );
}

/** Where the new address is entered already, the old one just goes. */
async function moveAddresses(tx: EntityManager, userUuid: string, email: string): Promise<void> {
  // What a mail server said of the old address says nothing of the new one.
  const anew = part`unknown_count = 0, unknown_since = NULL,
    suppressed_at = CASE WHEN suppressed_reason = 'unsubscribed' THEN suppressed_at END,
    suppressed_reason = CASE WHEN suppressed_reason = 'unsubscribed' THEN suppressed_reason END`;
  await moveIn(tx, part`notification_address`, part`email = ${email}, ${anew}`, userUuid, email);
  await moveIn(tx, part`notification_unsubscription`, part`email = ${email}`, userUuid, email);
}

/** @param table of addresses of destinations */
async function moveIn(
  tx: EntityManager,
  table: SqlPart,
  change: SqlPart,
  userUuid: string,
  email: string,
): Promise<void> {
  const ofThePerson = part`
    FROM notification_endpoint endpoint
    JOIN membership_copy member ON member.organization_uuid = endpoint.organization_uuid
      AND member.user_uuid = ${userUuid} AND NOT member.is_removed AND member.email <> ''
    WHERE old.notification_endpoint_uuid = endpoint.uuid AND old.email = lower(member.email)
      AND old.email <> ${email}`;
  await execute(
    tx,
    sql`
      UPDATE ${table} old SET ${change} ${ofThePerson}
        AND NOT EXISTS (
          SELECT FROM ${table} other WHERE other.notification_endpoint_uuid = endpoint.uuid AND other.email = ${email}
        )`,
  );
  await execute(
    tx,
    sql`
      DELETE FROM ${table} WHERE (notification_endpoint_uuid, email) IN (
        SELECT old.notification_endpoint_uuid, old.email FROM ${table} old, LATERAL (SELECT 1 ${ofThePerson}) found
      )`,
  );
}

/** Of somebody who has no address any more: all former ones that are nobody else's by now. */
async function addressesOf(tx: EntityManager, userUuid: string): Promise<FormerAddress[]> {
  return rowsOf(
    tx,
    sql<FormerAddress>`
      SELECT email, until FROM former_address
      WHERE user_uuid = ${userUuid}
        AND NOT EXISTS (SELECT FROM person_copy other WHERE lower(other.email) = former_address.email)
      ORDER BY email`,
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
  const endpoints = part`
    SELECT endpoint.uuid
    FROM notification_endpoint endpoint
    JOIN membership_copy member
      ON member.organization_uuid = endpoint.organization_uuid AND member.user_uuid = ${userUuid}`;
  await execute(
    tx,
    sql`
      DELETE FROM notification_unsubscription
      WHERE email = ${email} AND notification_endpoint_uuid IN (${endpoints})`,
  );
  await execute(
    tx,
    sql`
      DELETE FROM notification_address
      WHERE email = ${email} AND notification_endpoint_uuid IN (${endpoints})
        AND (confirmed_at IS NULL OR confirmed_at <= ${until})`,
  );
  await execute(tx, sql`DELETE FROM notification_confirmation WHERE email = ${email}`);
  const rows = await rowsOf(
    tx,
    sql<{ delivery_id: string }>`
      UPDATE notification_recipient recipient SET email = ${name}, error_message = NULL
      WHERE email = ${email} AND NOT EXISTS (
        SELECT FROM delivery
        JOIN notification_address address ON address.notification_endpoint_uuid = delivery.destination_id
          AND address.email = recipient.email AND address.confirmed_at IS NOT NULL
        WHERE delivery.id = recipient.delivery_id
      )
      RETURNING delivery_id`,
  );
  const deliveryIds = rows.map(({ delivery_id }) => delivery_id);
  // A mail server's words mostly repeat the address.
  const renamed = part`error_message = regexp_replace(error_message, '***=' || ${email}, ${name}, 'gi')`;
  const isNamed = part`strpos(lower(error_message), ${email}) > 0`;
  await execute(tx, sql`UPDATE delivery SET ${renamed} WHERE id = ANY (${deliveryIds}) AND ${isNamed}`);
  await execute(
    tx,
    sql`UPDATE delivery_attempt SET ${renamed} WHERE delivery_id = ANY (${deliveryIds}) AND ${isNamed}`,
  );
}
