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

  /** Not told to clients: nobody has a grant yet. */
  @OnEvent('user.registered')
  async know(event: PlatformEvent<'user.registered'>, tx: EntityManager): Promise<void> {
    await savePerson(tx, event);
  }

  @OnEvent('user.updated')
  async hear(event: PlatformEvent<'user.updated'>, tx: EntityManager): Promise<void> {
    await this.fanOut.keepAudience(tx);
    // News that come late of who is erased would bring back what was known of them.
    if (await isErased(tx, event)) return;
    await savePerson(tx, event);
    await this.fanOut.hear(tx, [{ event, subject: { user_uuid: event.payload.user.uuid } }]);
  }

  /** Nothing of the person stays but the row that keeps a late event from bringing them back, and their grants end. */
  @OnEvent('user.deleted')
  async erase({ payload, version }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<void> {
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
    // Only now: what is withdrawn is found by its event.
    await tx.query(`DELETE FROM heard_event WHERE user_uuid = $1`, [uuid]);
  }
}

/** By what `erase` leaves: a newer row without a name. */
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
