import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';

const connections = 50;

/**
 * Latencies in ms, sorted, of requests that begin at an even pace whatever the answers do, each from when it was due. (autocannon's
 * rates begin all requests of a second at once, which is the load of saturation in bursts.)
 */
export async function paced(
  url: string,
  { headers, perSecond, seconds }: { headers: Record<string, string>; perSecond: number; seconds: number },
): Promise<number[]> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections });
  const latencies: number[] = [];
  const begun: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const dueAt = startedAt + (n * 1_000) / perSecond;
    const dueInMs = dueAt - performance.now();
    if (dueInMs > 1) await wait(dueInMs);
    begun.push(
      pool.request({ path: pathname, method: 'GET', headers }).then(async ({ statusCode, body }) => {
        await body.dump();
        if (statusCode >= 400) throw new Error(`${url} answered ${statusCode}`);
        latencies.push(performance.now() - dueAt);
      }),
    );
  }
  await Promise.all(begun);
  await pool.close();
  return latencies.sort((a, b) => a - b);
}
