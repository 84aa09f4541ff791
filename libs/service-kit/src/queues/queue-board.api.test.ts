import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, line, serviceBench, type ServiceBench } from '@platform/testing';
import { DataSource } from 'typeorm';
import { Outbox } from '../events/outbox.js';
import { Management } from '../operations/management.js';
import { metrics } from '../telemetry/metrics.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';

const secret = 'Ada’s own company';

async function started(role: string) {
  let wire: Awaited<ReturnType<typeof line>> | undefined;
  const service = testService({});
  const start = async (env: NodeJS.ProcessEnv) => {
    await (await startService(service, { ...env, ROLE: 'migrate' })).close();
    wire = await line(env['REDIS_URL']!);
    return startService(service, { ...env, ROLE: role, REDIS_URL: wire.url });
  };
  const bench = await serviceBench('organizations', start, {}, { consumersListen: false });
  return { bench, wire: wire! };
}

const appOf = (bench: ServiceBench) => (bench.service as RunningService).app;
function asked(bench: ServiceBench, path: string, method = 'GET') {
  return fetch(`http://127.0.0.1:${appOf(bench).get(Management).port}${path}`, { method });
}

describe('the queue board of the operator', () => {
  let bench: ServiceBench;
  let wire: Awaited<ReturnType<typeof line>>;
  let id: string;
  beforeAll(async () => {
    ({ bench, wire } = await started('worker'));
    const outbox = appOf(bench).get(Outbox);
    const organization = { uuid: randomUUID(), name: secret, slug: 'a', description: null, is_active: true };
    id = await appOf(bench)
      .get(DataSource)
      .transaction((tx) => outbox.add(tx, 'organization.updated', { organization, data: { name: secret } }));
  });
  afterAll(async () => {
    await bench.close();
    await wire.cut();
  });

  const shownIn = async (queue: string): Promise<{ counts: Record<string, number>; jobs: object[] }> => {
    const list = await asked(bench, `/queues/api/queues?activeQueue=${queue}&status=latest&page=1&jobsPerPage=10`);
    const text = await list.text();
    expect([list.status, text.includes(secret)]).toEqual([200, false]);
    const { queues } = JSON.parse(text) as {
      queues: { name: string; counts: Record<string, number>; jobs: object[] }[];
    };
    return queues.find(({ name }) => name === queue)!;
  };
  const isQueued = () =>
    eventually(async () => {
      const { counts, jobs } = await shownIn('inbox-webhooks');
      expect(counts['waiting']).toBe(1);
      expect(jobs).toMatchObject([
        { id, name: 'organization.updated', data: { id, type: 'organization.updated', version: 1 } },
      ]);
    });

  it('shows the queues on a page, and the facts of an event without its payload', async () => {
    const page = await asked(bench, '/queues');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const script = /src="([^"]+\.js)"/.exec(await page.text())![1]!;
    expect((await asked(bench, new URL(script, 'http://a/queues/').pathname)).status).toBe(200);
    await isQueued();
    const job = await (await asked(bench, `/queues/api/queues/inbox-webhooks/${id}`)).text();
    expect([job.includes(id), job.includes(secret)]).toEqual([true, false]);
    expect((await shownIn('periodic-organizations')).counts).toBeDefined();
  });

  for (const [method, path] of [
    ['PUT', 'inbox-webhooks/empty'],
    ['PUT', 'inbox-webhooks/obliterate'],
    ['PUT', 'inbox-webhooks/clean/wait'],
    ['PUT', 'inbox-webhooks/retry/failed'],
    ['PUT', 'pause'],
    ['POST', 'inbox-webhooks/add'],
    ['DELETE', 'inbox-webhooks'],
  ] as const)
    it(`changes nothing by ${method} ${path}`, async () => {
      expect((await asked(bench, `/queues/api/queues/${path}`, method)).status).toBe(405);
      await isQueued();
    });

  it('shows what each consumer has not acknowledged yet, and since when', async () => {
    await bench.query(`UPDATE outbox_event SET occurred_at = now() - interval '90 seconds' WHERE id = $1`, [id]);
    await bench.query(`UPDATE outbox_recipient SET acknowledged_at = now() WHERE consumer = 'notifications'`);
    const answer = await asked(bench, '/outbox');
    const near90: unknown = expect.closeTo(95, -1);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        consumers: [
          { consumer: 'identity', pending: 1, oldest_seconds: near90 },
          { consumer: 'notifications', pending: 0, oldest_seconds: 0 },
          { consumer: 'webhooks', pending: 1, oldest_seconds: near90 },
        ],
      },
    ]);
    const gauge = async (name: string) =>
      (await metrics.getSingleMetric(name)!.get()).values.map(({ labels, value }) => [labels['consumer'], value]);
    expect(await gauge('outbox_pending')).toEqual([
      ['identity', 1],
      ['notifications', 0],
      ['webhooks', 1],
    ]);
    expect(await gauge('outbox_oldest_seconds')).toEqual([
      ['identity', near90],
      ['notifications', 0],
      ['webhooks', near90],
    ]);
  });

  it('answers at once while Redis is away, as does the rest of the port', async () => {
    await wire.cut();
    await eventually(async () => expect((await asked(bench, '/queues/api/queues')).status).toBe(503));
    expect((await asked(bench, '/health/ready')).status).toBe(200);
    await wire.mend();
    await eventually(async () => expect((await asked(bench, '/queues/api/queues')).status).toBe(200));
  });
});

it('a process without queues shows an empty board', async () => {
  const { bench, wire } = await started('api');
  expect((await asked(bench, '/queues')).status).toBe(404);
  expect((await asked(bench, '/outbox')).status).toBe(200);
  await bench.close();
  await wire.cut();
});
