import { Inject, Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { Permission } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DeniedAccess } from './denied-access.js';
import type { Membership } from './membership.guard.js';

type RequestOfMember = FastifyRequest<{ Params: { userUuid?: string } }> & { standing: Membership };

/** Behind the `MembershipGuard`: 403 `owner_only` for everybody but the owner. */
@Injectable()
export class OwnerGuard implements CanActivate {
  constructor(private readonly denied: DeniedAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, standing, routeOptions } = context.switchToHttp().getRequest<RequestOfMember>();
    if (standing.role === 'owner') return true;
    await this.denied.note(standing, { role: 'owner' }, method, routeOptions.url ?? '');
    throw new Problem('owner_only');
  }
}

/** Behind the `MembershipGuard`, below `/members/:userUuid`: the permission, or being that person. */
export function selfOr(needed: Permission): Type<CanActivate> {
  @Injectable()
  class SelfOrGuard implements CanActivate {
    constructor(@Inject(DeniedAccess) private readonly denied: DeniedAccess) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const req = context.switchToHttp().getRequest<RequestOfMember>();
      if (req.params.userUuid?.toLowerCase() !== req.standing.user_uuid)
        await this.denied.require(needed, req.standing, req);
      return true;
    }
  }
  return mixin(SelfOrGuard);
}
