import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addDomain,
  addedDomain,
  deleteDomainQuery,
  domainDetails,
  domainPage,
  domainsQuery,
  linkMessage,
  updateLinkDomain,
  type AddDomain,
  type DeleteDomainQuery,
  type DomainsQuery,
  type UpdateLinkDomain,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Domain, keptDomain, RecordId } from '../../records/index.js';
import { DomainsService } from './domains.service.js';

const DomainGuard = recordGuard(Domain, keptDomain);

@Controller('api')
@Describe({ tag: 'Branded domains' })
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get('domains')
  @Describe({
    summary: 'List branded domains',
    description: 'Lists the domains of the account, each with the DNS record to set.',
  })
  @Answer(200, domainPage)
  list(@CallerAccount() accountId: number, @Query({ schema: domainsQuery }) query: DomainsQuery) {
    return this.domains.list(accountId, query);
  }

  @Get('domain/:id')
  @Describe({
    summary: 'Read a branded domain',
    description: 'Answers with one domain and the DNS record to set.',
  })
  @Answer(200, domainDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.domains.get(accountId, id);
  }

  @Post('domain/add')
  @Describe({
    summary: 'Add a branded domain',
    description: 'Adds a domain for short links. It must point to this service already.',
    errors: ['domain_not_pointing', 'already_exists', 'limit_reached'],
  })
  @Answer(200, addedDomain)
  add(@CallerAccount() accountId: number, @Body({ schema: addDomain }) body: AddDomain) {
    return this.domains.add(accountId, body);
  }

  @Put('domain/:id/update')
  @UseGuards(DomainGuard)
  @Describe({
    summary: 'Change a branded domain',
    description: 'Changes where its root and unknown addresses lead, and whether it is the usual one.',
  })
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateLinkDomain }) body: UpdateLinkDomain,
  ) {
    return this.domains.update(accountId, id, body);
  }

  @Post('domain/:id/check')
  @Describe({
    summary: 'Check a branded domain',
    description: 'Looks at the DNS records of the domain now.',
    errors: ['domain_not_pointing'],
  })
  @Answer(200, domainDetails)
  check(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.domains.check(accountId, id);
  }

  @Delete('domain/:id/delete')
  @UseGuards(DomainGuard)
  @Describe({
    summary: 'Delete a branded domain',
    description: 'Deletes the domain. While links are on it that is refused, unless `links` says what becomes of them.',
    errors: ['domain_in_use'],
  })
  @Answer(200, linkMessage)
  remove(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Query({ schema: deleteDomainQuery }) query: DeleteDomainQuery,
  ) {
    return this.domains.remove(accountId, id, query);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnDomainsController extends DomainsController {}
