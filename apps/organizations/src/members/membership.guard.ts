import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUuid, type Permission } from '@platform/contracts';
import { asPerson, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { originOf, type Origin } from '../audit/origin.js';

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
}

type RequestInOrganization = FastifyRequest<{ Params: { uuid: string } }> & { standing?: Standing };

const NEEDS = Symbol('NEEDS');

/** The caller must hold this permission in the organization, else 403 `insufficient_permission`. */
export const Needs = (permission: Permission) => SetMetadata(NEEDS, permission);

/** On routes below `/organizations/:uuid` that are open to strangers as well: 404 for an unknown organization. */
@Injectable()
export class OrganizationGuard implements CanActivate {
  constructor(private readonly dataSource: DataSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const person = asPerson(req.caller!);
    const standing = await findStanding(this.dataSource, req.params.uuid, person.user_uuid);
    if (!standing) throw new Problem('organization_not_found');
    req.standing = { ...standing, user_uuid: person.user_uuid, origin: originOf(req) };
    return true;
  }
}

/** On the other routes below `/organizations/:uuid`: also 403 `not_a_member`, then the permission. */
@Injectable()
export class MembershipGuard extends OrganizationGuard {
  constructor(
    dataSource: DataSource,
    private readonly reflector: Reflector,
  ) {
    super(dataSource);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    const { role, permissions } = context.switchToHttp().getRequest<RequestInOrganization>().standing!;
    if (!role) throw new Problem('not_a_member');
    const needed = this.reflector.get<Permission | undefined>(NEEDS, context.getHandler());
    if (needed && !permissions.includes(needed)) {
      throw new Problem('insufficient_permission', { fields: { permission: needed } });
    }
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

/** Null when there is no such organization. */
async function findStanding(
  dataSource: DataSource,
  organizationUuid: string,
  userUuid: string,
): Promise<Omit<Standing, 'user_uuid' | 'origin'> | null> {
  if (!isUuid(organizationUuid)) return null;
  const [row] = await dataSource.query<Omit<Standing, 'user_uuid' | 'origin'>[]>(
    `SELECT organization.uuid AS organization_uuid, role.name AS role, coalesce(role.permissions, '{}') AS permissions
     FROM organization
     LEFT JOIN member ON member.organization_uuid = organization.uuid AND member.user_uuid = $2
     LEFT JOIN role ON role.organization_uuid = organization.uuid AND role.name = member.role
     WHERE organization.uuid = $1 AND organization.deleted_at IS NULL`,
    [organizationUuid, userUuid],
  );
  return row ?? null;
}
