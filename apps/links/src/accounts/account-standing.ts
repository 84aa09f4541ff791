import { constant, execute, part, Problem, rowsOf, sql, type SqlStatement } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { Account } from '../records/index.js';

/** SQL over `account`: whether its person may use it. One that is erased is suspended for good. */
export const isActive = part`(account.is_active AND account.status <> 'suspended')`;
/** SQL over `account`: its person has been erased (`api/account/account-erasure.ts`). */
export const isErased = part`(account.status = 'suspended' AND account.email = '')`;

/**
 * For a transaction that makes something of an account. An erasure that begins meanwhile waits for its end and finds
 * what it made. An erasure that is under way is waited for.
 *
 * @returns the defaults of its links
 * @throws Problem `account_inactive`
 */
export async function requireActive(tx: EntityManager, accountId: number): Promise<Pick<Account, 'pass_query'>> {
  const [account] = await rowsOf(
    tx,
    sql<Pick<Account, 'is_active' | 'pass_query'>>`
      SELECT ${isActive} AS is_active, pass_query FROM account WHERE id = ${accountId} FOR SHARE`,
  );
  if (!account?.is_active) throw new Problem('account_inactive');
  return account;
}

/** How many rows of a table an account may have. */
export interface Limit {
  table:
    | 'api_key'
    | 'bio_page'
    | 'campaign'
    | 'channel'
    | 'domain'
    | 'link_import'
    | 'overlay'
    | 'pixel'
    | 'qr'
    | 'splash'
    | 'utm_template';
  /** How many the account has of those that count. All rows count without it. */
  counted?: (accountId: number) => SqlStatement<{ has: number }>;
  max: number;
  /** As the owner calls them, in the plural. */
  name: string;
}

/**
 * For a transaction that adds such a row. One at a time until the end of the transaction, so that the limit holds
 * against any number of parallel requests.
 *
 * @throws Problem `account_inactive`; `limit_reached` when the account is full
 */
export async function requireRoom(tx: EntityManager, accountId: number, limit: Limit): Promise<void> {
  await requireActive(tx, accountId);
  // Not by the row of the account: whoever makes links shares that one, and would wait, or keep this one waiting.
  const lock = `links:room:${limit.table}:${accountId}`;
  await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  await refuseFull(tx, accountId, limit);
}

/**
 * A courtesy before long work: others may fill the account meanwhile.
 *
 * @throws Problem `limit_reached`
 */
export async function refuseFull(manager: EntityManager, accountId: number, limit: Limit): Promise<void> {
  const { table, counted, max, name } = limit;
  const all = sql<{ has: number }>`
    SELECT count(*)::int AS has FROM ${constant(table)} WHERE account_id = ${accountId}`;
  const [row] = await rowsOf(manager, counted ? counted(accountId) : all);
  if (row!.has >= max) throw new Problem('limit_reached', { message: `An account has at most ${max} ${name}.` });
}
