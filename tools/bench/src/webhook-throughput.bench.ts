import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { compareRates } from './measure.js';
import type { Outcome } from './outcome.js';
import { startBaseline } from './processes.js';
import { body, burst, burstDestinations, deliverBurst, destinations, rate } from './webhook-burst.js';
import { webhooksAndReceiver, type WebhooksAndReceiver } from './webhook-fixture.js';

const rounds = 3;
const goal = 1;

/**
 * Deliveries a second, signed and stored with each attempt, against a bare BullMQ worker that posts and stores nothing.
 */
export async function run(): Promise<Outcome> {
  const subject = await webhooksAndReceiver();
  const baseline = await startBaseline('bullmq-post', { REDIS_URL: subject.service.redisUrl });
  const queue = new Queue('bare-posts', {
    connection: new Redis(subject.service.redisUrl, { maxRetriesPerRequest: null }),
  });
  try {
    const ids = await burstDestinations(subject);
    await fetch(`${baseline.url}/go`);
    const mine = () => deliverBurst(subject, ids);
    const bare = () => postBurst(subject, queue, baseline.url);
    return { figures: [await compareRates('webhook deliveries', mine, bare, goal, { times: rounds })] };
  } finally {
    await queue.close();
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}

async function postBurst(subject: WebhooksAndReceiver, queue: Queue, baselineUrl: string): Promise<number> {
  await subject.seen();
  await fetch(`${baselineUrl}/pause`);
  for (let from = 0; from < burst; from += 1_000) {
    await queue.addBulk(
      Array.from({ length: 1_000 }, (_, n) => ({
        name: 'post',
        data: { url: `${subject.receiver.url}/${n % destinations}`, body },
      })),
    );
  }
  await fetch(`${baselineUrl}/resume`);
  await subject.received(burst);
  return rate(await subject.seen());
}
