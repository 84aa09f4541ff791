import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { Management, startService, type RunningService } from '@platform/service-kit';
import { eventually, line } from '@platform/testing';
import { ClickJournal } from '../../journal/journal.js';
import { redirector } from '../../redirector.definition.js';
import { links } from '../../service.js';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('redirects during an outage', () => {
  let bench: LinksBench;
  let token: string;
  let postgres: Awaited<ReturnType<typeof line>>;
  let redis: Awaited<ReturnType<typeof line>>;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      postgres = await line(env['DATABASE_URL']!);
      redis = await line(env['REDIS_URL']!);
      return startService(links, { ...env, DATABASE_URL: postgres.url, REDIS_URL: redis.url });
    });
    ({ token } = await bench.account());
  });
  afterAll(async () => {
    await bench.close();
    await postgres.cut();
    await redis.cut();
  });

  it('go on without Redis: known and unknown links, changes and clicks', async () => {
    const known = await bench.link(token);
    await bench.visit(`/${known.alias}`);
    await redis.cut();
    expect((await bench.visit(`/${known.alias}`)).status).toBe(302);
    const made = await bench.link(token, { custom: 'Made-Without' });
    expect((await bench.visit('/made-without')).headers.location).toBe('https://example.org/');
    const update = await bench.call('PUT', `/api/url/${made.id}/update`, {
      token,
      body: { url: 'https://example.org/2' },
    });
    expect(update.status).toBe(200);
    expect((await bench.visit('/made-without')).headers.location).toBe('https://example.org/2');
    expect((await bench.visit('/nowhere')).status).toBe(404);
    await bench.counted(token, made.id, 2);
    await redis.mend();
    await eventually(async () => expect(await bench.query('SELECT alias_key FROM link_change')).toStrictEqual([]));
    expect(JSON.parse((await bench.redis.get('links:alias:made-without'))!).link.href).toBe('https://example.org/2');
  });

  it('go on without Postgres for known links, answer 503 to unknown ones, and count every click later', async () => {
    const [known, shared] = [await bench.link(token), await bench.link(token)];
    await bench.visit(`/${known.alias}`);
    await bench.visit(`/${shared.alias}`);
    const unseen = await bench.link(token, { custom: 'Unseen' });
    await bench.redis.del('links:alias:unseen');
    const sync = jest.spyOn(ClickJournal.prototype, 'sync');
    await postgres.cut();
    for (let i = 0; i < 10; i++) expect((await bench.visit(`/${known.alias}`)).status).toBe(302);
    await bench.redis.flushdb();
    assert.equal((await bench.visit(`/${shared.alias}`)).status, 302, 'from the memory of the process alone');
    const lost = await bench.visit('/unseen');
    expect([lost.status, lost.headers['retry-after']]).toStrictEqual([503, '5']);
    await eventually(() => expect(sync.mock.calls.length).toBeGreaterThan(0));
    await postgres.mend();
    await bench.counted(token, known.id, 11);
    await bench.counted(token, shared.id, 2);
    assert.equal((await bench.visit('/unseen')).status, 302, 'a failed look-up is not remembered');
    assert.ok(unseen.id);
  });

  it('go on without both for links in the cache of the process', async () => {
    const known = await bench.link(token);
    await bench.visit(`/${known.alias}`);
    await Promise.all([redis.cut(), postgres.cut()]);
    for (let i = 0; i < 5; i++) expect((await bench.visit(`/${known.alias}`)).status).toBe(302);
    await Promise.all([redis.mend(), postgres.mend()]);
    await bench.counted(token, known.id, 6);
  });
});

describe('the redirector as its own process, while Postgres is away', () => {
  let bench: LinksBench;
  let postgres: Awaited<ReturnType<typeof line>>;
  let whole: RunningService;
  let alone: RunningService;
  let aloneEnv: NodeJS.ProcessEnv;

  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      postgres = await line(env['DATABASE_URL']!);
      whole = await startService(links, { ...env, DATABASE_URL: postgres.url });
      aloneEnv = { ...env, DATABASE_URL: postgres.url, LINKS_JOURNAL_DIR: `${env['LINKS_JOURNAL_DIR']}/alone` };
      alone = await startService(redirector, aloneEnv);
      return whole;
    });
  });
  afterAll(async () => {
    await alone.close();
    await bench.close();
    await postgres.cut();
  });

  const readiness = async ({ app }: RunningService) => {
    const res = await fetch(`http://127.0.0.1:${app.get(Management).port}/health/ready`);
    const { checks } = (await res.json()) as { checks: { postgres: boolean } };
    return [res.status, checks.postgres];
  };

  it('reports in its metrics how many visitors got 503', async () => {
    const metric = async (name: string) => {
      const res = await fetch(`http://127.0.0.1:${alone.app.get(Management).port}/metrics`);
      const line = (await res.text()).split('\n').find((text) => text.startsWith(`${name} `));
      return Number(line?.split(' ')[1]);
    };
    const sentAway = () => metric('links_visits_unavailable_total');
    const ofAllVisits = () => metric('links_visits_total{outcome="unavailable"}');
    const visit = async () => (await bench.visit('/never-asked-for', { url: alone.url! })).status;
    const before = await sentAway();
    const beforeOfAll = await ofAllVisits();
    await postgres.cut();
    expect([await visit(), await visit(), await sentAway()]).toStrictEqual([503, 503, before + 2]);
    // A visit is counted among all once its answer has left.
    await eventually(async () => expect(await ofAllVisits()).toBeGreaterThanOrEqual(beforeOfAll + 2));
    await postgres.mend();
    await eventually(async () => expect(await visit()).toBe(404));
    await eventually(async () => expect(await readiness(whole)).toStrictEqual([200, true]));
  });

  it('stays ready, unlike the API, for known links; it does not start then, and is unready when it stops', async () => {
    const { token } = await bench.account();
    const { alias } = await bench.link(token);
    const visit = async () => (await bench.visit(`/${alias}`, { url: alone.url! })).status;
    expect([await visit(), await readiness(alone), await readiness(whole)]).toStrictEqual([
      302,
      [200, true],
      [200, true],
    ]);
    await postgres.cut();
    await eventually(async () => expect(await readiness(whole)).toStrictEqual([503, false]));
    await eventually(async () => expect(await readiness(alone)).toStrictEqual([200, false]));
    expect(await visit()).toBe(302);
    await expect(startService(redirector, aloneEnv)).rejects.toThrow(/ECONNREFUSED/);
    await postgres.mend();
    await eventually(async () => expect(await readiness(whole)).toStrictEqual([200, true]));
    alone.app.get(Management).drain();
    expect((await readiness(alone))[0]).toBe(503);
  });
});
