import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@platform/contracts';
import {
  isRead,
  Needs,
  NEEDS,
  originOf,
  personOf,
  Problem,
  requireSecondFactor,
  type GuardDescription,
} from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { AccessLookup } from './access-lookup.js';
import { DeniedAccess } from './denied-access.js';
import type { Membership, OrganizationAccess } from './membership.js';

type RequestInOrganization = FastifyRequest<{ Params: { uuid: string; userUuid?: string } }> & {
  access?: OrganizationAccess;
};

const ENDS_MEMBERSHIP = Symbol('ENDS_MEMBERSHIP');

export { Needs };

/**
 * The route ends a membership. Callers may end their own without the second factor that the organization demands, as
 * nobody should have to stay because they have none.
 */
export const EndsMembership = () => SetMetadata(ENDS_MEMBERSHIP, true);

/**
 * For routes below `/organizations/:uuid` that callers who are not members may use as well.
 *
 * @throws Problem 404 `organization_not_found`
 */
@Injectable()
export class OrganizationGuard implements CanActivate {
  static readonly describes: GuardDescription = { errors: ['organization_not_found'] };

  constructor(private readonly accessLookup: AccessLookup) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const person = personOf(req);
    const access = await this.accessLookup.find(req.params.uuid, person.user_uuid);
    if (!access) throw new Problem('organization_not_found');
    req.access = { ...access, has_second_factor: person.has_second_factor, origin: originOf(req) };
    return true;
  }
}

/**
 * For all other routes below `/organizations/:uuid`. The order of the checks is part of the contract
 * (docs/decisions.md#order-of-checks).
 *
 * @throws Problem as the `OrganizationGuard`; then 403 `not_a_member`, `second_factor_required`,
 * `insufficient_permission`, or `organization_inactive` for a change of a suspended organization
 */
@Injectable()
export class MembershipGuard extends OrganizationGuard {
  static override readonly describes: GuardDescription = {
    note: 'For members of the organization.',
    errors: ['organization_not_found', 'not_a_member', 'second_factor_required'],
    changeErrors: ['organization_inactive'],
  };

  constructor(
    accessLookup: AccessLookup,
    private readonly reflector: Reflector,
    private readonly denied: DeniedAccess,
  ) {
    super(accessLookup);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const { role, is_active } = req.access!;
    if (!role) throw new Problem('not_a_member');
    if (!this.isLeaving(context, req)) requireSecondFactor(req.access!, req.access!);
    const needed = this.reflector.get<Permission | undefined>(NEEDS, context.getHandler());
    if (needed) await this.denied.require(needed, req.access!, req);
    if (!is_active && !isRead(req)) throw new Problem('organization_inactive');
    return true;
  }

  private isLeaving(context: ExecutionContext, { params, access }: RequestInOrganization): boolean {
    const endsMembership = this.reflector.get<true | undefined>(ENDS_MEMBERSHIP, context.getHandler());
    return endsMembership === true && params.userUuid?.toLowerCase() === access!.user_uuid;
  }
}

/** The membership that the `MembershipGuard` found. */
export const CallerMembership = createParamDecorator((_: unknown, context: ExecutionContext): Membership => {
  return context.switchToHttp().getRequest<RequestInOrganization>().access as Membership;
});

/** The access that either guard found. */
export const CallerAccess = createParamDecorator((_: unknown, context: ExecutionContext): OrganizationAccess => {
  return context.switchToHttp().getRequest<RequestInOrganization>().access!;
});
