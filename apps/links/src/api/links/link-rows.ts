import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Link } from '../../records/index.js';

/**
 * Locks a link of the account.
 *
 * @throws Problem 404 for one of another account, or a deleted one
 */
export async function lockLink(tx: EntityManager, accountId: number, id: number): Promise<Link> {
  const [link] = await tx.query<Link[]>(
    `SELECT * FROM link WHERE id = $1 AND account_id = $2 AND state <> 'deleted' FOR UPDATE`,
    [id, accountId],
  );
  if (!link) throw new Problem('not_found');
  return link;
}

/**
 * For a link that may leave its address. Its tombstone stays on this domain, whose own end locks the domain before its
 * links.
 */
export async function holdDomainOf(tx: EntityManager, accountId: number, id: number): Promise<void> {
  await tx.query(
    `SELECT FROM domain WHERE id = (SELECT domain_id FROM link WHERE id = $1 AND account_id = $2) FOR KEY SHARE`,
    [id, accountId],
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
