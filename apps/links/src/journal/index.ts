export { ClickRecorder } from './click-recorder.js';
export { type ItemKind, type Visitor, signalOf } from './click.js';
export { createDays, dayOf, firstKeptDay } from './day-partitions.js';
export { isMissingPartition } from './missing-partition.js';
export { addressFacts, agentOf, socialNetworks } from './visit-facts.js';
export { JournalModule } from './journal.module.js';
export { pastClick, PastClicks } from './past-clicks.js';
