import { Body, Controller, Delete, Get, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  createdOrganization,
  createOrganization,
  maybePaginated,
  organizationDetail,
  organizationQuery,
  organizationSchema,
  single,
  transferOwnership,
  updateOrganization,
  type CreateOrganization,
  type OrganizationQuery,
  type TransferOwnership,
  type UpdateOrganization,
} from '@platform/contracts';
import {
  Answer,
  CallerOrigin,
  CallerPerson,
  Describe,
  FreshSignInGuard,
  Scopes,
  type Origin,
  type Person,
} from '@platform/service-kit';
import { CallerMembership, type Membership, MembershipGuard, Needs, OwnerGuard } from '../access/index.js';
import { OrganizationChangesService } from './organization-changes.service.js';
import { OrganizationsService } from './organizations.service.js';

@Controller('api/v1/organizations')
@Describe({ tag: 'Organizations' })
export class OrganizationsController {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly changes: OrganizationChangesService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Describe({
    summary: 'List your organizations',
    description:
      'Lists the organizations that the caller is a member of, with the role and the permissions in each. ' +
      'Plain unless a page is asked for.',
  })
  @Answer(200, maybePaginated(organizationSchema))
  list(@CallerPerson() person: Person, @Query({ schema: organizationQuery }) query: OrganizationQuery) {
    return this.organizations.list(person.user_uuid, query);
  }

  @Post()
  @Scopes('org:manage')
  @Describe({
    summary: 'Create an organization',
    description:
      'Creates an organization and makes the caller its owner. Its slug comes from the name and never ' +
      'changes. Sends `organization.created`; noted in its audit log.',
    errors: ['limit_reached'],
  })
  @Answer(201, single(createdOrganization))
  create(
    @CallerPerson() person: Person,
    @CallerOrigin() origin: Origin,
    @Body({ schema: createOrganization }) body: CreateOrganization,
  ) {
    return this.organizations.create(person.user_uuid, body, origin);
  }

  @Get(':uuid')
  @Scopes('org:read')
  @UseGuards(MembershipGuard)
  @Describe({
    summary: 'Read an organization',
    description:
      'Answers with the organization, its owner, its roles and, for those who may view members, its first ' +
      '100 members.',
  })
  @Answer(200, single(organizationDetail))
  get(@CallerMembership() membership: Membership) {
    return this.organizations.detail(membership);
  }

  @Put(':uuid')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(MembershipGuard)
  @Describe({
    summary: 'Change an organization',
    description:
      'Changes what is given and leaves the rest as it is. Sends `organization.updated`; noted in the audit log.',
  })
  @Answer(200, single(organizationSchema))
  update(@CallerMembership() membership: Membership, @Body({ schema: updateOrganization }) body: UpdateOrganization) {
    return this.changes.update(membership, body);
  }

  @Delete(':uuid')
  @Scopes('org:manage')
  @UseGuards(MembershipGuard, OwnerGuard)
  @Describe({
    summary: 'Delete an organization',
    description: 'Deletes the organization with all that belongs to it. Sends `organization.deleted`.',
  })
  @Answer(204)
  delete(@CallerMembership() membership: Membership) {
    return this.changes.delete(membership);
  }

  @Post(':uuid/transfer-ownership')
  @Scopes('org:manage')
  @UseGuards(MembershipGuard, OwnerGuard, FreshSignInGuard)
  @Describe({
    summary: 'Transfer the ownership',
    description:
      'Makes another member the owner; the owner of before becomes an administrator. Sends ' +
      '`member.updated` for both; noted in the audit log.',
    errors: ['limit_reached'],
  })
  @Answer(200, single(organizationSchema))
  transfer(@CallerMembership() membership: Membership, @Body({ schema: transferOwnership }) body: TransferOwnership) {
    return this.changes.transfer(membership, body);
  }
}
