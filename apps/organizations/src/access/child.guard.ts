import { Inject, Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';

/**
 * Makes a guard that refuses a child which is not there, before the body is checked. It comes after the
 * `MembershipGuard`. The change itself looks again, under its lock.
 *
 * @param param names the id in the path
 * @param where gives the condition for an id and an organization, or null for a text that cannot be an id
 * @throws Problem 404 `not_found`, also for a child of another organization
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

/** The usual `where` of a `childGuard`: the column holds the UUID of the child. */
export const uuidIn = (column: string) => (id: string, organization_uuid: string) =>
  isUuid(id) ? ({ [column]: id, organization_uuid } as Record<string, string>) : null;
