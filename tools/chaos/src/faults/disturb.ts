import { setTimeout as wait } from 'node:timers/promises';
import type { Happened } from '../facts.js';
import type { Planned } from '../schedule.js';
import type { Fault } from './fault.js';

/** Lets the faults of the schedule happen, one after the other; each is ended whatever happens. */
export async function disturb(
  planned: readonly Planned<Fault>[],
  totalMs: number,
  signal: AbortSignal,
): Promise<Happened[]> {
  const startedAt = Date.now();
  const until = (atMs: number) => wait(Math.max(0, startedAt + atMs - Date.now()), undefined, { signal });
  const happened: Happened[] = [];
  for (const { fault, atMs } of planned) {
    await until(atMs);
    console.log(`${String(Math.round(atMs / 1000)).padStart(5)} s  ${fault.name}`);
    const beganAt = Date.now();
    try {
      await fault.begin();
      await wait(fault.holdMs, undefined, { signal });
      await fault.end();
      happened.push({ name: fault.name, beganAt, endedAt: Date.now() });
    } catch (err) {
      if (signal.aborted) throw err;
      console.log(`         it did not happen: ${(err as Error).message}`);
    } finally {
      await fault.end();
    }
  }
  await until(totalMs);
  return happened;
}
