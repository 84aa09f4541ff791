import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { permissionCheck, permissionCheckQuery, single } from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerStanding, OrganizationGuard, type Standing } from '../access/index.js';
import { checkPermissions } from './check-permissions.js';

@Controller('api/v1/organizations/:uuid/permissions')
@UseGuards(OrganizationGuard)
export class PermissionsController {
  /** A person who is no member is told so with 200 (docs/decisions.md#permission-check). */
  @Get()
  @Scopes('org:read')
  @Answer(200, single(permissionCheck))
  check(
    @CallerStanding() standing: Standing,
    @Query({ schema: permissionCheckQuery }) query: { permissions: string[] },
  ) {
    return { data: checkPermissions(standing, query.permissions) };
  }
}
