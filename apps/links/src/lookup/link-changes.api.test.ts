import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { operator } from '../testing/operator.test-helper.js';
import { LinkChanges } from './link-changes.js';

const many = 3_000;

describe('change messages about thousands of links', () => {
  let bench: LinksBench;
  let worker: RunningService | undefined;
  beforeAll(async () => {
    bench = await linksBench({}, async (env) => {
      // Once with every role, for the migrations; then without a worker that sends what others have left.
      await (await startService(links, env)).close();
      return startService(links, { ...env, ROLE: 'api' });
    });
  });
  afterAll(async () => {
    await worker?.close();
    await bench.close();
  });

  const waiting = async () => (await bench.query<{ n: number }>('SELECT count(*)::int AS n FROM link_change'))[0]!.n;
  /** How many changes of an hour ago are claimed: a claim sets their time to now. */
  const begun = async () =>
    (await bench.query(`SELECT FROM link_change WHERE changed_at > now() - interval '10 minutes'`)).length;
  const statusOf = async (number: number) => (await bench.visit(`/many-${number}`)).status;

  it('are all sent when the command ends', async () => {
    await bench.query(
      `WITH owner AS (
         INSERT INTO account (user_uuid, email, username, registered, version)
         VALUES (gen_random_uuid(), 'ada@example.org', 'ada', now(), 1) RETURNING id
       )
       INSERT INTO link (account_id, alias, alias_key, url, href, version)
       SELECT owner.id, 'many-' || n, 'many-' || n, 'https://bad.example/' || n, 'https://bad.example/' || n,
         nextval('link_version')
       FROM owner, generate_series(1, ${many}) AS n`,
    );
    for (const number of [1, many]) expect(await statusOf(number)).toBe(302);
    const { blocked } = await operator(bench, 'block', '--destination', 'bad.example', '--reason', 'phishing');
    expect([blocked, await waiting()]).toStrictEqual([many, 0]);
    for (const number of [1, many]) await eventually(async () => expect(await statusOf(number)).toBe(410));
  });

  it('are sent by the worker as fast when the process that wrote them has died', async () => {
    await bench.query(
      `WITH changed AS (
         UPDATE link SET state = 'active', version = nextval('link_version') RETURNING alias_key, version
       ) INSERT INTO link_change (alias_key, version) SELECT * FROM changed`,
    );
    expect(await waiting()).toBe(many);
    worker = await startService(links, { ...bench.env, ROLE: 'worker' });
    await eventually(async () => expect(await waiting()).toBe(0));
    for (const number of [1, many]) await eventually(async () => expect(await statusOf(number)).toBe(302));
  });

  it('are sent although one of them cannot be read', async () => {
    await bench.query(`UPDATE link SET url = 'unreadable' WHERE alias = 'many-1'`);
    await bench.query(
      `INSERT INTO link_change (alias_key, version, changed_at)
       SELECT alias_key, version, now() - id * interval '1 ms' FROM link`,
    );
    await eventually(async () => expect(await waiting()).toBe(1));
    expect(await bench.query('SELECT alias_key FROM link_change')).toStrictEqual([{ alias_key: 'many-1' }]);
  });

  it('are sent again where something has changed since they were read', async () => {
    await bench.query('DELETE FROM link_change');
    const [{ alias_key } = { alias_key: '' }] = await bench.query<{ alias_key: string }>(
      `INSERT INTO link_change (alias_key, version)
       SELECT alias_key, version + 1 FROM link WHERE id = 2 RETURNING alias_key`,
    );
    const changes = worker!.app.get(LinkChanges);
    // A change that is written later may have an older version.
    await worker!.app.get(DataSource).transaction((tx) => changes.record(tx, alias_key, '1'));
    await changes.announce([alias_key]);
    expect(await waiting()).toBe(1);
    await bench.query('UPDATE link SET version = version + 1 WHERE id = 2');
    await eventually(async () => expect(await waiting()).toBe(0));
  });

  it('are left to the next worker by one that stops, except those that it has begun', async () => {
    await bench.query('DELETE FROM link_change');
    const { stopping } = await worker!.app.get(DataSource).transaction(async (tx) => {
      // The worker reads a link before it sends the change.
      await tx.query('LOCK TABLE link IN ACCESS EXCLUSIVE MODE');
      await bench.query(
        `INSERT INTO link_change (alias_key, version, changed_at)
         SELECT 'many-' || n, 1, now() - interval '1 hour' FROM generate_series(2, ${many}) AS n`,
      );
      await eventually(async () => expect(await begun()).toBeGreaterThan(0));
      return { stopping: worker!.app.get(LinkChanges).stop() };
    });
    await stopping;
    expect(await waiting()).toBeGreaterThan(0);
    expect(await begun()).toBe(0);
  });
});
