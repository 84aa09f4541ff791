import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { configuration, OnEvent, Outbox, startService, type RunningService } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { quantile } from './load.js';
import { evenly } from './paced.js';
import type { WebhooksAndReceiver } from './webhook-fixture.js';

const clients = 40;
const seconds = 20;
/** What has not come by then counts as lost. */
const arriveWithinMs = 5_000;
/** Deliveries a second. */
export const perSecond = 200;

class Config extends configuration({}) {}

class Hears {
  @OnEvent(...eventsFor('organizations'))
  async hear(): Promise<void> {}
}

@Module({ providers: [Hears] })
class ProducerModule {}

/** The organizations service as far as its outbox and relay go, in this process. */
export function startProducer({ service }: WebhooksAndReceiver): Promise<RunningService> {
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
      TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
      // Of those whom it tells.
      EVENT_KEY: service.env['EVENT_KEY']!,
      ENCRYPTION_KEYS: `bench:${Buffer.alloc(32).toString('base64')}`,
      LOG_LEVEL: 'warn',
      // Notifications would hear of it as well; it is not there and never acknowledges.
      OUTBOX_REPUBLISH_SECONDS: '3600',
    },
  );
}

/** Organizations with one member each, who allowed one client to hear of it. */
export async function organizations(subject: WebhooksAndReceiver, path: string): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < clients; n += 1) {
    const [clientId, person, organization] = [randomUUID(), randomUUID(), randomUUID()];
    await subject.client(`${path}/${n}`, clientId);
    await subject.sql.query(
      `INSERT INTO oauth_grant (grant_id, user_uuid, client_id, scopes, is_live, version)
       VALUES ($1, $2, $3, '{org:read}', true, 1)`,
      [randomUUID(), person, clientId],
    );
    await subject.sql.query(
      `INSERT INTO member_change (organization_uuid, user_uuid, version, is_member, role, permissions)
       VALUES ($1, $2, 0, true, 'member', '{}')`,
      [organization, person],
    );
    made.push(organization);
  }
  return made;
}

const committed = new Map<string, number>();

/** Commits events at an even pace; answers with the names of those of `counted`. */
export async function load(
  { app }: RunningService,
  uuids: string[],
  forSeconds: number,
  counted?: Set<string>,
): Promise<string[]> {
  const outbox = app.get(Outbox);
  const dataSource = app.get(DataSource);
  const names: string[] = [];
  await evenly({ perSecond, seconds: forSeconds }, async (n) => {
    const uuid = uuids[n % uuids.length]!;
    const name = randomUUID();
    if (!counted || counted.has(uuid)) names.push(name);
    const organization = { uuid, name, slug: 'bench', description: null, is_active: true };
    await dataSource.transaction((tx) => outbox.add(tx, 'organization.updated', { organization, data: { name } }));
    committed.set(name, performance.timeOrigin + performance.now());
  });
  return names;
}

export async function measure(
  subject: WebhooksAndReceiver,
  producer: RunningService,
  uuids: string[],
  counted?: Set<string>,
) {
  await wait(1_000);
  await subject.seen();
  const names = await load(producer, uuids, seconds, counted);
  await wait(arriveWithinMs);
  const arrivals = new Map((await subject.seen()).arrivals);
  const missing = names.filter((name) => !arrivals.has(name)).length;
  if (missing > 0) throw new Error(`${missing} of ${names.length} deliveries did not come within ${arriveWithinMs} ms`);
  const latencies = names.map((name) => arrivals.get(name)! - committed.get(name)!);
  const at = (part: number) => quantile(latencies, part);
  return { count: latencies.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
