import type { StatisticsType } from '@platform/contracts';
import { constant, Problem, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { ItemKind } from '../journal/index.js';

/** The name of a kind in paths and answers, as channels have it. */
export const typeOfKind = { link: 'links', bio: 'bio', qr: 'qr', campaign: 'campaigns' } as const satisfies Record<
  ItemKind,
  StatisticsType
>;

type Lock = '' | 'FOR KEY SHARE';
/** Finds an item of an account. */
type Find = (id: number, accountId: number, lock: Lock) => ReturnType<typeof sql>;

const kinds: Record<string, { kind: ItemKind; owned: Find }> = {
  links: {
    kind: 'link',
    owned: (id, accountId, lock) => sql`
      SELECT FROM link WHERE id = ${id} AND account_id = ${accountId} AND state <> 'deleted' ${constant(lock)}`,
  },
  bio: {
    kind: 'bio',
    owned: (id, accountId, lock) => sql`
      SELECT FROM bio_page WHERE id = ${id} AND account_id = ${accountId} ${constant(lock)}`,
  },
  campaigns: {
    kind: 'campaign',
    owned: (id, accountId, lock) => sql`
      SELECT FROM campaign WHERE id = ${id} AND account_id = ${accountId} ${constant(lock)}`,
  },
  qr: {
    kind: 'qr',
    owned: (id, accountId, lock) => sql`
      SELECT FROM qr WHERE id = ${id} AND account_id = ${accountId} ${constant(lock)}`,
  },
};

export interface Item {
  kind: ItemKind;
  itemId: number;
}

/**
 * Finds an item of the account.
 *
 * @param lock holds its row until the end of the transaction
 * @throws Problem 404 for an unknown type; and, in the same words, for an unknown item and for one of another account
 */
export async function ownItem(
  manager: EntityManager,
  accountId: number,
  type: string,
  id: number,
  lock: Lock = '',
): Promise<Item> {
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!known) throw noSuchType(Object.keys(kinds));
  const [found] = await rowsOf(manager, known.owned(id, accountId, lock));
  if (!found) throw new Problem('not_found', { message: 'You have no item of this type with this id.' });
  return { kind: known.kind, itemId: id };
}

export function noSuchType(types: readonly string[]): Problem {
  return new Problem('not_found', { message: `There is no such type; the types are ${types.join(', ')}.` });
}
