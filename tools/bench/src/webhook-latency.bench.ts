import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { configuration, OnEvent, Outbox, startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { webhooksAndReceiver, type WebhooksAndReceiver } from './webhook-fixture.js';

const clients = 40;
const perSecond = 200;
const seconds = 20;
/** Until breakers and limits know the destinations that hang, whose answers are waited for 15 s. */
const settleSeconds = 40;
const goalMs = 100;
const mostChange = 0.2;

class Config extends configuration({}) {}

class Hears {
  @OnEvent(...eventsFor('organizations'))
  async hear(): Promise<void> {}
}

@Module({ providers: [Hears] })
class ProducerModule {}

/**
 * From the commit of an event, through outbox, relay, queue and fan-out, to the receiver's accept, at 200 deliveries a second; and
 * again while every other destination hangs until the deadline, with the same load for the healthy ones.
 */
export async function webhookLatency(): Promise<boolean> {
  const subject = await webhooksAndReceiver();
  let producer: RunningService | undefined;
  try {
    producer = await startProducer(subject);
    const healthy = await organizations(subject, '/healthy');
    await load(producer, healthy, 5);
    await subject.seen();
    const alone = await measure(subject, producer, healthy);
    const hanging = await organizations(subject, '/hang');
    const mixed = healthy.flatMap((organization, n) => [organization, hanging[n]!]);
    await load(producer, mixed, settleSeconds, perSecond * 2);
    const beside = await measure(subject, producer, mixed, new Set(healthy), perSecond * 2);
    const change = (beside.p95 - alone.p95) / alone.p95;
    const isQuick = alone.p95 < goalMs;
    const isFair = change < mostChange;
    console.log(
      `webhook latency at ${perSecond}/s: p95 ${alone.p95.toFixed(1)} ms, goal ${goalMs} ms: ${isQuick ? 'reached' : 'MISSED'}`,
    );
    console.log(`  p50 ${alone.p50.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms, ${alone.count} deliveries`);
    console.log(
      `webhook latency with half of the destinations hanging: p95 of the healthy ${beside.p95.toFixed(1)} ms, change ${(change * 100).toFixed(0)} %, goal below ${mostChange * 100} %: ${isFair ? 'reached' : 'MISSED'}`,
    );
    console.log(
      `  p50 ${beside.p50.toFixed(1)} ms, p99 ${beside.p99.toFixed(1)} ms, ${beside.count} deliveries to healthy ones`,
    );
    return isQuick && isFair;
  } finally {
    await producer?.close();
    await subject.stop();
  }
}

/** The organizations service as far as its outbox and relay go, in this process. */
function startProducer({ service }: WebhooksAndReceiver): Promise<RunningService> {
  return startService(
    { name: 'organizations', title: 'Producer', config: Config, module: ProducerModule, entities: [], migrations: [] },
    {
      NODE_ENV: 'test',
      ROLE: 'all',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      DATABASE_URL: service.databaseUrl,
      REDIS_URL: service.redisUrl,
      SMTP_URL: 'smtp://127.0.0.1:9',
      INTERNAL_SECRET: 'x'.repeat(32),
      ENCRYPTION_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
      LOG_LEVEL: 'warn',
    },
  );
}

/** Organizations with one member each, who allowed one client to hear of it. */
async function organizations(subject: WebhooksAndReceiver, path: string): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < clients; n += 1) {
    const [clientId, person, organization] = [randomUUID(), randomUUID(), randomUUID()];
    await subject.client(`${path}/${n}`, clientId);
    await subject.sql.query(
      `INSERT INTO oauth_grant (grant_id, user_uuid, client_id, scopes, is_live, version) VALUES ($1, $2, $3, '{org:read}', true, 1)`,
      [randomUUID(), person, clientId],
    );
    await subject.sql.query(
      `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions) VALUES ($1, $2, 0, true, 'member', '{}')`,
      [organization, person],
    );
    made.push(organization);
  }
  return made;
}

const committed = new Map<string, number>();

/** Commits events at an even pace; answers with the names of those of `counted`. */
async function load(
  { app }: RunningService,
  uuids: string[],
  forSeconds: number,
  rate = perSecond,
  counted?: Set<string>,
): Promise<string[]> {
  const outbox = app.get(Outbox);
  const dataSource = app.get(DataSource);
  const names: string[] = [];
  const begun: Promise<void>[] = [];
  const startedAt = performance.now();
  for (let n = 0; n < forSeconds * rate; n += 1) {
    const dueInMs = startedAt + (n * 1_000) / rate - performance.now();
    if (dueInMs > 1) await wait(dueInMs);
    const uuid = uuids[n % uuids.length]!;
    const name = randomUUID();
    if (!counted || counted.has(uuid)) names.push(name);
    const organization = { uuid, name, slug: 'bench', description: null, is_active: true };
    begun.push(
      dataSource
        .transaction((tx) => outbox.add(tx, 'organization.updated', { organization, data: { name } }))
        .then(() => void committed.set(name, performance.timeOrigin + performance.now())),
    );
  }
  await Promise.all(begun);
  return names;
}

async function measure(
  subject: WebhooksAndReceiver,
  producer: RunningService,
  uuids: string[],
  counted?: Set<string>,
  rate = perSecond,
) {
  await wait(1_000);
  await subject.seen();
  const names = await load(producer, uuids, seconds, rate, counted);
  await wait(2_000);
  const arrivals = new Map((await subject.seen()).arrivals);
  const missing = names.filter((name) => !arrivals.has(name)).length;
  if (missing > 0) throw new Error(`${missing} of ${names.length} deliveries did not come within two seconds`);
  const latencies = names.map((name) => arrivals.get(name)! - committed.get(name)!).sort((a, b) => a - b);
  const at = (part: number) => latencies[Math.floor(latencies.length * part)]!;
  return { count: latencies.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
