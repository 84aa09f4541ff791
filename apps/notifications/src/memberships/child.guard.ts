import { isUuid } from '@platform/contracts';
import {
  createParamDecorator,
  Injectable,
  mixin,
  type CanActivate,
  type ExecutionContext,
  type Type,
} from '@nestjs/common';
import { Problem } from '@platform/service-kit';
import { DataSource, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { RequestInOrganization } from './membership.guard.js';

type RequestForChild = RequestInOrganization & { child?: ObjectLiteral };

/**
 * Finds what a path names within its organization, else 404; after MembershipGuard, and before the body is judged
 * (docs/decisions.md#order-of-checks). A child of another organization does not exist.
 *
 * @param where the conditions that name it: its id, and always its organization
 */
export function childGuard<T extends ObjectLiteral>(
  entity: Type<T>,
  param: string,
  where: (uuid: string, organizationUuid: string) => FindOptionsWhere<T>,
): Type<CanActivate> {
  @Injectable()
  class ChildGuard implements CanActivate {
    constructor(private readonly dataSource: DataSource) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const req = context.switchToHttp().getRequest<RequestForChild>();
      const uuid = req.params[param] ?? '';
      const condition = where(uuid, req.membership!.organization_uuid);
      const child = isUuid(uuid) ? await this.dataSource.manager.findOneBy(entity, condition) : null;
      if (!child) throw new Problem('not_found');
      req.child = child;
      return true;
    }
  }
  return mixin(ChildGuard);
}

/** What the guard found. */
export const Child = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
  return context.switchToHttp().getRequest<RequestForChild>().child;
});
