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
export class OrganizationsController {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly changes: OrganizationChangesService,
  ) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, maybePaginated(organizationSchema))
  list(@CallerPerson() person: Person, @Query({ schema: organizationQuery }) query: OrganizationQuery) {
    return this.organizations.list(person.user_uuid, query);
  }

  @Post()
  @Scopes('org:manage')
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
  @Answer(200, single(organizationDetail))
  get(@CallerMembership() membership: Membership) {
    return this.organizations.detail(membership);
  }

  @Put(':uuid')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(MembershipGuard)
  @Answer(200, single(organizationSchema))
  update(@CallerMembership() membership: Membership, @Body({ schema: updateOrganization }) body: UpdateOrganization) {
    return this.changes.update(membership, body);
  }

  @Delete(':uuid')
  @Scopes('org:manage')
  @UseGuards(MembershipGuard, OwnerGuard)
  @Describe({ summary: 'Owner only' })
  @Answer(204)
  delete(@CallerMembership() membership: Membership) {
    return this.changes.delete(membership);
  }

  @Post(':uuid/transfer-ownership')
  @Scopes('org:manage')
  @UseGuards(MembershipGuard, OwnerGuard, FreshSignInGuard)
  @Describe({ summary: 'Owner only; the owner becomes an administrator; needs a sign-in of the last ten minutes' })
  @Answer(200, single(organizationSchema))
  transfer(@CallerMembership() membership: Membership, @Body({ schema: transferOwnership }) body: TransferOwnership) {
    return this.changes.transfer(membership, body);
  }
}
