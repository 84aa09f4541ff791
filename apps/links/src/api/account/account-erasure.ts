import { Injectable } from '@nestjs/common';
import type { AfterCommit } from '@platform/service-kit';
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
const ownTables =
  `first_key qr bio_page overlay splash pixel campaign channel domain_claim link_tag block_appeal link_import`.split(
    ' ',
  );

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
    await tx.query(`UPDATE api_key SET revoked_at = now() WHERE account_id = $1 AND revoked_at IS NULL`, [id]);
    const news: string[] = [];
    const domains = await tx.query<Domain[]>(
      `SELECT id, account_id, host FROM domain WHERE account_id = $1 AND state <> 'deleted' ORDER BY id FOR UPDATE`,
      [id],
    );
    for (const domain of domains) news.push(...(await this.releases.release(tx, domain)));
    const deleted = [`state = 'deleted'`, 'deleted_at = now()'];
    news.push(...(await this.touched.record(tx, `account_id = $1 AND state <> 'deleted'`, [id], deleted)));
    await emptyTombstones(tx, id);
    await holdNames(tx, id);
    for (const table of ownTables) await tx.query(`DELETE FROM ${table} WHERE account_id = $1`, [id]);
    return async () => {
      await this.keys.stopAll(id);
      await this.releases.announce(news);
    };
  }
}

/** From here on nothing more is made of the account: `requireActive` waits for the end of this transaction. */
async function suspend(tx: EntityManager, { userUuid, version, occurredAt }: Erased): Promise<number> {
  const [account] = await tx.query<{ id: number }[]>(
    `INSERT INTO account AS known (user_uuid, email, username, status, registered, version)
     VALUES ($1::uuid, '', 'deleted-' || $1::uuid, 'suspended', $2, $3)
     ON CONFLICT (user_uuid) DO UPDATE SET email = '', language = NULL, username = excluded.username, status = 'suspended',
       click_events = 'none', version = greatest(known.version, excluded.version)
     RETURNING id`,
    [userUuid, occurredAt, version],
  );
  return account!.id;
}

async function emptyTombstones(tx: EntityManager, accountId: number): Promise<void> {
  await tx.query(`UPDATE link SET ${withoutContent} WHERE account_id = $1 AND deleted_at IS NOT NULL`, [accountId]);
  await tx.query(
    `UPDATE domain SET redirectroot = '', redirect404 = '', apple_app_site_association = NULL, assetlinks = NULL WHERE account_id = $1`,
    [accountId],
  );
}
