import { Controller, Get, Param, Query } from '@nestjs/common';
import { aliasAnswer, aliasQuery, type AliasQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { AliasChecksService } from './alias-checks.service.js';

@Controller('api')
@Describe({ tag: 'Links' })
export class AliasChecksController {
  constructor(private readonly checks: AliasChecksService) {}

  @Get('alias/:alias')
  @Describe({
    summary: 'Check an alias',
    description: 'Says whether a link may have this alias, and if not, why.',
    errors: ['not_found'],
  })
  @Answer(200, aliasAnswer)
  check(
    @CallerAccount() accountId: number,
    @Param('alias') alias: string,
    @Query({ schema: aliasQuery }) query: AliasQuery,
  ) {
    return this.checks.check(accountId, alias, query);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnAliasChecksController extends AliasChecksController {}
