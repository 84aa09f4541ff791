export { countedBatches, countedChannel } from './counted-batches.js';
export { CountingModule } from './counting.module.js';
export { other } from './day-again.js';
export { GoneCounts, isOver } from './gone-counts.js';
export { type Item, noSuchType, ownItem } from './items.js';
export { RebuildService } from './rebuild.service.js';
export { dimensions, tallySql } from './roll-up.js';
export { VisitErasure } from './visit-erasure.js';
export { type VisitRow, visitColumns, visitOf } from './visits.js';
