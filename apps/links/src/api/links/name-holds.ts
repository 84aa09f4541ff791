import { execute, part, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

/** `bio`: the key of an alias; `campaign`: a slug. Aliases of links have tombstones instead. */
type Kind = 'bio' | 'campaign';

interface Left {
  kind: Kind;
  name: string;
  accountId: number;
  /** Why the operator has blocked what had the name: then nobody takes it. */
  blockedReason?: string | null;
}

/** SQL: the hold has not run out yet. */
export const isHeld = part`(released_at > now() - interval '90 days' OR blocked_reason IS NOT NULL)`;

/** Who left the name before does not hold it any more; what the operator has blocked stays blocked. */
const orHoldAnew = part`
  ON CONFLICT (kind, name) DO UPDATE SET account_id = excluded.account_id, released_at = now(),
    blocked_reason = coalesce(excluded.blocked_reason, name_hold.blocked_reason)`;

/** For a name that is left: nobody but its account takes it for 90 days. */
export async function holdName(
  tx: EntityManager,
  { kind, name, accountId, blockedReason = null }: Left,
): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO name_hold (kind, name, account_id, blocked_reason)
      VALUES (${kind}, ${name}, ${accountId}, ${blockedReason}) ${orHoldAnew}`,
  );
}

/** All names of an account that is about to lose what has them. */
export async function holdNames(tx: EntityManager, accountId: number): Promise<void> {
  await execute(
    tx,
    sql`
      INSERT INTO name_hold (kind, name, account_id, blocked_reason)
      SELECT 'bio', alias_key, account_id, blocked_reason FROM bio_page WHERE account_id = ${accountId}
      UNION ALL
      SELECT 'campaign', slug, account_id, NULL FROM campaign WHERE account_id = ${accountId} AND slug IS NOT NULL
      ${orHoldAnew}`,
  );
}

/**
 * For a name that has just been written. The unique index lets one of any number of parallel writers through.
 *
 * @returns false when the name is held for another account, or for nobody
 */
export async function takeName(tx: EntityManager, kind: Kind, name: string, accountId: number): Promise<boolean> {
  await execute(
    tx,
    sql`
      DELETE FROM name_hold
      WHERE kind = ${kind} AND name = ${name}
        AND (NOT ${isHeld} OR account_id = ${accountId} AND blocked_reason IS NULL)`,
  );
  const held = await rowsOf(tx, sql`SELECT FROM name_hold WHERE kind = ${kind} AND name = ${name}`);
  return held.length === 0;
}
