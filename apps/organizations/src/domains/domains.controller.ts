import { Body, Controller, Delete, Get, Param, Post, Put, UseGuards } from '@nestjs/common';
import {
  createDomain,
  domainSchema,
  list,
  single,
  updateDomain,
  type CreateDomain,
  type UpdateDomain,
} from '@platform/contracts';
import { Answer, Scopes } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs, uuidIn } from '../access/index.js';
import { DomainsService } from './domains.service.js';
import { OrganizationDomain } from './organization-domain.entity.js';

const DomainGuard = childGuard(OrganizationDomain, 'domainUuid', uuidIn('uuid'));

/** Verified domains decide who can join uninvited: they need `manage_organization`. */
@Controller('api/v1/organizations/:uuid/domains')
@UseGuards(MembershipGuard)
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get()
  @Scopes('org:read')
  @Needs('manage_organization')
  @Answer(200, list(domainSchema))
  list(@CallerMembership() membership: Membership) {
    return this.domains.list(membership);
  }

  @Get(':domainUuid')
  @Scopes('org:read')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Answer(200, single(domainSchema))
  get(@CallerMembership() membership: Membership, @Param('domainUuid') domainUuid: string) {
    return this.domains.get(membership, domainUuid);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_organization')
  @Answer(201, single(domainSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createDomain }) body: CreateDomain) {
    return this.domains.create(membership, body);
  }

  @Post(':domainUuid/verify')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Answer(200, single(domainSchema))
  verify(@CallerMembership() membership: Membership, @Param('domainUuid') domainUuid: string) {
    return this.domains.verify(membership, domainUuid);
  }

  @Put(':domainUuid')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Answer(200, single(domainSchema))
  update(
    @CallerMembership() membership: Membership,
    @Param('domainUuid') domainUuid: string,
    @Body({ schema: updateDomain }) body: UpdateDomain,
  ) {
    return this.domains.update(membership, domainUuid, body);
  }

  @Delete(':domainUuid')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Param('domainUuid') domainUuid: string) {
    return this.domains.delete(membership, domainUuid);
  }
}
