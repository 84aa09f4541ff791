import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { maxClicksInEvent, type EventPayload } from '@platform/contracts';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { links } from '../service.js';
import { someClick } from '../testing/click.test-helper.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { ClickTable } from '../journal/click-table.js';

type Told = EventPayload<'link.clicked'>;
type Account = Awaited<ReturnType<LinksBench['account']>>;

const bot = { headers: { 'user-agent': 'Twitterbot/1.0' } };

/** The events for the account so far, oldest first. */
async function publishedTo(bench: LinksBench, account: Account): Promise<Told['clicks']> {
  const events = (await bench.outbox('link.clicked')) as unknown as { payload: Told }[];
  const own = events.filter(({ payload }) => payload.account.user_uuid === account.user.uuid);
  for (const { payload } of own) {
    expect(payload.account.id).toBe(account.id);
    expect(payload.clicks.length).toBeLessThanOrEqual(maxClicksInEvent);
  }
  return own.flatMap(({ payload }) => payload.clicks);
}

async function ask(bench: LinksBench, account: Account, click_events: string): Promise<void> {
  const token = await bench.token({ user_uuid: account.user.uuid });
  const { status, body } = await bench.call('PUT', '/api/v1/links/account', { token, body: { click_events } });
  expect([status, body.data.click_events]).toStrictEqual([200, click_events]);
}

describe('visits as events', () => {
  let bench: LinksBench;
  let running: RunningService;
  beforeAll(async () => (bench = await linksBench({}, async (env) => (running = await startService(links, env)))));
  afterAll(() => bench.close());

  it('go only to an owner who subscribed, each once and as in the export except for the network', async () => {
    const [ada, eve] = [await bench.account(), await bench.account('Eve')];
    await ask(bench, ada, 'people');
    const [own, foreign] = [await bench.link(ada.token), await bench.link(eve.token)];
    const headers = { 'x-forwarded-for': '8.8.8.8', referer: 'https://t.co/secret', 'accept-language': 'fr' };
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await bench.visit(`/${own.alias}`, { headers });
        await bench.visit(`/${foreign.alias}`, { headers });
        await bench.visit(`/${own.alias}`, bot);
      }),
    );
    await bench.counted(ada.token, own.id, 10);
    await bench.counted(eve.token, foreign.id, 10);
    const clicks = await publishedTo(bench, ada);
    expect(await publishedTo(bench, eve)).toStrictEqual([]);
    const path = `/api/statistics/links/${own.id}/export?format=ndjson`;
    const exported = await fetch(bench.url + path, { headers: { authorization: `Bearer ${ada.token}` } });
    const people = (await exported.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ reason }) => reason === null);
    expect(
      clicks
        .map(({ clicked_at, ...click }) => ({ ...click, date: clicked_at.slice(0, 19).replace('T', ' ') }))
        .sort(byId),
    ).toStrictEqual(people.map(({ network: _network, ...click }) => click).sort(byId));
    expect([clicks.length, clicks[0]!.country, clicks[0]!.referrer]).toStrictEqual([10, 'United States', 't.co']);
    expect(/8\.8\.8|secret|Mozilla/.test(JSON.stringify(clicks))).toBeFalsy();
  });

  it('include robots with their reason on request, and end when the owner unsubscribes', async () => {
    const ada = await bench.account();
    await ask(bench, ada, 'all');
    const { id, alias } = await bench.link(ada.token);
    await bench.visit(`/${alias}`, bot);
    await bench.visit(`/${alias}`, { method: 'HEAD' });
    await bench.visit(`/${alias}`);
    await eventually(async () => expect((await publishedTo(bench, ada)).length).toBe(3));
    expect((await publishedTo(bench, ada)).map(({ reason }) => String(reason)).sort()).toStrictEqual([
      'head',
      'null',
      'robot',
    ]);
    await ask(bench, ada, 'none');
    await bench.visit(`/${alias}`);
    await bench.counted(ada.token, id, 2);
    expect((await publishedTo(bench, ada)).length).toBe(3);
  });

  it('end with the account of the owner', async () => {
    const ada = await bench.account();
    await ask(bench, ada, 'all');
    await bench.publish('user.deleted', { user: { uuid: ada.user.uuid } });
    const click = someClick({ accountId: ada.id });
    await running.app.get(ClickTable).insert([click]);
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    expect(await publishedTo(bench, ada)).toStrictEqual([]);
  });

  it('come in events of a limited size, however many there are at once', async () => {
    const ada = await bench.account();
    await ask(bench, ada, 'people');
    const clicks = Array.from({ length: 12 * maxClicksInEvent + 50 }, () => someClick({ accountId: ada.id }));
    await running.app.get(ClickTable).insert([...clicks, ...clicks]);
    await running.app.get(ClickTable).insert(clicks);
    await eventually(async () => expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]));
    expect((await publishedTo(bench, ada)).map(({ id }) => id).sort()).toStrictEqual(clicks.map(({ id }) => id).sort());
  });
});

describe('a worker that is killed while it counts', () => {
  let bench: LinksBench;
  const children: ChildProcess[] = [];
  beforeAll(async () => (bench = await linksBench({ ROLE: 'api' }, startMigrated)));
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await bench.close();
  });

  async function startWorker(): Promise<ChildProcess> {
    const env = { ...bench.env, ROLE: 'worker', LOG_LEVEL: 'info' };
    const main = new URL('../main.js', import.meta.url).pathname;
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    for await (const line of createInterface({ input: child.stdout })) if (line.includes('"msg":"ready"')) break;
    child.stdout.resume();
    return child;
  }

  it('publishes every visit exactly once', async () => {
    const ada = await accountWithoutWorker(bench);
    const { id, alias } = await bench.link(ada.token);
    // The worker has counted and is about to publish; the purge of old events may wait there as well.
    await bench.query('BEGIN');
    await bench.query('LOCK TABLE outbox_event IN ACCESS EXCLUSIVE MODE');
    for (let n = 0; n < 5; n++) await bench.visit(`/${alias}`);
    const worker = await startWorker();
    await eventually(async () => {
      const waiting = await bench.query(
        `SELECT FROM pg_locks WHERE relation = 'outbox_event'::regclass AND mode = 'RowExclusiveLock' AND NOT granted
           AND pid IN (SELECT pid FROM pg_locks
             WHERE relation = 'item_counter'::regclass AND mode = 'RowExclusiveLock')`,
      );
      expect(waiting.length).toBe(1);
    });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await bench.query('COMMIT');
    await startWorker();
    await bench.counted(ada.token, id, 5);
    const told = await publishedTo(bench, ada);
    expect([told.length, new Set(told.map((click) => click.id)).size]).toStrictEqual([5, 5]);
  });
});

/** The API alone, on a schema that was created just before. */
async function startMigrated(env: NodeJS.ProcessEnv): Promise<RunningService> {
  await (await startService(links, { ...env, ROLE: 'migrate' })).close();
  return startService(links, env);
}

/** As if identity had published the person and the person had subscribed. */
async function accountWithoutWorker(bench: LinksBench): Promise<Account> {
  const user = {
    uuid: randomUUID(),
    name: 'Ada',
    surname: 'T',
    email: 'ada@example.org',
    email_verified: true,
    language: null,
  };
  const [row] = await bench.query<{ id: number }>(
    `INSERT INTO account (user_uuid, email, username, registered, version, click_events)
     VALUES ($1, $2, 'ada', now(), 1, 'people') RETURNING id`,
    [user.uuid, user.email],
  );
  return { id: row!.id, email: user.email, user, token: await bench.key(row!.id) };
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}
