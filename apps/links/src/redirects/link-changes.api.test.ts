import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startService, type RunningService } from '@platform/service-kit';
import { eventually } from '@platform/testing';
import { DataSource } from 'typeorm';
import { links } from '../service.js';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';
import { operator } from '../testing/operator.test-helper.js';
import { LinkChanges } from './link-changes.js';

const many = 3_000;

describe('the news of thousands of links', () => {
  let bench: LinksBench;
  let worker: RunningService | undefined;
  before(async () => {
    bench = await linksBench({}, async (env) => {
      // Once with every role, for the migrations; then without a worker that tells what others have left.
      await (await startService(links, env)).close();
      return startService(links, { ...env, ROLE: 'api' });
    });
  });
  after(async () => {
    await worker?.close();
    await bench.close();
  });

  const waiting = async () => (await bench.query<{ n: number }>('SELECT count(*)::int AS n FROM link_change'))[0]!.n;
  const isHeld = async () => {
    const rows = await bench.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  const statusOf = async (number: number) => (await bench.visit(`/many-${number}`)).status;

  it('have all been told when the command line ends', async () => {
    await bench.query(
      `WITH owner AS (
         INSERT INTO account (user_uuid, email, username, registered, version)
         VALUES (gen_random_uuid(), 'ada@example.org', 'ada', now(), 1) RETURNING id
       )
       INSERT INTO link (account_id, alias, alias_key, url, href, version)
       SELECT owner.id, 'many-' || n, 'many-' || n, 'https://bad.example/' || n, 'https://bad.example/' || n, nextval('link_version')
       FROM owner, generate_series(1, ${many}) AS n`,
    );
    for (const number of [1, many]) assert.equal(await statusOf(number), 302);
    const { blocked } = await operator(bench, 'block', '--destination', 'bad.example', '--reason', 'phishing');
    assert.deepEqual([blocked, await waiting()], [many, 0]);
    for (const number of [1, many]) await eventually(async () => assert.equal(await statusOf(number), 410));
  });

  it('are told by the worker as fast when who changed them has died', async () => {
    await bench.query(
      `WITH changed AS (
         UPDATE link SET state = 'active', version = nextval('link_version') RETURNING alias_key, version
       ) INSERT INTO link_change (alias_key, version) SELECT * FROM changed`,
    );
    assert.equal(await waiting(), many);
    worker = await startService(links, { ...bench.env, ROLE: 'worker' });
    await eventually(async () => assert.equal(await waiting(), 0));
    for (const number of [1, many]) await eventually(async () => assert.equal(await statusOf(number), 302));
  });

  it('are told although one of them cannot be read', async () => {
    await bench.query(`UPDATE link SET url = 'unreadable' WHERE alias = 'many-1'`);
    await bench.query(
      `INSERT INTO link_change (alias_key, version, changed_at)
       SELECT alias_key, version, now() - id * interval '1 ms' FROM link`,
    );
    await eventually(async () => assert.equal(await waiting(), 1));
    assert.deepEqual(await bench.query('SELECT alias_key FROM link_change'), [{ alias_key: 'many-1' }]);
  });

  it('are left to the next worker by one that stops, but for those it has begun', async () => {
    await bench.query('DELETE FROM link_change');
    const { stopping } = await worker!.app.get(DataSource).transaction(async (tx) => {
      // Whoever tells of a link reads it first.
      await tx.query('LOCK TABLE link IN ACCESS EXCLUSIVE MODE');
      await bench.query(
        `INSERT INTO link_change (alias_key, version, changed_at)
         SELECT 'many-' || n, 1, now() - interval '1 hour' FROM generate_series(2, ${many}) AS n`,
      );
      await eventually(async () => assert.ok(await isHeld()));
      return { stopping: worker!.app.get(LinkChanges).stop() };
    });
    await stopping;
    assert.equal(await waiting(), many - 1 - 200);
  });
});
