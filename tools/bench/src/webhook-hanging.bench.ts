import type { RunningService } from '@platform/service-kit';
import { webhooksAndReceiver } from './webhook-fixture.js';
import { load, measure, organizations, startProducer } from './webhook-load.js';

const maxChange = 0.2;
const warmUpSeconds = 5;
/** Until breakers and limits know the destinations that hang, whose answers are waited for 15 s. */
const settleSeconds = 40;

/**
 * What destinations that hang until the deadline cost the healthy ones. Both times there are 200 deliveries a second, and half of the
 * destinations are measured; what differs is whether the other half answers.
 */
export async function webhookHanging(): Promise<boolean> {
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
    const change = (hanging.p95 - alone.p95) / alone.p95;
    const isFair = change < maxChange;
    console.log(
      `webhook latency with half of the destinations hanging: p95 of the healthy ${hanging.p95.toFixed(1)} ms, change ${(change * 100).toFixed(0)} %, goal below ${maxChange * 100} %: ${isFair ? 'reached' : 'MISSED'}`,
    );
    for (const [what, { p50, p95, p99, count }] of Object.entries({ 'all answer': alone, 'half hang': hanging })) {
      console.log(
        `  ${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${count} deliveries`,
      );
    }
    return isFair;
  } finally {
    await producer?.close();
    await subject.stop();
  }
}
