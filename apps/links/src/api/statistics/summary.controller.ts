import { Controller, Get, Query } from '@nestjs/common';
import { summaryAnswer, summaryQuery, type SummaryQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { SummaryService } from './summary.service.js';

@Controller('api')
@Describe({ tag: 'Statistics' })
export class SummaryController {
  constructor(private readonly summary: SummaryService) {}

  @Get('summary')
  @Describe({
    summary: 'Read a summary of the account',
    description: 'Answers with the clicks of the account in a few numbers, and how many links it has.',
  })
  @Answer(200, summaryAnswer)
  get(@CallerAccount() accountId: number, @Query({ schema: summaryQuery }) query: SummaryQuery) {
    return this.summary.of(accountId, query);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnSummaryController extends SummaryController {}
