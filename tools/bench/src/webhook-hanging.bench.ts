import type { RunningService } from '@platform/service-kit';
import { milliseconds, type Outcome } from './outcome.js';
import { webhooksAndReceiver } from './webhook-fixture.js';
import { load, measure, organizations, startProducer } from './webhook-load.js';

/** In per cent. */
const maxChange = 20;
const warmUpSeconds = 5;
/** Until breakers and limits know the destinations that hang, whose answers are waited for 15 s. */
const settleSeconds = 40;

/**
 * What destinations that hang until the deadline cost the healthy ones. Both times there are 200 deliveries a second,
 * and half of the destinations are measured; what differs is whether the other half answers.
 */
export async function run(): Promise<Outcome> {
  const subject = await webhooksAndReceiver();
  let producer: RunningService | undefined;
  try {
    producer = await startProducer(subject);
    const healthy = await organizations(subject, '/healthy');
    const counted = new Set(healthy);
    const beside = async (others: string[], settle: number) => {
      const mixed = healthy.flatMap((organization, n) => [organization, others[n]!]);
      await load(producer!, mixed, settle);
      return measure(subject, producer!, mixed, counted);
    };
    const alone = await beside(await organizations(subject, '/others'), warmUpSeconds);
    const hanging = await beside(await organizations(subject, '/hang'), settleSeconds);
    for (const [what, { p50, p95, p99, count }] of Object.entries({ 'all answer': alone, 'half hang': hanging })) {
      console.log(
        `  ${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${count} deliveries`,
      );
    }
    const change = (100 * (hanging.p95 - alone.p95)) / alone.p95;
    const name = 'change of the p95 of healthy destinations while half of all hang';
    const both = { subject: milliseconds(hanging.p95), baseline: milliseconds(alone.p95) };
    return { figures: [{ name, value: change, unit: '%', goal: { atMost: maxChange }, ...both }] };
  } finally {
    await producer?.close();
    await subject.stop();
  }
}
