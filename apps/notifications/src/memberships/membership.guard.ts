import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUuid, type Permission } from '@platform/contracts';
import {
  isRead,
  Needs,
  NEEDS,
  originOf,
  personOf,
  Problem,
  requireSecondFactor,
  rowsOf,
  sql,
  type GuardDescription,
  type Origin,
} from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';

/** The caller's place in the organization of the path. */
export interface Membership {
  organization_uuid: string;
  user_uuid: string;
  permissions: Permission[];
  /** Where the request came from, for the audit log. */
  origin: Origin;
}

export type RequestInOrganization = FastifyRequest<{ Params: Record<string, string> }> & { membership?: Membership };

interface Found {
  uuid: string;
  is_active: boolean;
  requires_mfa: boolean;
  /** Null for somebody who is not a member. */
  permissions: Permission[] | null;
}

export { Needs };

/**
 * Guards routes below `/organizations/:uuid`. An unknown organization is 404. Then come membership (403
 * `not_a_member`), the second factor where the organization demands one, and the permission. A suspended organization
 * can only be read.
 */
@Injectable()
export class MembershipGuard implements CanActivate {
  static readonly describes: GuardDescription = {
    note: 'For members of the organization.',
    errors: ['organization_not_found', 'not_a_member', 'second_factor_required'],
    changeErrors: ['organization_inactive'],
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const req = context.switchToHttp().getRequest<RequestInOrganization>();
    const person = personOf(req);
    const { user_uuid } = person;
    const found = await this.find(req.params['uuid']!, user_uuid);
    if (!found) throw new Problem('organization_not_found');
    if (!found.permissions) throw new Problem('not_a_member');
    requireSecondFactor(found, person);
    const { uuid: organization_uuid, permissions, is_active } = found;
    req.membership = { organization_uuid, user_uuid, permissions, origin: originOf(req) };
    const needed = this.reflector.getAllAndOverride<Permission>(NEEDS, [context.getHandler(), context.getClass()]);
    if (!permissions.includes(needed)) {
      throw new Problem('insufficient_permission', { fields: { permission: needed } });
    }
    if (!is_active && !isRead(req)) throw new Problem('organization_inactive');
    return true;
  }

  private async find(organizationUuid: string, userUuid: string) {
    if (!isUuid(organizationUuid)) return undefined;
    const [row] = await rowsOf(
      this.dataSource,
      sql<Found>`
        SELECT organization.uuid, organization.is_active, organization.requires_mfa,
          CASE WHEN role.version > membership.version THEN role.permissions
               ELSE membership.permissions END AS permissions
        FROM organization_copy organization
        LEFT JOIN membership_copy membership ON membership.organization_uuid = organization.uuid
          AND membership.user_uuid = ${userUuid} AND NOT membership.is_removed
        LEFT JOIN role_copy role
          ON role.organization_uuid = membership.organization_uuid AND role.name = membership.role
        WHERE organization.uuid = ${organizationUuid} AND NOT organization.is_deleted`,
    );
    return row;
  }
}

export const CallerMembership = createParamDecorator((_: unknown, context: ExecutionContext): Membership => {
  return context.switchToHttp().getRequest<RequestInOrganization>().membership!;
});
