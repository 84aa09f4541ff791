import { createParamDecorator, Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUuid, type Permission } from '@platform/contracts';
import { asPerson, Problem } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';

/** The caller's place in the organization of the path. */
export interface Membership {
  organization_uuid: string;
  user_uuid: string;
  permissions: Permission[];
}

export type RequestInOrganization = FastifyRequest<{ Params: Record<string, string> }> & { membership?: Membership };

const NEEDS = Symbol('NEEDS');

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
    const { user_uuid } = asPerson(req.caller!);
    const found = await this.find(req.params['uuid']!, user_uuid);
    if (!found) throw new Problem('organization_not_found');
    if (!found.permissions) throw new Problem('not_a_member');
    req.membership = { organization_uuid: found.uuid, user_uuid, permissions: found.permissions };
    const needed = this.reflector.getAllAndOverride<Permission>(NEEDS, [context.getHandler(), context.getClass()]);
    if (!found.permissions.includes(needed)) {
      throw new Problem('insufficient_permission', { fields: { permission: needed } });
    }
    return true;
  }

  private async find(organizationUuid: string, userUuid: string) {
    if (!isUuid(organizationUuid)) return undefined;
    const [row] = await this.dataSource.query<{ uuid: string; permissions: Permission[] | null }[]>(
      `SELECT organization.uuid, membership.permissions
       FROM organization_copy organization
       LEFT JOIN membership_copy membership ON membership.organization_uuid = organization.uuid
         AND membership.user_uuid = $2 AND NOT membership.is_removed
       WHERE organization.uuid = $1 AND NOT organization.is_deleted`,
      [organizationUuid, userUuid],
    );
    return row;
  }
}

export const CallerMembership = createParamDecorator((_: unknown, context: ExecutionContext): Membership => {
  return context.switchToHttp().getRequest<RequestInOrganization>().membership!;
});
