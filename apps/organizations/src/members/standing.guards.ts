import { Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { Permission } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { requirePermission } from '../organizations/organization-lock.js';
import type { Membership } from './membership.guard.js';

type RequestOfMember = FastifyRequest<{ Params: { userUuid?: string } }> & { standing: Membership };

/** Behind the `MembershipGuard`: 403 `owner_only` for everybody but the owner. */
@Injectable()
export class OwnerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { standing } = context.switchToHttp().getRequest<RequestOfMember>();
    if (standing.role !== 'owner') throw new Problem('owner_only');
    return true;
  }
}

/** Behind the `MembershipGuard`, below `/members/:userUuid`: the permission, or being that person. */
export function selfOr(needed: Permission): Type<CanActivate> {
  @Injectable()
  class SelfOrGuard implements CanActivate {
    canActivate(context: ExecutionContext): boolean {
      const { standing, params } = context.switchToHttp().getRequest<RequestOfMember>();
      if (params.userUuid?.toLowerCase() !== standing.user_uuid) requirePermission(standing, needed);
      return true;
    }
  }
  return mixin(SelfOrGuard);
}
