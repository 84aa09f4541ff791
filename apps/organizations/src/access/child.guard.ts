import { Inject, Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';

/**
 * Behind the `MembershipGuard`: 404 for a child that does not exist or is another organization's, before the body is looked at. The change
 * itself looks again, under its lock. `where` answers with null for what cannot be an id.
 */
export function childGuard<E extends ObjectLiteral>(
  entity: Type<E>,
  param: string,
  where: (id: string, organization_uuid: string) => FindOptionsWhere<E> | null,
): Type<CanActivate> {
  @Injectable()
  class ChildGuard implements CanActivate {
    constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const req = context.switchToHttp().getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
      const condition = where(req.params[param] ?? '', req.params['uuid']!);
      const exists = condition !== null && (await this.dataSource.manager.existsBy(entity, condition));
      if (!exists) throw new Problem('not_found');
      return true;
    }
  }
  return mixin(ChildGuard);
}

/** The usual condition: the child's UUID in this column. */
export const uuidIn = (column: string) => (id: string, organization_uuid: string) =>
  isUuid(id) ? ({ [column]: id, organization_uuid } as Record<string, string>) : null;
