import { Module } from '@nestjs/common';
import { CountingModule } from '../../counting/index.js';
import { CallersModule } from '../callers/index.js';
import { ClickExport } from './click-export.js';
import { ClickStatistics } from './click-statistics.js';
import { LiveClicks } from './live-clicks.js';
import { SparklinesService } from './sparklines.service.js';
import { SpanStatisticsService } from './span-statistics.service.js';
import { OwnStatisticsController, StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';
import { OwnSummaryController, SummaryController } from './summary.controller.js';
import { SummaryService } from './summary.service.js';
import { TopListsService } from './top-lists.service.js';

@Module({
  imports: [CountingModule, CallersModule],
  controllers: [StatisticsController, OwnStatisticsController, SummaryController, OwnSummaryController],
  providers: [
    ClickExport,
    ClickStatistics,
    LiveClicks,
    SparklinesService,
    SpanStatisticsService,
    StatisticsService,
    SummaryService,
    TopListsService,
  ],
  exports: [SparklinesService, StatisticsService],
})
export class StatisticsModule {}
