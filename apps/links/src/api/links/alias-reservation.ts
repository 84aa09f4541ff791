import { execute, part, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { type Alias, randomAlias, randomLength } from '../../addresses/index.js';
import type { Link } from '../../records/index.js';

const randomAttempts = 5;

export type Reserved = Pick<Link, 'id' | 'account_id' | 'alias' | 'alias_key' | 'domain_id' | 'version'>;
export type NewLink = Pick<Link, 'account_id' | 'url' | 'domain_id'>;
type Address = Pick<Link, 'alias' | 'alias_key' | 'domain_id'>;

const reservedColumns = part`id, account_id, alias, alias_key, domain_id, version`;

export function taken(): Problem {
  return new Problem('already_exists', { message: 'This alias is taken.' });
}

/** 409 when somebody has it. */
export async function insertChosen(tx: EntityManager, values: NewLink, alias: Alias): Promise<Reserved> {
  const address = await ownAddress(tx, values.account_id, { ...alias, domain_id: values.domain_id });
  const link = await insertLink(tx, values, address, address.alias);
  if (!link) throw taken();
  return link;
}

export async function insertRandom(tx: EntityManager, values: NewLink): Promise<Reserved> {
  for (let attempt = 0; attempt <= randomAttempts; attempt++) {
    const alias = randomAlias(attempt < randomAttempts ? randomLength : randomLength + 1);
    const link = await insertLink(tx, values, alias, alias.alias.toLowerCase());
    if (link) return link;
  }
  throw new Problem('unavailable');
}

/** The unique index decides between parallel writers. `otherKey` must be free as well: no link may shadow another. */
async function insertLink(
  tx: EntityManager,
  { account_id, url, domain_id }: NewLink,
  { alias, alias_key }: Alias,
  otherKey: string,
): Promise<Reserved | undefined> {
  const [link] = await rowsOf(
    tx,
    sql<Reserved>`
      INSERT INTO link (account_id, url, domain_id, alias, alias_key)
      SELECT ${account_id}, ${url}, ${domain_id}::int, ${alias}, ${alias_key}
      WHERE NOT EXISTS (
        SELECT FROM link WHERE alias_key = ${otherKey} AND domain_id IS NOT DISTINCT FROM ${domain_id}::int)
      ON CONFLICT (alias_key, domain_id) DO NOTHING RETURNING ${reservedColumns}`,
  );
  return link;
}

/** The address that a link leaves stays reserved, as after a deletion. */
export async function leaveTombstone(tx: EntityManager, left: Reserved & Pick<Link, 'url'>): Promise<Reserved> {
  const { account_id, alias, alias_key, domain_id, url } = left;
  const [tombstone] = await rowsOf(
    tx,
    sql<Reserved>`
      INSERT INTO link (account_id, alias, alias_key, domain_id, url, state, deleted_at)
      VALUES (${account_id}, ${alias}, ${alias_key}, ${domain_id}, ${url}, 'deleted', now())
      RETURNING ${reservedColumns}`,
  );
  return tombstone!;
}

/** Who deleted a link may use its alias again. The alias of a random link is found by its exact spelling, as before. */
async function ownAddress(tx: EntityManager, accountId: number, address: Address): Promise<Address> {
  const exact = { ...address, alias_key: address.alias };
  if (await releaseOwnTombstone(tx, accountId, exact)) return exact;
  if (address.alias_key !== exact.alias_key) await releaseOwnTombstone(tx, accountId, address);
  return address;
}

/** Not of what the operator has blocked. A colon is in no alias, so that the old key cannot be asked for. */
async function releaseOwnTombstone(tx: EntityManager, accountId: number, address: Address): Promise<boolean> {
  const { alias_key, domain_id } = address;
  const released = await execute(
    tx,
    sql`
      UPDATE link SET alias_key = 'released:' || id
      WHERE alias_key = ${alias_key} AND domain_id IS NOT DISTINCT FROM ${domain_id}::int
        AND account_id = ${accountId} AND state = 'deleted' AND blocked_reason IS NULL`,
  );
  return released > 0;
}

/** For a link that takes another address. The unique index guards its key; its spelling may not be a random link's. */
export async function addressFor(tx: EntityManager, accountId: number, wanted: Address): Promise<Address> {
  const address = await ownAddress(tx, accountId, wanted);
  const { alias, alias_key, domain_id } = address;
  const [other] = await rowsOf(
    tx,
    sql`
      SELECT FROM link
      WHERE alias_key = ${alias} AND ${alias}::text <> ${alias_key}
        AND domain_id IS NOT DISTINCT FROM ${domain_id}::int`,
  );
  if (other) throw taken();
  return address;
}
