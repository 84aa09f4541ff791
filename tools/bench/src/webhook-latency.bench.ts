import type { RunningService } from '@platform/service-kit';
import type { Outcome } from './outcome.js';
import { webhooksAndReceiver } from './webhook-fixture.js';
import { load, measure, organizations, perSecond, startProducer } from './webhook-load.js';

const goalMs = 100;
const warmUpSeconds = 5;

/**
 * From the commit of an event, through outbox, relay, queue and fan-out, to the receiver's accept, at 200 deliveries a
 * second.
 */
export async function run(): Promise<Outcome> {
  const subject = await webhooksAndReceiver();
  let producer: RunningService | undefined;
  try {
    producer = await startProducer(subject);
    const uuids = await organizations(subject, '/healthy');
    await load(producer, uuids, warmUpSeconds);
    const { count, p50, p95, p99 } = await measure(subject, producer, uuids);
    console.log(`  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${count} deliveries`);
    const name = `webhook latency at ${perSecond}/s: p95`;
    return { figures: [{ name, value: p95, unit: 'ms', goal: { atMost: goalMs } }] };
  } finally {
    await producer?.close();
    await subject.stop();
  }
}
