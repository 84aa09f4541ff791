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
    if (!(await keep(tx, { uuid, email: known, language }, event.version))) return;
    if (known) await moveAddresses(tx, uuid, known.toLowerCase());
    await tx.query(`UPDATE membership_copy SET email = $2 WHERE user_uuid = $1 AND NOT is_removed AND email <> $2`, [
      uuid,
      known,
    ]);
  }

  /** The address leaves the destinations of every organization that the person was in, and the logs of what was sent there. */
  @OnEvent('user.deleted')
  async onDeleted({ payload, version }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<void> {
    const { uuid } = payload.user;
    const [person] = await tx.query<{ email: string }[]>(
      `SELECT lower(email) AS email FROM person_copy WHERE uuid = $1 FOR UPDATE`,
      [uuid],
    );
    await keep(tx, { uuid, email: '', language: null }, version);
    if (person?.email) await forget(tx, uuid, person.email);
    await tx.query(`UPDATE membership_copy SET email = '' WHERE user_uuid = $1`, [uuid]);
  }
}

interface Person {
  uuid: string;
  email: string;
  /** BCP 47. */
  language: string | null;
}

async function keep(tx: EntityManager, { uuid, email, language }: Person, version: number): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `INSERT INTO person_copy AS known (uuid, email, language, version) VALUES ($1, $2, $3, $4)
     ON CONFLICT (uuid) DO UPDATE SET email = excluded.email, language = excluded.language, version = excluded.version
     WHERE known.version < excluded.version RETURNING uuid`,
    [uuid, email, language, version],
  );
  return rows.length > 0;
}

/** Where the new address is entered already, the old one just goes. */
async function moveAddresses(tx: EntityManager, userUuid: string, email: string): Promise<void> {
  const theirs = `
    FROM notification_endpoint endpoint
    JOIN membership_copy member ON member.organization_uuid = endpoint.organization_uuid
      AND member.user_uuid = $1 AND NOT member.is_removed AND member.email <> ''
    WHERE address.notification_endpoint_uuid = endpoint.uuid AND address.email = lower(member.email)
      AND address.email <> $2`;
  await tx.query(
    `UPDATE notification_address address SET email = $2,
       suppressed_at = CASE WHEN suppressed_reason = 'unsubscribed' THEN suppressed_at END,
       suppressed_reason = CASE WHEN suppressed_reason = 'unsubscribed' THEN suppressed_reason END
     ${theirs}
       AND NOT EXISTS (SELECT FROM notification_address other
                       WHERE other.notification_endpoint_uuid = endpoint.uuid AND other.email = $2)`,
    [userUuid, email],
  );
  await tx.query(
    `DELETE FROM notification_address WHERE (notification_endpoint_uuid, email) IN
       (SELECT address.notification_endpoint_uuid, address.email FROM notification_address address,
        LATERAL (SELECT 1 ${theirs}) found)`,
    [userUuid, email],
  );
}

async function forget(tx: EntityManager, userUuid: string, email: string): Promise<void> {
  const endpoints = `SELECT endpoint.uuid FROM notification_endpoint endpoint
    JOIN membership_copy member ON member.organization_uuid = endpoint.organization_uuid AND member.user_uuid = $1`;
  for (const table of ['notification_address', 'notification_unsubscription']) {
    await tx.query(`DELETE FROM ${table} WHERE email = $2 AND notification_endpoint_uuid IN (${endpoints})`, [
      userUuid,
      email,
    ]);
  }
  await tx.query(`DELETE FROM notification_confirmation WHERE email = $1`, [email]);
  await tx.query(
    `UPDATE notification_recipient SET email = 'erased-' || $1::text, error_message = NULL
     WHERE email = $2 AND NOT EXISTS (SELECT FROM notification_address WHERE email = $2)`,
    [userUuid, email],
  );
}
