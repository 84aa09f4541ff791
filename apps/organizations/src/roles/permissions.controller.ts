import { Controller, Get, Param, Query } from '@nestjs/common';
import { permissionCheck, permissionCheckQuery, single } from '@platform/contracts';
import { Answer, CallerPerson, Problem, Scopes, type Person } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { findMembership } from '../members/membership.guard.js';

@Controller('api/v1/organizations/:uuid/permissions')
export class PermissionsController {
  constructor(private readonly dataSource: DataSource) {}

  /** A person who is no member is told so with 200 (decisions.md Organizations 6). */
  @Get()
  @Scopes('org:read')
  @Answer(200, single(permissionCheck))
  async check(
    @CallerPerson() person: Person,
    @Param('uuid') uuid: string,
    @Query({ schema: permissionCheckQuery }) query: { permissions: string[] },
  ) {
    const found = await findMembership(this.dataSource, uuid, person.user_uuid);
    if (!found) throw new Problem('organization_not_found');
    const permissions: string[] = found.permissions ?? [];
    const checked = Object.fromEntries(query.permissions.map((name) => [name, permissions.includes(name)]));
    return { data: { is_member: found.role !== null, role: found.role, permissions, checked } };
  }
}
