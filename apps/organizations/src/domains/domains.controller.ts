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
import { Answer, Scopes, Describe } from '@platform/service-kit';
import { CallerMembership, childGuard, type Membership, MembershipGuard, Needs, uuidIn } from '../access/index.js';
import { DomainsService } from './domains.service.js';
import { OrganizationDomain } from './organization-domain.entity.js';

const DomainGuard = childGuard(OrganizationDomain, 'domainUuid', uuidIn('uuid'));

/** Verified domains decide who can join uninvited: they need `manage_organization`. */
@Controller('api/v1/organizations/:uuid/domains')
@Describe({ tag: 'Organization domains' })
@UseGuards(MembershipGuard)
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get()
  @Scopes('org:read')
  @Needs('manage_organization')
  @Describe({
    summary: 'List domains',
    description: 'Lists the domains of the organization, each with the DNS record that proves it.',
  })
  @Answer(200, list(domainSchema))
  list(@CallerMembership() membership: Membership) {
    return this.domains.list(membership);
  }

  @Get(':domainUuid')
  @Scopes('org:read')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Describe({
    summary: 'Read a domain',
    description: 'Answers with one domain and the DNS record that proves it.',
  })
  @Answer(200, single(domainSchema))
  get(@CallerMembership() membership: Membership, @Param('domainUuid') domainUuid: string) {
    return this.domains.get(membership, domainUuid);
  }

  @Post()
  @Scopes('org:manage')
  @Needs('manage_organization')
  @Describe({
    summary: 'Claim a domain',
    description:
      'Claims a domain of mail addresses. It counts once the DNS record of the answer is found. Noted in ' +
      'the audit log.',
    errors: ['already_exists', 'limit_reached'],
  })
  @Answer(201, single(domainSchema))
  create(@CallerMembership() membership: Membership, @Body({ schema: createDomain }) body: CreateDomain) {
    return this.domains.create(membership, body);
  }

  @Post(':domainUuid/verify')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Describe({
    summary: 'Verify a domain',
    description:
      'Looks for the DNS record now. When it is there, the domain is verified and taken from nobody else ' +
      'any more. Noted in the audit log.',
    errors: ['already_exists'],
  })
  @Answer(200, single(domainSchema))
  verify(@CallerMembership() membership: Membership, @Param('domainUuid') domainUuid: string) {
    return this.domains.verify(membership, domainUuid);
  }

  @Put(':domainUuid')
  @Scopes('org:manage')
  @Needs('manage_organization')
  @UseGuards(DomainGuard)
  @Describe({
    summary: 'Change a domain',
    description: 'Changes what the domain does for people with an address of it. Noted in the audit log.',
  })
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
  @Describe({
    summary: 'Delete a domain',
    description: 'Gives the domain up; who has joined by it stays a member. Noted in the audit log.',
  })
  @Answer(204)
  delete(@CallerMembership() membership: Membership, @Param('domainUuid') domainUuid: string) {
    return this.domains.delete(membership, domainUuid);
  }
}
