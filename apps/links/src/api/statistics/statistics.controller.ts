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
export class StatisticsController {
  constructor(
    private readonly statistics: SpanStatisticsService,
    private readonly exports: ClickExport,
    private readonly erasure: VisitErasure,
    private readonly live: LiveClicks,
    private readonly access: CallerAccess,
  ) {}

  @Get()
  @Answer(200, statisticsAnswer)
  @Describe({ summary: 'Statistics of all links of the account over a span of days' })
  ofAccount(@CallerAccount() accountId: number, @Query({ schema: statisticsQuery }) query: StatisticsQuery) {
    return this.statistics.ofAccount(accountId, query);
  }

  @Sse('live')
  @Answer(200, ['text/event-stream'])
  @Describe({ summary: 'Server-sent events: one `click` for each visit as it is counted, and heartbeats' })
  watch(@CallerAccount() accountId: number, @Req() req: FastifyRequest) {
    return this.live.watch(accountId, this.access.of(req));
  }

  @Get(':type/:id')
  @Answer(200, statisticsAnswer)
  @Describe({ summary: 'Statistics of a link, bio page or QR code over a span of days' })
  ofItem(
    @CallerAccount() accountId: number,
    @Param('type') type: string,
    @Param('id', RecordId) id: number,
    @Query({ schema: itemStatisticsQuery }) query: ItemStatisticsQuery,
  ) {
    return this.statistics.ofItem(accountId, type, id, query);
  }

  @Get(':type/:id/export')
  @Answer(200, ['text/csv', 'application/x-ndjson'])
  @Describe({ summary: 'The single visits that are still kept, as CSV or NDJSON' })
  export(
    @CallerAccount() accountId: number,
    @Param('type') type: string,
    @Param('id', RecordId) id: number,
    @Query({ schema: clickExportQuery }) query: ClickExportQuery,
  ) {
    return this.exports.file(accountId, type, id, query);
  }

  @Delete(':type/:id')
  @Answer(200, linkMessage)
  @Describe({ summary: 'Erases all visits of a link, bio page or QR code and what was counted of them' })
  erase(@CallerAccount() accountId: number, @Param('type') type: string, @Param('id', RecordId) id: number) {
    return this.erasure.erase(accountId, type, id);
  }
}

/** The same for the signed-in owner. */
@ForOwner('/statistics')
export class OwnStatisticsController extends StatisticsController {}
