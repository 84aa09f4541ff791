import type { StatisticsType } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { ItemKind } from '../journal/index.js';

/** The name of a kind in paths and answers, as channels have it. */
export const typeOfKind = { link: 'links', bio: 'bio', qr: 'qr', campaign: 'campaigns' } as const satisfies Record<
  ItemKind,
  StatisticsType
>;

const kinds: Record<string, { kind: ItemKind; owned: string }> = {
  links: { kind: 'link', owned: `SELECT FROM link WHERE id = $1 AND account_id = $2 AND state <> 'deleted'` },
  bio: { kind: 'bio', owned: `SELECT FROM bio_page WHERE id = $1 AND account_id = $2` },
  campaigns: { kind: 'campaign', owned: `SELECT FROM campaign WHERE id = $1 AND account_id = $2` },
  qr: { kind: 'qr', owned: `SELECT FROM qr WHERE id = $1 AND account_id = $2` },
};

export interface Item {
  kind: ItemKind;
  itemId: number;
}

/**
 * Finds an item of the account.
 *
 * @param lock SQL, such as `FOR KEY SHARE`
 * @throws Problem 404 for an unknown type; and, in the same words, for an unknown item and for one of another account
 */
export async function ownItem(
  manager: EntityManager,
  accountId: number,
  type: string,
  id: number,
  lock = '',
): Promise<Item> {
  const known = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
  if (!known) throw noSuchType(Object.keys(kinds));
  const [found] = await manager.query<unknown[]>(`${known.owned} ${lock}`, [id, accountId]);
  if (!found) throw new Problem('not_found', { message: 'You have no item of this type with this id.' });
  return { kind: known.kind, itemId: id };
}

export function noSuchType(types: readonly string[]): Problem {
  return new Problem('not_found', { message: `There is no such type; the types are ${types.join(', ')}.` });
}
