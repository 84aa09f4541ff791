import type { Type } from '@nestjs/common';
import type { LinkPageQuery } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { EntityManager, FindOptionsOrder, FindOptionsWhere } from 'typeorm';

export interface OwnRecord {
  id: number;
  account_id: number;
}

/**
 * 404 for one that does not exist and for another account's; a locked one stays as it is until the end of the transaction. `own` may say
 * more, for an entity whose rows may be there for their account no more.
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

/** A page of an account's records, newest first, and how many there are in all. */
export function ownPage<E extends OwnRecord>(
  manager: EntityManager,
  entity: Type<E>,
  own: FindOptionsWhere<E> & Pick<OwnRecord, 'account_id'>,
  { limit, page }: LinkPageQuery,
  order: FindOptionsOrder<E> = {},
): Promise<[E[], number]> {
  return manager.findAndCount(entity, {
    where: own,
    order: { ...order, id: 'DESC' },
    take: limit,
    skip: (page - 1) * limit,
  });
}
