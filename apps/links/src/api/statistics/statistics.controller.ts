import { Controller, Delete, Get, Param, Query, Req, Sse } from '@nestjs/common';
import {
  clickExportQuery,
  itemStatisticsQuery,
  linkMessage,
  statisticsAnswer,
  statisticsQuery,
  type ClickExportQuery,
  type ItemStatisticsQuery,
  type StatisticsQuery,
} from '@platform/contracts';
import { Answer, Describe } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { CallerAccess, CallerAccount, ForOwner } from '../callers/index.js';
import { RecordId } from '../../records/index.js';
import { VisitErasure } from '../../counting/index.js';
import { ClickExport } from './click-export.js';
import { LiveClicks } from './live-clicks.js';
import { SpanStatisticsService } from './span-statistics.service.js';

@Controller('api/statistics')
@Describe({ tag: 'Statistics' })
export class StatisticsController {
  constructor(
    private readonly statistics: SpanStatisticsService,
    private readonly exports: ClickExport,
    private readonly erasure: VisitErasure,
    private readonly live: LiveClicks,
    private readonly access: CallerAccess,
  ) {}

  @Get()
  @Describe({
    summary: 'Read the statistics of the account',
    description: 'Counts the visits of all links over a span of days: by day, country, browser, device and source.',
  })
  @Answer(200, statisticsAnswer)
  ofAccount(@CallerAccount() accountId: number, @Query({ schema: statisticsQuery }) query: StatisticsQuery) {
    return this.statistics.ofAccount(accountId, query);
  }

  @Sse('live')
  @Describe({
    summary: 'Watch visits live',
    description: 'Streams server-sent events: one `click` for each visit as it is counted, and heartbeats.',
  })
  @Answer(200, ['text/event-stream'])
  watch(@CallerAccount() accountId: number, @Req() req: FastifyRequest) {
    return this.live.watch(accountId, this.access.of(req));
  }

  @Get(':type/:id')
  @Describe({
    summary: 'Read the statistics of a link, page or code',
    description: 'Counts the visits of one link, bio page or QR code over a span of days.',
  })
  @Answer(200, statisticsAnswer)
  ofItem(
    @CallerAccount() accountId: number,
    @Param('type') type: string,
    @Param('id', RecordId) id: number,
    @Query({ schema: itemStatisticsQuery }) query: ItemStatisticsQuery,
  ) {
    return this.statistics.ofItem(accountId, type, id, query);
  }

  @Get(':type/:id/export')
  @Describe({
    summary: 'Export visits',
    description: 'Answers with the single visits that are still kept, as CSV or NDJSON.',
  })
  @Answer(200, ['text/csv', 'application/x-ndjson'])
  export(
    @CallerAccount() accountId: number,
    @Param('type') type: string,
    @Param('id', RecordId) id: number,
    @Query({ schema: clickExportQuery }) query: ClickExportQuery,
  ) {
    return this.exports.file(accountId, type, id, query);
  }

  @Delete(':type/:id')
  @Describe({
    summary: 'Erase visits',
    description:
      'Erases all visits of a link, bio page or QR code and what was counted of them. Nothing brings them back.',
  })
  @Answer(200, linkMessage)
  erase(@CallerAccount() accountId: number, @Param('type') type: string, @Param('id', RecordId) id: number) {
    return this.erasure.erase(accountId, type, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/statistics')
export class OwnStatisticsController extends StatisticsController {}
