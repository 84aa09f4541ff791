import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@platform/contracts';
import { asPerson, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';

/** The caller's place in the organization of the path. */
export interface Membership {
  organization_uuid: string;
  user_uuid: string;
  role: string;
  permissions: Permission[];
}

type RequestInOrganization = FastifyRequest<{ Params: { uuid: string } }> & { membership?: Membership };

const NEEDS = Symbol('NEEDS');
const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The caller must hold this permission in the organization, else 403 `insufficient_permission`. */
export const Needs = (permission: Permission) => SetMetadata(NEEDS, permission);

/** On routes below `/organizations/:uuid`: 404 for an unknown organization, then 403 `not_a_member`, then the permission. */
@Injectable()
export class MembershipGuard implements CanActivate {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const person = asPerson(req.caller!);
    const found = await findMembership(this.dataSource, req.params.uuid, person.user_uuid);
    if (!found) throw new Problem('organization_not_found');
    if (!found.role) throw new Problem('not_a_member');
    req.membership = { ...found, role: found.role, permissions: found.permissions ?? [] };
    const needed = this.reflector.get<Permission | undefined>(NEEDS, context.getHandler());
    if (needed && !req.membership.permissions.includes(needed)) {
      throw new Problem('insufficient_permission', { fields: { permission: needed } });
    }
    return true;
  }
}

export const CallerMembership = createParamDecorator((_: unknown, context: ExecutionContext): Membership => {
  return context.switchToHttp().getRequest<RequestInOrganization>().membership!;
});

interface FoundMembership {
  organization_uuid: string;
  user_uuid: string;
  role: string | null;
  permissions: Permission[] | null;
}

/** Null when there is no such organization; `role` is null when the person is not a member of it. */
export async function findMembership(
  dataSource: DataSource,
  organizationUuid: string,
  userUuid: string,
): Promise<FoundMembership | null> {
  if (!uuidShape.test(organizationUuid)) return null;
  const [row] = await dataSource.query<Omit<FoundMembership, 'user_uuid'>[]>(
    `SELECT organization.uuid AS organization_uuid, role.name AS role, role.permissions
     FROM organization
     LEFT JOIN member ON member.organization_uuid = organization.uuid AND member.user_uuid = $2
     LEFT JOIN role ON role.organization_uuid = organization.uuid AND role.name = member.role
     WHERE organization.uuid = $1 AND organization.deleted_at IS NULL`,
    [organizationUuid, userUuid],
  );
  return row ? { ...row, user_uuid: userUuid } : null;
}
