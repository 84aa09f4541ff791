import { Module } from '@nestjs/common';
import { ClickEvents } from './click-events.js';
import { ClickRollup } from './click-rollup.js';
import { CountedNews } from './counted-batches.js';
import { DimensionLimit } from './dimension-limit.js';
import { CountPurge } from './count-purge.js';
import { RebuildService } from './rebuild.service.js';
import { VisitErasure } from './visit-erasure.js';

@Module({
  providers: [ClickEvents, ClickRollup, CountedNews, DimensionLimit, CountPurge, RebuildService, VisitErasure],
  exports: [CountPurge, VisitErasure],
})
export class CountingModule {}
