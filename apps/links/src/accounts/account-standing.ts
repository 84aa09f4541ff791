import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** SQL over `account`: whether its person may use it. One that is erased is suspended for good. */
export const isActiveSql = `(account.is_active AND account.status <> 'suspended')`;
/** SQL over `account`: its person has been erased (`accounts/account-erasure.ts`). */
export const isErasedSql = `(account.status = 'suspended' AND account.email = '')`;

/**
 * For a transaction that makes something of an account: throws `account_inactive`. An erasure that begins meanwhile waits for its end and
 * finds what it made; one that is under way is waited for.
 */
export async function requireActive(tx: EntityManager, accountId: number): Promise<void> {
  const [account] = await tx.query<{ is_active: boolean }[]>(
    `SELECT ${isActiveSql} AS is_active FROM account WHERE id = $1 FOR SHARE`,
    [accountId],
  );
  if (!account?.is_active) throw new Problem('account_inactive');
}
