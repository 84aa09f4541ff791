import { Body, Controller, Delete, Get, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import {
  addDomain,
  addedDomain,
  deleteDomainQuery,
  domainDetails,
  domainPage,
  linkMessage,
  linkPageQuery,
  updateLinkDomain,
  type AddDomain,
  type DeleteDomainQuery,
  type LinkPageQuery,
  type UpdateLinkDomain,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner, recordGuard } from '../callers/index.js';
import { Domain, keptDomain, RecordId } from '../../records/index.js';
import { DomainsService } from './domains.service.js';

const DomainGuard = recordGuard(Domain, keptDomain);

@Controller('api')
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  @Get('domains')
  @Answer(200, domainPage)
  list(@CallerAccount() accountId: number, @Query({ schema: linkPageQuery }) query: LinkPageQuery) {
    return this.domains.list(accountId, query);
  }

  @Get('domain/:id')
  @Answer(200, domainDetails)
  get(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.domains.get(accountId, id);
  }

  @Post('domain/add')
  @Describe({ errors: ['domain_not_pointing'] })
  @Answer(200, addedDomain)
  add(@CallerAccount() accountId: number, @Body({ schema: addDomain }) body: AddDomain) {
    return this.domains.add(accountId, body);
  }

  @Put('domain/:id/update')
  @UseGuards(DomainGuard)
  @Answer(200, linkMessage)
  update(
    @CallerAccount() accountId: number,
    @Param('id', RecordId) id: number,
    @Body({ schema: updateLinkDomain }) body: UpdateLinkDomain,
  ) {
    return this.domains.update(accountId, id, body);
  }

  @Post('domain/:id/check')
  @Describe({ errors: ['domain_not_pointing'] })
  @Answer(200, domainDetails)
  check(@CallerAccount() accountId: number, @Param('id', RecordId) id: number) {
    return this.domains.check(accountId, id);
  }

  @Delete('domain/:id/delete')
  @UseGuards(DomainGuard)
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
