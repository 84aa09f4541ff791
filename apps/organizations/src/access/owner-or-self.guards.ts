import { Inject, Injectable, mixin, type CanActivate, type ExecutionContext, type Type } from '@nestjs/common';
import type { Permission } from '@platform/contracts';
import { Problem, type GuardDescription } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DeniedAccess } from './denied-access.js';
import type { Membership } from './membership.js';

type RequestOfMember = FastifyRequest<{ Params: { userUuid?: string } }> & { access: Membership };

/**
 * Lets the owner in alone. It comes after the `MembershipGuard`.
 *
 * @throws Problem 403 `owner_only`
 */
@Injectable()
export class OwnerGuard implements CanActivate {
  static readonly describes: GuardDescription = { note: 'Only its owner may.', errors: ['owner_only'] };

  constructor(private readonly denied: DeniedAccess) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { method, access, routeOptions } = context.switchToHttp().getRequest<RequestOfMember>();
    if (access.role === 'owner') return true;
    await this.denied.record(access, { role: 'owner' }, method, routeOptions.url ?? '');
    throw new Problem('owner_only');
  }
}

/**
 * Makes a guard for routes below `/members/:userUuid`: callers need the permission, except for themselves. It comes
 * after the `MembershipGuard`.
 *
 * @throws Problem 403 `insufficient_permission`
 */
export function selfOr(needed: Permission): Type<CanActivate> {
  @Injectable()
  class SelfOrGuard implements CanActivate {
    static readonly describes: GuardDescription = {
      note: `Needs the permission \`${needed}\`, except for oneself.`,
      errors: ['insufficient_permission'],
    };

    constructor(@Inject(DeniedAccess) private readonly denied: DeniedAccess) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const req = context.switchToHttp().getRequest<RequestOfMember>();
      if (req.params.userUuid?.toLowerCase() !== req.access.user_uuid)
        await this.denied.require(needed, req.access, req);
      return true;
    }
  }
  return mixin(SelfOrGuard);
}
