import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Load } from './measure.js';

const connections = 50;

export interface Pace {
  perSecond: number;
  seconds: number;
}

/** Begins work at an even pace whatever becomes of it, and waits for all; `begin` gets its number and when it was due, in ms of `performance.now()`. */
export async function evenly(
  { perSecond, seconds }: Pace,
  begin: (n: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const begun: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueAt = startedAt + (n * 1_000) / perSecond;
    const dueInMs = dueAt - performance.now();
    if (dueInMs > 1) await wait(dueInMs);
    begun.push(begin(n, dueAt));
  }
  await Promise.all(begun);
}

/**
 * Latencies in ms, sorted, of requests that begin at an even pace whatever the answers do, each from when it was due. (autocannon's
 * rates begin all requests of a second at once, which is the load of saturation in bursts.)
 */
export async function paced({ url, paths = ['/'], headers, next, status }: Load, pace: Pace): Promise<number[]> {
  const pool = new Pool(url, { connections });
  const latencies: number[] = [];
  await evenly(pace, async (n, dueAt) => {
    const path = paths[n % paths.length]!;
    const { statusCode, body } = await pool.request({ path, method: next ? 'POST' : 'GET', headers, ...next?.() });
    await body.dump();
    if (status ? statusCode !== status : statusCode >= 400) throw new Error(`${url}${path} answered ${statusCode}`);
    latencies.push(performance.now() - dueAt);
  });
  await pool.close();
  return latencies.sort((a, b) => a - b);
}
