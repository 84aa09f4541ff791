import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
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
    await tx.query(
      `INSERT INTO person (uuid, name, email, version) VALUES ($1, '', NULL, $2)
       ON CONFLICT (uuid) DO UPDATE SET name = '', email = NULL, language = NULL, version = greatest(person.version, excluded.version)`,
      [uuid, version],
    );
    const [ended] = await tx.query<[{ client_id: string }[], number]>(
      `UPDATE oauth_grant SET is_live = false, version = $2 WHERE user_uuid = $1 AND is_live AND version < $2
       RETURNING client_id`,
      [uuid, version],
    );
    for (const client_id of new Set(ended.map((grant) => grant.client_id)))
      await this.withdrawals.grantsEnded(tx, { user_uuid: uuid, client_id });
    // Last, because the deliveries to withdraw are found by their events.
    await tx.query(`DELETE FROM heard_event WHERE user_uuid = $1`, [uuid]);
  }
}

/** By the row that `onDeleted` leaves: a newer one without a name. */
async function isErased(tx: EntityManager, { payload, version }: PlatformEvent<'user.updated'>): Promise<boolean> {
  const rows = await tx.query<unknown[]>(
    `SELECT FROM person WHERE uuid = $1 AND version > $2 AND name = '' AND email IS NULL`,
    [payload.user.uuid, version],
  );
  return rows.length > 0;
}

async function savePerson(
  tx: EntityManager,
  { payload: { user }, version }: PlatformEvent<'user.registered' | 'user.updated'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO person (uuid, name, email, language, version) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (uuid) DO UPDATE
     SET name = excluded.name, email = excluded.email, language = excluded.language, version = excluded.version
     WHERE person.version < excluded.version`,
    [user.uuid, user.name, user.email_verified ? user.email : null, user.language, version],
  );
}
