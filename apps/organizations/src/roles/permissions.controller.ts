import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { permissionCheck, permissionCheckQuery, single } from '@platform/contracts';
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerAccess, type OrganizationAccess, OrganizationGuard } from '../access/index.js';
import { checkPermissions } from './check-permissions.js';

@Controller('api/v1/organizations/:uuid/permissions')
@Describe({ tag: 'Roles' })
@UseGuards(OrganizationGuard)
export class PermissionsController {
  /** Answers 200 to callers who are not members, too (docs/decisions.md#permission-check). */
  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'Check your permissions',
    description:
      'Says which of the named permissions the caller holds. Somebody who is no member is answered, too: ' +
      'with false for each.',
  })
  @Answer(200, single(permissionCheck))
  check(
    @CallerAccess() access: OrganizationAccess,
    @Query({ schema: permissionCheckQuery }) query: { permissions: string[] },
  ) {
    return { data: checkPermissions(access, query.permissions) };
  }
}
