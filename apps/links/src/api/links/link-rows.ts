import { execute, sql } from '@platform/service-kit';
import { Not, type EntityManager } from 'typeorm';
import { Link, ownRecord } from '../../records/index.js';

/**
 * Locks a link of the account.
 *
 * @throws Problem 404 for one of another account, or a deleted one
 */
export function lockLink(tx: EntityManager, accountId: number, id: number): Promise<Link> {
  return ownRecord(tx, Link, { id, account_id: accountId, state: Not('deleted') }, true);
}

/**
 * For a link that may leave its address. Its tombstone stays on this domain, whose own end locks the domain before its
 * links.
 */
export async function holdDomainOf(tx: EntityManager, accountId: number, id: number): Promise<void> {
  await execute(
    tx,
    sql`
      SELECT FROM domain WHERE id = (SELECT domain_id FROM link WHERE id = ${id} AND account_id = ${accountId})
      FOR KEY SHARE`,
  );
}

/** Every write has a new version, so that no cache goes back. */
export async function writeLink(tx: EntityManager, id: number, values: Partial<Link>): Promise<Link> {
  const result = await tx
    .createQueryBuilder()
    .update(Link)
    .set({ ...values, updated_at: () => 'now()', version: () => `nextval('link_version')` })
    .where({ id })
    .returning('*')
    .execute();
  return (result.raw as Link[])[0]!;
}
