import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut, Withdrawals } from '../fan-out/index.js';

@Injectable()
export class PeopleConsumer {
  constructor(
    private readonly fanOut: FanOut,
    private readonly withdrawals: Withdrawals,
  ) {}

  /** Clients do not receive this event: no client can have a grant of this person yet. */
  @OnEvent('user.registered')
  async onRegistered(event: PlatformEvent<'user.registered'>, tx: EntityManager): Promise<void> {
    await savePerson(tx, event);
  }

  @OnEvent('user.updated')
  async onUpdated(event: PlatformEvent<'user.updated'>, tx: EntityManager): Promise<void> {
    await this.fanOut.keepAudience(tx);
    // An event that arrives late would bring back what was deleted with the person.
    if (await isErased(tx, event)) return;
    await savePerson(tx, event);
    await this.fanOut.deliver(tx, [{ event, subject: { user_uuid: event.payload.user.uuid } }]);
  }

  /** Deletes all of the person but a row that keeps late events from bringing them back, and ends their grants. */
  @OnEvent('user.deleted')
  async onDeleted({ payload, version }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<void> {
    const { uuid } = payload.user;
    await this.fanOut.lockAudience(tx);
    await execute(
      tx,
      sql`
        INSERT INTO person (uuid, name, email, version) VALUES (${uuid}, '', NULL, ${version})
        ON CONFLICT (uuid) DO UPDATE
        SET name = '', email = NULL, language = NULL, version = greatest(person.version, excluded.version)`,
    );
    const ended = await rowsOf(
      tx,
      sql<{ client_id: string }>`
        UPDATE oauth_grant SET is_live = false, version = ${version}
        WHERE user_uuid = ${uuid} AND is_live AND version < ${version}
        RETURNING client_id`,
    );
    for (const client_id of new Set(ended.map((grant) => grant.client_id)))
      await this.withdrawals.grantsEnded(tx, { user_uuid: uuid, client_id });
    // Last, because the deliveries to withdraw are found by their events.
    await execute(tx, sql`DELETE FROM heard_event WHERE user_uuid = ${uuid}`);
  }
}

/** By the row that `onDeleted` leaves: a newer one without a name. */
async function isErased(tx: EntityManager, { payload, version }: PlatformEvent<'user.updated'>): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`
      SELECT FROM person WHERE uuid = ${payload.user.uuid} AND version > ${version} AND name = '' AND email IS NULL`,
  );
  return rows.length > 0;
}

async function savePerson(
  tx: EntityManager,
  { payload: { user }, version }: PlatformEvent<'user.registered' | 'user.updated'>,
): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO person (uuid, name, email, language, version)
      VALUES (${user.uuid}, ${user.name}, ${user.email_verified ? user.email : null}, ${user.language}, ${version})
      ON CONFLICT (uuid) DO UPDATE
      SET name = excluded.name, email = excluded.email, language = excluded.language, version = excluded.version
      WHERE person.version < excluded.version`,
  );
}
