import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FirstKeys } from './first-keys.js';
import { addressKeySql } from '../redirects/cache-keys.js';
import { holdNames } from '../links/name-holds.js';
import { nextUsername, usernameOf } from './username.js';

const usernameAttempts = 8;

/** An account and its first API key come with the person (decisions.md Links 5), in whatever order identity's events arrive. */
@Injectable()
export class AccountsConsumer {
  constructor(private readonly firstKeys: FirstKeys) {}

  @OnEvent('user.registered', 'user.updated')
  async save(event: PlatformEvent<'user.registered' | 'user.updated'>, tx: EntityManager): Promise<void> {
    const { uuid, email, language } = event.payload.user;
    const created = await this.insert(event, tx);
    if (created !== null) {
      await this.firstKeys.make(tx, created);
      return;
    }
    await tx.query(
      `UPDATE account SET registered = least(registered, $4),
         email = CASE WHEN version < $3 THEN $2 ELSE email END,
         language = CASE WHEN version < $3 THEN $5 ELSE language END, version = greatest(version, $3)
       WHERE user_uuid = $1`,
      [uuid, email, event.version, event.occurredAt, language],
    );
  }

  /**
   * What says who the person was is erased, the keys and links stop: the links within two seconds, a key within the 30 that a process may
   * remember it. The row stays, so that a late event makes no new account.
   */
  @OnEvent('user.deleted')
  async erase({ payload, version, occurredAt }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<void> {
    const [account] = await tx.query<{ id: number }[]>(
      `INSERT INTO account AS known (user_uuid, email, username, status, registered, version)
       VALUES ($1::uuid, '', 'deleted-' || $1::uuid, 'suspended', $2, $3)
       ON CONFLICT (user_uuid) DO UPDATE SET email = '', language = NULL, username = excluded.username, status = 'suspended',
         click_events = 'none', version = greatest(known.version, excluded.version)
       RETURNING id`,
      [payload.user.uuid, occurredAt, version],
    );
    await tx.query(`UPDATE api_key SET revoked_at = now() WHERE account_id = $1 AND revoked_at IS NULL`, [account!.id]);
    await tx.query(`DELETE FROM first_key WHERE account_id = $1`, [account!.id]);
    await holdNames(tx, account!.id);
    await tx.query(`DELETE FROM qr WHERE account_id = $1`, [account!.id]);
    await tx.query(`DELETE FROM bio_page WHERE account_id = $1`, [account!.id]);
    await tx.query(
      `WITH gone AS (
         UPDATE link SET state = 'deleted', deleted_at = now(), version = nextval('link_version')
         WHERE account_id = $1 AND state <> 'deleted' RETURNING ${addressKeySql} AS key, version
       )
       INSERT INTO link_change (alias_key, version) SELECT key, version FROM gone
       ON CONFLICT (alias_key) DO UPDATE SET version = greatest(link_change.version, excluded.version), changed_at = now()`,
      [account!.id],
    );
  }

  /** The id of a new account; null when the person has one. Who loses the race for a username takes the next one. */
  private async insert(
    event: PlatformEvent<'user.registered' | 'user.updated'>,
    tx: EntityManager,
  ): Promise<number | null> {
    const { uuid, name, surname, email, language } = event.payload.user;
    const wanted = usernameOf(name, surname);
    for (let attempt = 1; attempt <= usernameAttempts; attempt++) {
      const [known] = await tx.query<unknown[]>(`SELECT FROM account WHERE user_uuid = $1`, [uuid]);
      if (known) return null;
      const username = attempt === 1 ? wanted : nextUsername(wanted);
      const [account] = await tx.query<{ id: number }[]>(
        `INSERT INTO account (user_uuid, email, language, username, registered, version) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT DO NOTHING RETURNING id`,
        [uuid, email, language, username, event.occurredAt, event.version],
      );
      if (account) return account.id;
    }
    throw new Error(`no free username for ${wanted}`);
  }
}
