export { countedBatches, countedChannel } from './counted-batches.js';
export { CountingModule } from './counting.module.js';
export { otherValue } from './day-recount.js';
export { CountPurge, isOutOfRetention } from './count-purge.js';
export { type Item, noSuchType, ownItem } from './own-item.js';
export { RebuildService } from './rebuild.service.js';
export { dimensionColumns, tally } from './tally.js';
export { VisitErasure } from './visit-erasure.js';
export { type VisitRow, visitColumns, visitOf } from './visit-row.js';
