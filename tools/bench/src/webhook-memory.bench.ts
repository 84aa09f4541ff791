import { median } from './load.js';
import type { Outcome } from './outcome.js';
import { residentMb } from './resident-memory.js';
import { burst, burstDestinations, deliverBurst } from './webhook-burst.js';
import { webhooksAndReceiver } from './webhook-fixture.js';

const bursts = 10;
const maxSpread = 10;

/**
 * Resident memory of the service while 100,000 deliveries pass: the medians of its four quarters must lie close
 * together.
 */
export async function run(): Promise<Outcome> {
  const subject = await webhooksAndReceiver();
  try {
    const ids = await burstDestinations(subject);
    await deliverBurst(subject, ids);
    const samples: Promise<number>[] = [];
    for (let done = 0; done < bursts; done += 1)
      await deliverBurst(subject, ids, () => samples.push(residentMb(subject.service.pid)));
    const all = await Promise.all(samples);
    const quarter = Math.floor(all.length / 4);
    const medians = [0, 1, 2, 3].map((n) => median(all.slice(n * quarter, (n + 1) * quarter)));
    const mean = medians.reduce((sum, one) => sum + one, 0) / 4;
    const spread = (100 * Math.max(...medians.map((one) => Math.abs(one - mean)))) / mean;
    console.log(`  memory by quarters: ${medians.map((one) => `${Math.round(one)} MB`).join(', ')}`);
    const name = `deviation of memory over ${(bursts * burst).toLocaleString('en')} deliveries`;
    const measured = { value: mean, unit: 'MB' as const };
    return { figures: [{ name, value: spread, unit: '%', goal: { atMost: maxSpread }, subject: measured }] };
  } finally {
    await subject.stop();
  }
}
