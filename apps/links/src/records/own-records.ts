import type { Type } from '@nestjs/common';
import { cutOf, type Counted, type LinkPageQuery } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import { ILike, LessThan, type EntityManager, type FindOptionsOrder, type FindOptionsWhere } from 'typeorm';
import { textWith } from './search.js';

export interface OwnRecord {
  id: number;
  account_id: number;
}

/**
 * Finds a record of an account. A locked one stays as it is until the end of the transaction.
 *
 * @param own may say more, for an entity with rows that their account cannot see any more
 * @throws Problem 404 for a record that does not exist or is another account's
 */
export async function ownRecord<E extends OwnRecord>(
  manager: EntityManager,
  entity: Type<E>,
  own: FindOptionsWhere<E> & OwnRecord,
  isLocked = false,
): Promise<E> {
  const record = await manager.findOne(entity, {
    where: own,
    ...(isLocked && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!record) throw new Problem('not_found');
  return record;
}

type Own<E> = FindOptionsWhere<E> & Pick<OwnRecord, 'account_id'>;

/**
 * The records of an account for `pageOfLinks`, newest first: as many as `cutOf` says, and how many there are in all.
 *
 * @param query with `q`, only those that have its words in one of the `searched` columns
 */
export async function ownPage<E extends OwnRecord>(
  manager: EntityManager,
  entity: Type<E>,
  own: Own<E>,
  query: LinkPageQuery & { q?: string },
  searched: readonly (keyof E & string)[] = [],
): Promise<[E[], Counted]> {
  const { limit, offset, after } = cutOf(query, query.limit);
  const { q } = query;
  const isSearched = Boolean(q) && searched.length > 0;
  const all: Own<E>[] = isSearched ? searched.map((column) => ({ ...own, [column]: ILike(textWith(q!)) })) : [own];
  const where = after ? all.map((one) => ({ ...one, id: LessThan(after[0]) })) : all;
  const order = { id: 'DESC' } as FindOptionsOrder<E>;
  const [rows, total] = await Promise.all([
    manager.find(entity, { where, order, take: limit, skip: offset }),
    manager.countBy(entity, all),
  ]);
  return [rows, { total, isCut: false }];
}
