import { Inject, Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type FindOptionsWhere } from 'typeorm';
import { accountOf } from './caller-account.js';
import { type OwnRecord, toRecordId } from '../../records/index.js';

/**
 * For changes with more than the id in their path: refuses before the body or the query is looked at
 * (docs/decisions.md#order-of-checks). The change itself looks again, under its lock.
 *
 * @param living one or several conditions on its columns, for an entity with rows that their account cannot see any
 * more
 * @throws Problem 404 for a record that does not exist or is another account's
 */
export function recordGuard<E extends OwnRecord>(entity: Type<E>, ...living: FindOptionsWhere<E>[]): Type<CanActivate> {
  const conditions = living.length > 0 ? living : [{}];

  @Injectable()
  class RecordGuard implements CanActivate {
    constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const req = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
      const named = { id: toRecordId(req.params.id), account_id: accountOf(req) };
      const own = conditions.map((condition) => ({ ...condition, ...named }));
      if (!(await this.dataSource.manager.existsBy(entity, own))) throw new Problem('not_found');
      return true;
    }
  }
  return mixin(RecordGuard);
}
