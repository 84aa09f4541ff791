import type { Queue } from 'bullmq';

/** The queues that this process writes to or works on, by their names. */
export type Queues = ReadonlyMap<string, Queue>;
export const QUEUES = Symbol('QUEUES');
