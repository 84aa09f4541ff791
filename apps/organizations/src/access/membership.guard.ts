import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@platform/contracts';
import { isRead, originOf, personOf, Problem, requireSecondFactor, type Origin } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DeniedAccess } from './denied-access.js';
import { Standings } from './standings.js';

/** The caller's place in the organization of the path. */
export interface Membership {
  organization_uuid: string;
  user_uuid: string;
  role: string;
  permissions: Permission[];
  /** Whether the caller signed in with a second factor. */
  has_second_factor: boolean;
  /** Where the request came from, for the audit log. */
  origin: Origin;
}

/** Where the caller stands, also as a stranger. */
export interface Standing extends Omit<Membership, 'role'> {
  /** Null for somebody who is not a member. */
  role: string | null;
  /** False while the operator suspends the organization. */
  is_active: boolean;
  /** Whether the organization demands a second factor of its members. */
  requires_mfa: boolean;
}

type RequestInOrganization = FastifyRequest<{ Params: { uuid: string; userUuid?: string } }> & { standing?: Standing };

const NEEDS = Symbol('NEEDS');
const ENDS_MEMBERSHIP = Symbol('ENDS_MEMBERSHIP');

/** The caller must hold this permission in the organization, else 403 `insufficient_permission`. */
export const Needs = (permission: Permission) => SetMetadata(NEEDS, permission);

/**
 * The route ends a membership: one's own by whatever sign-in, so that nobody is kept in for want of the second factor
 * that is demanded.
 */
export const EndsMembership = () => SetMetadata(ENDS_MEMBERSHIP, true);

/** On routes below `/organizations/:uuid` that are open to strangers as well: 404 for an unknown organization. */
@Injectable()
export class OrganizationGuard implements CanActivate {
  constructor(private readonly standings: Standings) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const person = personOf(req);
    const standing = await this.standings.of(req.params.uuid, person.user_uuid);
    if (!standing) throw new Problem('organization_not_found');
    req.standing = { ...standing, has_second_factor: person.has_second_factor, origin: originOf(req) };
    return true;
  }
}

/**
 * On the other routes below `/organizations/:uuid`: also 403 `not_a_member`, then the second factor where the
 * organization demands one, then the permission; a suspended one can only be read.
 */
@Injectable()
export class MembershipGuard extends OrganizationGuard {
  constructor(
    standings: Standings,
    private readonly reflector: Reflector,
    private readonly denied: DeniedAccess,
  ) {
    super(standings);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const { role, is_active } = req.standing!;
    if (!role) throw new Problem('not_a_member');
    if (!this.isLeaving(context, req)) requireSecondFactor(req.standing!, req.standing!);
    const needed = this.reflector.get<Permission | undefined>(NEEDS, context.getHandler());
    if (needed) await this.denied.require(needed, req.standing!, req);
    if (!is_active && !isRead(req)) throw new Problem('organization_inactive');
    return true;
  }

  private isLeaving(context: ExecutionContext, { params, standing }: RequestInOrganization): boolean {
    const endsMembership = this.reflector.get<true | undefined>(ENDS_MEMBERSHIP, context.getHandler());
    return endsMembership === true && params.userUuid?.toLowerCase() === standing!.user_uuid;
  }
}

/** Behind the `MembershipGuard`. */
export const CallerMembership = createParamDecorator((_: unknown, context: ExecutionContext): Membership => {
  return context.switchToHttp().getRequest<RequestInOrganization>().standing as Membership;
});

/** Behind either guard. */
export const CallerStanding = createParamDecorator((_: unknown, context: ExecutionContext): Standing => {
  return context.switchToHttp().getRequest<RequestInOrganization>().standing!;
});
