import { Module } from '@nestjs/common';
import { ClickEvents } from './click-events.js';
import { ClickRollup } from './click-rollup.js';
import { CountedNews } from './counted-batches.js';
import { Crowds } from './crowds.service.js';
import { GoneCounts } from './gone-counts.js';
import { RebuildService } from './rebuild.service.js';
import { VisitErasure } from './visit-erasure.js';

@Module({
  providers: [ClickEvents, ClickRollup, CountedNews, Crowds, GoneCounts, RebuildService, VisitErasure],
  exports: [GoneCounts, VisitErasure],
})
export class CountingModule {}
