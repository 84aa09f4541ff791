import { Body, Controller, Get, Post, UseGuards } from '@nestjs/common';
import {
  createdOrganization,
  createOrganization,
  list,
  organizationDetail,
  organizationSchema,
  single,
  type CreateOrganization,
} from '@platform/contracts';
import { Answer, CallerPerson, Scopes, type Person } from '@platform/service-kit';
import { CallerMembership, MembershipGuard, type Membership } from '../members/membership.guard.js';
import { OrganizationsService } from './organizations.service.js';

@Controller('api/v1/organizations')
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationsService) {}

  @Get()
  @Scopes('org:read')
  @Answer(200, list(organizationSchema))
  list(@CallerPerson() person: Person) {
    return this.organizations.list(person.user_uuid);
  }

  @Post()
  @Scopes('org:manage')
  @Answer(201, single(createdOrganization))
  create(@CallerPerson() person: Person, @Body({ schema: createOrganization }) body: CreateOrganization) {
    return this.organizations.create(person.user_uuid, body);
  }

  @Get(':uuid')
  @Scopes('org:read')
  @UseGuards(MembershipGuard)
  @Answer(200, single(organizationDetail))
  get(@CallerMembership() membership: Membership) {
    return this.organizations.detail(membership);
  }
}
