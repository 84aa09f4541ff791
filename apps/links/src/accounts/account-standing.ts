import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Account } from '../records/index.js';

/** SQL over `account`: whether its person may use it. One that is erased is suspended for good. */
export const isActiveSql = `(account.is_active AND account.status <> 'suspended')`;
/** SQL over `account`: its person has been erased (`api/account/account-erasure.ts`). */
export const isErasedSql = `(account.status = 'suspended' AND account.email = '')`;

/**
 * For a transaction that makes something of an account: throws `account_inactive`. An erasure that begins meanwhile waits for its end and
 * finds what it made; one that is under way is waited for. Answers with the defaults of its links.
 */
export async function requireActive(tx: EntityManager, accountId: number): Promise<Pick<Account, 'pass_query'>> {
  const [account] = await tx.query<Pick<Account, 'is_active' | 'pass_query'>[]>(
    `SELECT ${isActiveSql} AS is_active, pass_query FROM account WHERE id = $1 FOR SHARE`,
    [accountId],
  );
  if (!account?.is_active) throw new Problem('account_inactive');
  return account;
}

/** How many rows of a table an account may have. */
export interface Limit {
  table:
    'api_key' | 'bio_page' | 'campaign' | 'channel' | 'domain' | 'link_import' | 'overlay' | 'pixel' | 'qr' | 'splash';
  /** SQL over the table: which of them count. All of them without it. */
  counted?: string;
  most: number;
  /** As the owner calls them, in the plural. */
  name: string;
}

/**
 * For a transaction that adds such a row: throws `account_inactive` as `requireActive`, and `limit_reached` when the account has the most that
 * it may have. One at a time until the end of the transaction, so that the limit holds against any number of parallel requests.
 */
export async function requireRoom(tx: EntityManager, accountId: number, limit: Limit): Promise<void> {
  await requireActive(tx, accountId);
  // Not by the row of the account: whoever makes links shares that one, and would wait, or keep this one waiting.
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`links:room:${limit.table}:${accountId}`]);
  await refuseFull(tx, accountId, limit);
}

/** Throws `limit_reached`. By itself a courtesy before long work: others may add what is missing meanwhile. */
export async function refuseFull(manager: EntityManager, accountId: number, limit: Limit): Promise<void> {
  const { table, counted = 'true', most, name } = limit;
  const [row] = await manager.query<{ has: number }[]>(
    `SELECT count(*)::int AS has FROM ${table} WHERE account_id = $1 AND ${counted}`,
    [accountId],
  );
  if (row!.has >= most) throw new Problem('limit_reached', { message: `An account has at most ${most} ${name}.` });
}
