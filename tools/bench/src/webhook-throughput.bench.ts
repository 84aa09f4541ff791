import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { median } from './load.js';
import { startBaseline } from './processes.js';
import { residentMb } from './resident-memory.js';
import { webhooksAndReceiver, type Seen, type WebhooksAndReceiver } from './webhook-fixture.js';

const rounds = 3;
const perRound = 10_000;
const destinations = 50;
const goal = 1;
const throughMemory = 100_000;
const memorySpread = 0.1;
const body = JSON.stringify({
  event: 'organization.updated',
  organization: { name: 'Acme', slug: 'acme', description: 'x'.repeat(300) },
});

/** Deliveries a second, signed and stored with each attempt, against a bare BullMQ worker that posts and stores nothing. */
export async function webhookThroughput(): Promise<boolean> {
  const subject = await webhooksAndReceiver();
  const baseline = await startBaseline('bullmq-post', { REDIS_URL: subject.service.redisUrl });
  const queue = new Queue('bare-posts', {
    connection: new Redis(subject.service.redisUrl, { maxRetriesPerRequest: null }),
  });
  try {
    const ids: string[] = [];
    for (let n = 0; n < destinations; n += 1) ids.push(await subject.client(`/${n}`));
    await fetch(`${baseline.url}/go`);
    await deliver(subject, ids, perRound);
    await post(subject, queue, baseline.url, perRound);
    const [mine, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await post(subject, queue, baseline.url, perRound));
      mine.push(await deliver(subject, ids, perRound));
    }
    const ratios = mine.map((perSecond, round) => perSecond / theirs[round]!);
    const ratio = median(ratios);
    const verdict = ratio >= goal ? 'reached' : 'MISSED';
    const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    console.log(`webhook deliveries: ratio ${ratio.toFixed(2)} (${range}), goal ${goal}: ${verdict}`);
    console.log(`  subject  ${Math.round(median(mine))}/s\n  baseline ${Math.round(median(theirs))}/s`);
    return ratio >= goal;
  } finally {
    await queue.close();
    await Promise.all([subject.stop(), baseline.stop()]);
  }
}

/** Resident memory of the service while 100,000 deliveries pass. */
export async function webhookMemory(): Promise<boolean> {
  const subject = await webhooksAndReceiver();
  try {
    const ids: string[] = [];
    for (let n = 0; n < destinations; n += 1) ids.push(await subject.client(`/${n}`));
    await deliver(subject, ids, perRound);
    return await isMemoryFlat(subject, ids);
  } finally {
    await subject.stop();
  }
}

/** Commits so many deliveries at once. Answers with how many came a second, from the first to the last. */
async function deliver(
  subject: WebhooksAndReceiver,
  ids: string[],
  count: number,
  watch?: () => void,
): Promise<number> {
  await subject.seen();
  await subject.sql.query('BEGIN');
  await subject.sql.query('INSERT INTO delivery_destination (id) SELECT unnest($1::uuid[]) ON CONFLICT DO NOTHING', [
    ids,
  ]);
  await subject.sql.query(
    `INSERT INTO delivery (id, destination_id, source_id, event, payload, max_attempts)
     SELECT uuidv7(), ($1::uuid[])[1 + n % $2], gen_random_uuid(), 'organization.updated', $3, 5 FROM generate_series(1, $4) AS n`,
    [ids, ids.length, body, count],
  );
  await subject.sql.query(`SELECT pg_notify('delivery_webhooks', $1)`, [ids.join(',')]);
  await subject.sql.query('COMMIT');
  await subject.received(count, watch);
  return rate(await subject.seen());
}

async function post(subject: WebhooksAndReceiver, queue: Queue, baselineUrl: string, count: number): Promise<number> {
  await subject.seen();
  await fetch(`${baselineUrl}/pause`);
  for (let from = 0; from < count; from += 1_000) {
    await queue.addBulk(
      Array.from({ length: 1_000 }, (_, n) => ({
        name: 'post',
        data: { url: `${subject.receiver.url}/${n % destinations}`, body },
      })),
    );
  }
  await fetch(`${baselineUrl}/resume`);
  await subject.received(count);
  return rate(await subject.seen());
}

function rate({ count, first, last }: Seen): number {
  return count / ((last - first) / 1_000);
}

/** The medians of its four quarters must lie close together. */
async function isMemoryFlat(subject: WebhooksAndReceiver, ids: string[]): Promise<boolean> {
  const samples: Promise<number>[] = [];
  for (let done = 0; done < throughMemory; done += perRound) {
    await deliver(subject, ids, perRound, () => samples.push(residentMb(subject.service.pid)));
  }
  const all = await Promise.all(samples);
  const quarter = Math.floor(all.length / 4);
  const medians = [0, 1, 2, 3].map((n) => median(all.slice(n * quarter, (n + 1) * quarter)));
  const mean = medians.reduce((sum, one) => sum + one, 0) / 4;
  const spread = Math.max(...medians.map((one) => Math.abs(one - mean))) / mean;
  const isFlat = spread <= memorySpread;
  const shown = medians.map((one) => `${Math.round(one)} MB`).join(', ');
  console.log(
    `webhook memory over ${throughMemory} deliveries: ±${(spread * 100).toFixed(1)} %, goal ±${memorySpread * 100} %: ${isFlat ? 'reached' : 'MISSED'}\n  by quarters ${shown}`,
  );
  return isFlat;
}
