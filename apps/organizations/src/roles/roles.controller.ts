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
@Describe({ tag: 'Roles' })
@UseGuards(MembershipGuard)
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'List roles',
    description:
      'Lists system roles and own roles, with their permissions and numbers of members. Plain unless a ' +
      'page is asked for.',
  })
  @Answer(200, maybePaginated(roleSchema))
  list(@CallerMembership() membership: Membership, @Query({ schema: roleQuery }) query: RoleQuery) {
    return this.roles.list(membership, query);
  }

  @Get(':role')
  @Scopes('org:read')
  @UseGuards(RoleGuard)
  @Describe({
    summary: 'Read a role',
    description: 'Answers with one role, by its id or its name.',
  })
  @Answer(200, single(roleSchema))
  get(@CallerMembership() membership: Membership, @Param('role') role: string) {
    return this.roles.get(membership, role);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_roles')
  @Describe({
    summary: 'Create a role',
    description:
      'Creates a role of these permissions, none of which the caller may lack. Sends `role.created`; ' +
      'noted in the audit log.',
    errors: ['role_name_taken', 'limit_reached', 'role_exceeds_caller'],
  })
  @Answer(201, single(roleSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createRole }) body: CreateRole) {
    return this.roles.create(membership, body);
  }

  @Put(':role')
  @Scopes('org:manage')
  @Needs('manage_roles')
  @UseGuards(RoleGuard)
  @Describe({
    summary: 'Change a role',
    description:
      'Changes display name or permissions, or makes it the default role. System roles cannot be changed, ' +
      'except that one of them may be the default. Sends `role.updated`; noted in the audit log.',
    errors: ['role_is_system', 'role_exceeds_caller'],
  })
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
  @Describe({
    summary: 'Delete a role',
    description:
      'Deletes a role that no member, pending invitation or usable link has. Sends `role.deleted`; noted ' +
      'in the audit log.',
    errors: ['role_is_system', 'role_in_use', 'role_exceeds_caller'],
  })
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Param('role') role: string) {
    return this.roles.delete(membership, role);
  }
}
