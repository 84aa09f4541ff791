import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createRole,
  maybePaginated,
  roleQuery,
  roleSchema,
  single,
  updateRole,
  type CreateRole,
  type RoleQuery,
  type UpdateRole,
} from '@platform/contracts';
import { Answer, Describe, Scopes } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs, Role } from '../access/index.js';
import { roleCondition, RolesService } from './roles.service.js';

const RoleGuard = childGuard(Role, 'role', roleCondition);

@Controller('api/v1/organizations/:uuid/roles')
@UseGuards(MembershipGuard)
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, maybePaginated(roleSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: roleQuery }) query: RoleQuery) {
    return this.roles.list(membership, query);
  }

  @Get(':role')
  @Scopes('org:read')
  @Describe({ summary: 'By id or name' })
  @UseGuards(RoleGuard)
  @Answer(200, single(roleSchema))
  get(@CallerMembership() membership: Membership, @Param('role') role: string) {
    return this.roles.get(membership, role);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_roles')
  @Answer(201, single(roleSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createRole }) body: CreateRole) {
    return this.roles.create(membership, body);
  }

  @Put(':role')
  @Scopes('org:manage')
  @Needs('manage_roles')
  @UseGuards(RoleGuard)
  @Answer(200, single(roleSchema))
  update(
    @CallerMembership() membership: Membership,
    @Param('role') role: string,
    @Body({ schema: updateRole }) body: UpdateRole,
  ) {
    return this.roles.update(membership, role, body);
  }

  @Delete(':role')
  @Scopes('org:manage')
  @Needs('manage_roles')
  @UseGuards(RoleGuard)
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Param('role') role: string) {
    return this.roles.delete(membership, role);
  }
}
