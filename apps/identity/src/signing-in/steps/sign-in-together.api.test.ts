import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Problem } from '@platform/service-kit';
import { browser, eventually, lockWaiters } from '@platform/testing';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { Passwords } from '../../people/passwords.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { watchPrepared } from '../../testing/watched-work.test-helper.js';
import { throttleRules } from '../../throttling/rules.js';
import { SignInAttempts } from './sign-in-attempts.js';

const { free } = throttleRules.sign_in.pair;

describe('concurrent sign-ins', () => {
  let bench: IdentityBench;
  let attempts: SignInAttempts;
  let passwords: { isRight: (typed: string, stored: string | null) => Promise<boolean> };
  let compare: typeof passwords.isRight;
  const statements: string[] = [];
  beforeAll(async () => {
    bench = await identityBench();
    attempts = bench.running.app.get(SignInAttempts);
    passwords = bench.running.app.get(Passwords);
    compare = passwords.isRight.bind(passwords);
    watchPrepared(bench.running.app.get(DataSource), ({ name }) => {
      if (name?.includes('sign-in')) statements.push(name);
    });
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    passwords.isRight = compare;
    await bench.query(`DELETE FROM throttle_counters`);
  });

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => bench.person()));
  const from = (ip: string) => ({ ip, cookies: {} }) as FastifyRequest;
  /** All passwords are found right or wrong at the same moment, after `meanwhile`. */
  const compareAtOnce = (count: number, meanwhile: () => Promise<unknown> = async () => {}) => {
    let compared = 0;
    let release = () => {};
    const all = new Promise<void>((resolve) => (release = resolve));
    passwords.isRight = async (typed, stored) => {
      const isRight = await compare(typed, stored);
      if ((compared += 1) === count) void meanwhile().then(release);
      await all;
      return isRight;
    };
  };
  const signIn = async ({ email }: Pick<MadePerson, 'email'>, agent = browser(bench.url)) => {
    const page = await agent.submit(await agent.get('/login'), { email, password }, '/login');
    return { status: page.status, path: page.url.pathname, agent };
  };
  const counted = () => bench.query(`SELECT attempts FROM throttle_counters ORDER BY attempts`);

  it('share a statement before their passwords are compared, and one after', async () => {
    const [ada, ...others] = await people(8);
    statements.length = 0;
    const begun = await Promise.all(
      [ada!, ...others].map(({ email }, index) => attempts.begin(from(`2001:db8:${index}::1`), ` ${email} `)),
    );
    expect(statements).toStrictEqual(['begin-sign-ins']);
    expect(begun.map(({ person }) => person?.uuid)).toStrictEqual([ada!, ...others].map(({ uuid }) => uuid));
    await bench.query(`DELETE FROM throttle_counters`);
    compareAtOnce(8);
    statements.length = 0;
    const answers = await Promise.all([ada!, ...others].map((who) => signIn(who)));
    expect(new Set(answers.map(({ path }) => path))).toStrictEqual(new Set(['/account']));
    assert.ok(statements.filter((name) => name === 'complete-sign-ins').length <= 3, statements.join());
    const sessions = await bench.query(
      `SELECT FROM oauth_records session JOIN devices ON devices.uuid = session.device_uuid
         JOIN account_events history ON history.user_uuid = devices.user_uuid AND event = 'signed_in'
       WHERE kind = 'Session' AND payload->>'accountId' = devices.user_uuid::text AND devices.user_uuid = ANY($1)`,
      [[ada!, ...others].map(({ uuid }) => uuid)],
    );
    expect(sessions.length).toBe(8);
    // Nothing is left counted for the networks and the accounts.
    expect(new Set((await counted()).map((row) => row.attempts))).toStrictEqual(new Set([0]));
  });

  it('are counted one by one: of many for one account only the allowed number is made and counted', async () => {
    const [email, ip] = [`${randomUUID()}@example.com`, '203.0.113.9'];
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, () => attempts.begin(from(ip), email)).concat(attempts.begin(from(ip), 'another')),
    );
    const refused = tried.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.length).toBe(20 - free);
    expect(
      refused.every(({ reason }) => reason instanceof Problem && reason.code === 'rate_limit_exceeded'),
    ).toBeTruthy();
    // The counters: account and network together, the account, and the network, which both accounts share.
    expect((await counted()).map((row) => row.attempts)).toStrictEqual([1, 1, free, free, free + 1]);
  });

  it('do not wait for a locked person, and are not refused with one who may not sign in', async () => {
    const [held, suspended, changed, ada, eve] = await people(5);
    compareAtOnce(5, () =>
      Promise.all([
        bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [suspended!.uuid]),
        bench.query(`UPDATE users SET password_hash = password_hash || 'x' WHERE uuid = $1`, [changed!.uuid]),
      ]),
    );
    let late: ReturnType<typeof signIn> | undefined;
    await bench.running.app.get(DataSource).transaction(async (tx) => {
      await tx.query(`SELECT FROM users WHERE uuid = $1 FOR UPDATE`, [held!.uuid]);
      late = signIn(held!);
      const answers = await Promise.all([suspended!, changed!, ada!, eve!].map((who) => signIn(who)));
      expect(answers.map(({ status, path }) => [status, path])).toStrictEqual([
        [400, '/login'],
        [400, '/login'],
        [200, '/account'],
        [200, '/account'],
      ]);
      await eventually(async () => expect(await lockWaiters(bench, 'FROM users WHERE uuid = .1 FOR SHARE')).toBe(1));
    });
    expect((await late!).path).toBe('/account');
  });

  it('of one person in two browsers are both stored, and the person is notified of the second', async () => {
    const [ada] = await people(1);
    compareAtOnce(2);
    const answers = await Promise.all([signIn(ada!), signIn(ada!)]);
    expect(answers.map(({ path }) => path)).toStrictEqual(['/account', '/account']);
    const devices = await bench.query(`SELECT FROM devices WHERE user_uuid = $1`, [ada!.uuid]);
    await bench.mailsSent();
    expect([devices.length, bench.mailsTo(ada!.email).length]).toStrictEqual([2, 1]);
  });

  it('end the former session of their browser', async () => {
    const [ada, eve] = await people(2);
    const agent = browser(bench.url);
    const form = await agent.get('/login');
    await agent.submit(form, { email: ada!.email, password }, '/login');
    const former = agent.cookie('identity_session');
    await agent.submit(form, { email: eve!.email, password }, '/login');
    expect(agent.cookie('identity_session')).not.toBe(former);
    const rows = await bench.query(
      `SELECT payload->>'accountId' AS uuid FROM oauth_records
       WHERE kind = 'Session' AND payload->>'accountId' = ANY($1)`,
      [[ada!.uuid, eve!.uuid]],
    );
    expect(rows).toStrictEqual([{ uuid: eve!.uuid }]);
  });

  it('never deadlock, in whatever order they name their counters', async () => {
    const dataSource = bench.running.app.get(DataSource);
    const keys = Array.from({ length: 12 }, () => randomUUID());
    const rules = { free: 1e6, first_wait: 1, longest_wait: 1, forget: 60 };
    const calls = Array.from({ length: 600 }, (_, n) => {
      const named = n % 2 ? keys : keys.toReversed();
      if (n % 3 === 0) {
        const counters = JSON.stringify(named.map((key) => ({ key, ...rules })));
        return dataSource.query(`SELECT throttle_count($1)`, [counters]);
      }
      const limits = [named.map(() => rules.free), named.map(() => rules.forget)];
      if (n % 3 === 1) return dataSource.query(`SELECT throttle_count_together($1, $2, $3)`, [named, ...limits]);
      return dataSource.query(`SELECT throttle_give_back_together(NULL, $1)`, [named]);
    });
    await Promise.all(calls);
  });
});
