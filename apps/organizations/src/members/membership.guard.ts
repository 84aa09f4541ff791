import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@platform/contracts';
import { isRead, originOf, personOf, Problem, type Origin } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DeniedAccess } from '../audit/denied-access.js';
import { Standings } from './standings.js';

/** The caller's place in the organization of the path. */
export interface Membership {
  organization_uuid: string;
  user_uuid: string;
  role: string;
  permissions: Permission[];
  /** Where the request came from, for the audit log. */
  origin: Origin;
}

/** Where the caller stands, also as a stranger. */
export interface Standing extends Omit<Membership, 'role'> {
  /** Null for somebody who is not a member. */
  role: string | null;
  /** False while the operator suspends the organization. */
  is_active: boolean;
}

type RequestInOrganization = FastifyRequest<{ Params: { uuid: string } }> & { standing?: Standing };

const NEEDS = Symbol('NEEDS');

/** The caller must hold this permission in the organization, else 403 `insufficient_permission`. */
export const Needs = (permission: Permission) => SetMetadata(NEEDS, permission);

/** On routes below `/organizations/:uuid` that are open to strangers as well: 404 for an unknown organization. */
@Injectable()
export class OrganizationGuard implements CanActivate {
  constructor(private readonly standings: Standings) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const person = personOf(req);
    const standing = await this.standings.of(req.params.uuid, person.user_uuid);
    if (!standing) throw new Problem('organization_not_found');
    req.standing = { ...standing, origin: originOf(req) };
    return true;
  }
}

/** On the other routes below `/organizations/:uuid`: also 403 `not_a_member`, then the permission; a suspended one can only be read. */
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
    const needed = this.reflector.get<Permission | undefined>(NEEDS, context.getHandler());
    if (needed) await this.denied.require(needed, req.standing!, req);
    if (!is_active && !isRead(req)) throw new Problem('organization_inactive');
    return true;
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
