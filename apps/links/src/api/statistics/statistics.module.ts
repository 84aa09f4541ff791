import { Module } from '@nestjs/common';
import { CountingModule } from '../../counting/index.js';
import { CallersModule } from '../callers/index.js';
import { ClickExport } from './click-export.js';
import { LiveClicks } from './live-clicks.js';
import { SpanStatisticsService } from './span-statistics.service.js';
import { OwnStatisticsController, StatisticsController } from './statistics.controller.js';
import { StatisticsService } from './statistics.service.js';
import { ZoneStatistics } from './zone-statistics.js';

@Module({
  imports: [CountingModule, CallersModule],
  controllers: [StatisticsController, OwnStatisticsController],
  providers: [ClickExport, LiveClicks, SpanStatisticsService, StatisticsService, ZoneStatistics],
  exports: [StatisticsService],
})
export class StatisticsModule {}
