import { Injectable } from '@nestjs/common';
import { constant, execute, part, rowsOf, sql, type AfterCommit } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { DomainRelease } from '../domains/index.js';
import type { Domain } from '../../records/index.js';
import { ApiKeysService } from '../callers/index.js';
import { holdNames, withoutContent } from '../links/index.js';
import { TouchedLinks } from '../../lookup/index.js';

interface Erased {
  userUuid: string;
  version: number;
  /** ISO 8601 */
  occurredAt: string;
}

/** Answers to overlays go with their overlay, items of a channel with the channel. */
const ownTables = [
  'first_key',
  'qr',
  'bio_page',
  'overlay',
  'splash',
  'pixel',
  'campaign',
  'channel',
  'domain_claim',
  'link_tag',
  'block_appeal',
  'link_import',
  'utm_template',
] as const;

/** Ends an account when identity says so. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly releases: DomainRelease,
    private readonly touched: TouchedLinks,
  ) {}

  /**
   * Erases what says who the person was, and all that they made. Keys and links stop at once. Others can have the
   * domains, with proof in the first 30 days. The row stays, so that a late event makes no new account. Tombstones of
   * links stay as long as those of any link, without what their owner wrote. Counts go after 90 days at the latest,
   * also those of a blocked link and of the account.
   */
  async erase(tx: EntityManager, erased: Erased): Promise<AfterCommit> {
    const id = await suspend(tx, erased);
    await execute(tx, sql`UPDATE api_key SET revoked_at = now() WHERE account_id = ${id} AND revoked_at IS NULL`);
    const news: string[] = [];
    const domains = await rowsOf(
      tx,
      sql<Pick<Domain, 'id' | 'account_id' | 'host'>>`
        SELECT id, account_id, host FROM domain WHERE account_id = ${id} AND state <> 'deleted' ORDER BY id FOR UPDATE`,
    );
    for (const domain of domains) news.push(...(await this.releases.release(tx, domain)));
    const links = await this.touched.raise(
      tx,
      part`account_id = ${id} AND state <> 'deleted'`,
      part`state = 'deleted', deleted_at = now()`,
    );
    news.push(...links);
    await emptyTombstones(tx, id);
    await holdNames(tx, id);
    for (const table of ownTables) await execute(tx, sql`DELETE FROM ${constant(table)} WHERE account_id = ${id}`);
    return async () => {
      await this.keys.stopAll(id);
      await this.releases.announce(news);
    };
  }
}

/** From here on nothing more is made of the account: `requireActive` waits for the end of this transaction. */
async function suspend(tx: EntityManager, { userUuid, version, occurredAt }: Erased): Promise<number> {
  const [account] = await rowsOf(
    tx,
    sql<{ id: number }>`
      INSERT INTO account (user_uuid, email, username, status, registered, version)
      VALUES (${userUuid}::uuid, '', 'deleted-' || ${userUuid}::uuid, 'suspended', ${occurredAt}, ${version})
      ON CONFLICT (user_uuid) DO UPDATE SET email = '', language = NULL, username = excluded.username,
        status = 'suspended', click_events = 'none', version = greatest(account.version, excluded.version)
      RETURNING id`,
  );
  return account!.id;
}

async function emptyTombstones(tx: EntityManager, accountId: number): Promise<void> {
  await execute(tx, sql`UPDATE link SET ${withoutContent} WHERE account_id = ${accountId} AND deleted_at IS NOT NULL`);
  await execute(
    tx,
    sql`
      UPDATE domain SET redirectroot = '', redirect404 = '', apple_app_site_association = NULL, assetlinks = NULL
      WHERE account_id = ${accountId}`,
  );
}
