import { Connections } from './connection.js';
import { requestsOf, type Load } from './load.js';

const connectionCount = 50;

export interface Pace {
  perSecond: number;
  seconds: number;
}

/**
 * Begins work at an even pace whatever becomes of it, and waits for all; `begin` gets its number and when it was due,
 * in ms of `performance.now()`. Work that has ended is only counted: what is kept of it keeps the garbage collector
 * busy, which makes late what is due.
 */
export function evenly(
  { perSecond, seconds }: Pace,
  begin: (n: number, dueAt: number) => Promise<void>,
): Promise<void> {
  const wanted = Math.max(1, Math.floor(perSecond * seconds));
  const startedAt = performance.now();
  const dueAt = (n: number) => startedAt + (n * 1_000) / perSecond;
  let [begun, ended] = [0, 0];
  return new Promise((resolve, reject) => {
    const end = () => {
      if (++ended === wanted) resolve();
    };
    const fail = (err: Error) => {
      begun = wanted;
      reject(err);
    };
    const tick = () => {
      for (; begun < wanted && dueAt(begun) <= performance.now(); begun += 1)
        begin(begun, dueAt(begun)).then(end, fail);
      if (begun < wanted) setTimeout(tick, 1);
    };
    tick();
  });
}

/**
 * Latencies in ms, sorted, of requests that begin at an even pace whatever the answers do, each from when it was due.
 */
export async function paced(load: Load, pace: Pace): Promise<number[]> {
  const { url, paths = ['/'], status } = load;
  const connections = await Connections.to(url, connectionCount);
  const requestOf = requestsOf(load, connections);
  const latencies: number[] = [];
  try {
    await evenly(pace, async (n, dueAt) => {
      const got = await connections.ask(requestOf(n));
      latencies.push(performance.now() - dueAt);
      if (status ? got !== status : got >= 400) throw new Error(`${url}${paths[n % paths.length]} answered ${got}`);
    });
  } finally {
    connections.close();
  }
  return latencies.sort((a, b) => a - b);
}
