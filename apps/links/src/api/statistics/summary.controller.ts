import { Controller, Get, Query } from '@nestjs/common';
import { summaryAnswer, summaryQuery, type SummaryQuery } from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import { CallerAccount, ForOwner } from '../callers/index.js';
import { SummaryService } from './summary.service.js';

@Controller('api')
export class SummaryController {
  constructor(private readonly summary: SummaryService) {}

  @Get('summary')
  @Answer(200, summaryAnswer)
  @Describe({ summary: 'The clicks of an account in a few numbers, and how many links it has' })
  get(@CallerAccount() accountId: number, @Query({ schema: summaryQuery }) query: SummaryQuery) {
    return this.summary.of(accountId, query);
  }
}

/** The same for the signed-in owner. */
@ForOwner()
export class OwnSummaryController extends SummaryController {}
