import { BatchQueue, part } from '@platform/service-kit';
import type { Passwords } from '../../people/index.js';

const concurrency = 2;
const maxBatch = 50;
/** So many sign-ins are worth a second statement beside one that is under way. */
const minBatch = 12;
/** About as long as a hash takes. */
const gatherMs = 20;

/**
 * A statement for the sign-ins that come together. While passwords wait for their turn to be compared it gathers more
 * of them. A hash sweeps the caches of the processor, so that each statement begins cold. The time that a statement
 * takes alone would be taken from the hashes of all. Nobody waits while places are left.
 */
export function signInQueue<T, R>(
  passwords: Passwords,
  work: (items: T[]) => Promise<PromiseSettledResult<R>[]>,
): BatchQueue<T, R> {
  return new BatchQueue(concurrency, maxBatch, work, {
    minBatch,
    gatherMs: () => (passwords.areTurnsTaken ? gatherMs : 0),
  });
}

/**
 * Of a statement for several: nobody waits longer for who holds a row that they need; then each of them is tried alone.
 */
export const shortWait = '500ms';
/** Of a statement for one. */
export const noLimit = '0';

/** Sets the longest wait for a lock. For a list of conditions. */
export const waitAtMost = (lockWait: string) =>
  part`(SELECT set_config('lock_timeout', ${lockWait}, true)) IS NOT NULL`;
