import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newUuid, Outbox, rowsOf } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { OauthClients } from '../../clients/oauth-clients.service.js';
import { SignOuts } from '../sessions/sign-outs.js';
import { beginSignIns } from '../../signing-in/steps/begin-sign-in.js';
import { completeSignIns } from '../../signing-in/steps/complete-sign-in.js';
import { identityBench, type IdentityBench } from '../../testing/identity-bench.test-helper.js';
import { findGrantSources, storeIssues } from './issue-statements.js';

describe('large amounts', () => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await identityBench();
    // New statistics during a test would cause new plans.
    const tables = await bench.query(`SELECT tablename FROM pg_tables WHERE schemaname = current_schema()`);
    for (const { tablename } of tables) await bench.query(`ALTER TABLE ${tablename} SET (autovacuum_enabled = false)`);
  });
  afterAll(() => bench.close());

  /** Postgres compares a plan with others of its connection, and those were made for small tables. */
  async function onFreshConnection<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const fresh = await new DataSource(bench.running.app.get(DataSource).options).initialize();
    try {
      return await fresh.transaction(work);
    } finally {
      await fresh.destroy();
    }
  }

  it('of grants of a client end together, with one statement for the events', async () => {
    const client = await bench.client();
    for (let person = 0; person < 3; person++) await bench.tokens({ client }, await bench.person());
    const { mock } = jest.spyOn(bench.running.app.get(Outbox), 'addAll');
    await bench.running.app.get(OauthClients).disable(client.client_id);
    const published = mock.calls.filter(([, type]) => type === 'grant.revoked');
    expect(published.map(([, , grants]) => grants.length)).toStrictEqual([3]);
  });

  it('of flows are found by indexes for a sign-out everywhere', async () => {
    const { uuid } = await bench.person();
    await bench.query(
      `INSERT INTO oauth_records (kind, hash, payload, expires_at)
       SELECT 'Interaction', 'open-' || n,
         jsonb_build_object(
           'session', jsonb_build_object('accountId', gen_random_uuid()),
           'result', jsonb_build_object('login', jsonb_build_object('accountId', gen_random_uuid()))
         ), now() + interval '1 hour'
       FROM generate_series(1, 3000) n`,
    );
    await bench.query(`ANALYZE oauth_records`);
    const indexes = await bench.running.app.get(DataSource).transaction(async (tx) => {
      const explained: string[] = [];
      const query = tx.query.bind(tx);
      tx.query = async <T>(text: string, values?: unknown[]) => {
        if (text.includes(`'Interaction'`)) explained.push(JSON.stringify(await query(`EXPLAIN ${text}`, values)));
        return query<T>(text, values);
      };
      await bench.running.app.get(SignOuts).everywhere(tx, uuid);
      return explained.join().match(/oauth_interactions_\w+/g);
    });
    expect(indexes?.sort()).toStrictEqual(['oauth_interactions_of_login', 'oauth_interactions_of_session']);
  });

  it('of concurrent sign-ins need one query plan', async () => {
    const { uuid } = await bench.person();
    await bench.query(
      `INSERT INTO oauth_records (kind, hash, payload, expires_at)
       SELECT 'Session', 'another-' || n, jsonb_build_object('accountId', gen_random_uuid()), now() + interval '1 hour'
       FROM generate_series(1, 3000) n`,
    );
    await bench.query(`ANALYZE oauth_records`);
    const facts = { browser: null, system: null, ip: '192.0.2.0/24' };
    const signIns = (count: number) =>
      Array.from({ length: count }, () => {
        const ids = { kind: 'Session', hash: newUuid(), uid: newUuid(), grantId: null, userCode: null };
        const records = { stored: [{ ...ids, payload: '{}', expiresIn: 60 }], deleted: [] };
        return { userUuid: uuid, amr: ['pwd'], deviceToken: newUuid(), facts, records };
      });
    const none = { all: [], fresh: null, shared: [] };
    const attempts = (count: number) =>
      Array.from({ length: count }, () => ({ email: newUuid(), tokenHash: newUuid(), known: none, other: none }));
    const plans = await onFreshConnection(async (tx) => {
      for (const count of [1, 1, 1, 1, 1, 2, 5, 20, 3, 1]) {
        await rowsOf(tx, beginSignIns(attempts(count), '0'));
        await rowsOf(tx, completeSignIns(signIns(count), { isOwnerTold: count === 1, lockWait: '0' }));
      }
      return tx.query<{ name: string; custom_plans: string }[]>(
        `SELECT name, custom_plans FROM pg_prepared_statements WHERE name LIKE '%sign-in%' ORDER BY name`,
      );
    });
    // Postgres tries a custom plan five times first.
    expect(plans.map(({ name, custom_plans: times }) => [name, times])).toStrictEqual([
      ['begin-sign-ins', '5'],
      ['complete-sign-ins', '5'],
    ]);
  });

  it('of concurrent token requests need one query plan', async () => {
    await bench.query(
      `INSERT INTO oauth_records (kind, hash, payload, expires_at)
       SELECT 'RefreshToken', 'of-nobody-' || n, '{}', now() + interval '1 hour' FROM generate_series(1, 3000) n`,
    );
    await bench.query(`ANALYZE oauth_records`);
    const presented = (count: number) =>
      Array.from({ length: count }, () => ({ kind: 'RefreshToken', hash: newUuid() }));
    const plans = await onFreshConnection(async (tx) => {
      for (const count of [1, 1, 1, 1, 1, 2, 5, 20, 60, 3, 1]) {
        await rowsOf(tx, findGrantSources(presented(count)));
        await rowsOf(tx, storeIssues(presented(count).map((used) => ({ used, issued: [], scope: '' }))));
      }
      return tx.query<{ custom_plans: string }[]>(
        `SELECT custom_plans FROM pg_prepared_statements WHERE name = ANY($1)`,
        [[findGrantSources([]).name, storeIssues([]).name]],
      );
    });
    expect(plans).toStrictEqual([{ custom_plans: '5' }, { custom_plans: '5' }]);
  });

  it('of devices that were not seen for long are found by an index', async () => {
    const [, plan] = [
      await bench.query(`SET enable_seqscan = off`),
      await bench.query(`EXPLAIN DELETE FROM devices WHERE last_seen_at < now() - interval '400 days'`),
    ];
    expect(JSON.stringify(plan)).toMatch(/devices_last_seen/);
  });
});
