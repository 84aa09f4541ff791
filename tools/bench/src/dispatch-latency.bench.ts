import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from './load.js';
import { dispatchPath, notificationsWithRules } from './notifications-fixture.js';
import type { Outcome } from './outcome.js';
import { evenly } from './paced.js';
import { startBaseline } from './processes.js';
import type { Seen } from './webhook-fixture.js';

const organizations = 20;
const perSecond = 200;
const seconds = 20;
const goalMs = 100;

/**
 * From the 202 to the receiver's accept, at an even pace of events with one destination each, everything in one
 * process.
 */
export async function run(): Promise<Outcome> {
  const receiver = await startBaseline('receiver');
  const service = await notificationsWithRules({}, receiver.url);
  const seen = async () => (await (await fetch(`${receiver.url}/seen`)).json()) as Seen;
  try {
    const uuids = await service.organizations(organizations, { matching: 1, all: 10 });
    const accepted = new Map<string, number>();
    const load = (forSeconds: number) =>
      evenly({ perSecond, seconds: forSeconds }, async (n) => {
        const name = randomUUID();
        const { body, headers } = service.signed(uuids[n % uuids.length]!, name);
        const res = await fetch(service.subject.url + dispatchPath, { method: 'POST', body, headers });
        if (res.status !== 202) throw new Error(`answered ${res.status}: ${await res.text()}`);
        accepted.set(name, performance.timeOrigin + performance.now());
        await res.arrayBuffer();
      });
    await load(5);
    await wait(1_000);
    await seen();
    accepted.clear();
    await load(seconds);
    await wait(2_000);
    const arrivals = new Map((await seen()).arrivals);
    const missing = [...accepted.keys()].filter((name) => !arrivals.has(name)).length;
    if (missing > 0) throw new Error(`${missing} of ${accepted.size} did not come within two seconds`);
    const latencies = [...accepted].map(([name, at]) => arrivals.get(name)! - at);
    const at = (part: number) => quantile(latencies, part);
    console.log(`  p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, ${latencies.length} events`);
    const name = `dispatch latency at ${perSecond}/s: p95 from the 202 to the receiver`;
    return { figures: [{ name, value: at(0.95), unit: 'ms', goal: { atMost: goalMs } }] };
  } finally {
    await service.stop();
    await receiver.stop();
  }
}
