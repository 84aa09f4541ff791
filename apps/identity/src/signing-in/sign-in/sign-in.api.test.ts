import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { metrics } from '@platform/service-kit';
import { browser, eventually, type Browser } from '@platform/testing';
import type { FastifyRequest } from 'fastify';
import { People } from '../../people/people.service.js';
import { fullPasswordCost } from '../../testing/full-password-cost.test-helper.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { watchWork } from '../../testing/watched-work.test-helper.js';
import { SignInAttempts } from '../steps/sign-in-attempts.js';

// Its tests compare how long answers take, of which the hash is most.
fullPasswordCost();

describe('the sign-in page under attack', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());
  beforeEach(async () => {
    ada = await bench.person();
    await bench.query(`DELETE FROM throttle_counters`);
  });

  const signIn = async (agent: Browser, email: string, typed: string, headers: Record<string, string> = {}) => {
    const { forms } = await agent.get('/login');
    const fields = forms.find(({ action }) => action === '/login')!.fields;
    const body = new URLSearchParams({ ...fields, email, password: typed });
    return agent.visit('/login', { method: 'POST', body, headers });
  };
  const suspend = (who: MadePerson) => bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [who.uuid]);

  /** Every reason for which a sign-in fails. */
  async function failures(): Promise<Record<string, readonly [string, string]>> {
    const [suspended, without] = await Promise.all([bench.person(), bench.person()]);
    await suspend(suspended);
    await bench.query(`UPDATE users SET password_hash = NULL WHERE uuid = $1`, [without.uuid]);
    return {
      unknown: [`${randomUUID()}@example.com`, 'a wrong password'],
      wrong: [ada.email, 'a wrong password'],
      empty: [ada.email, ''],
      'empty of an unknown one': [`${randomUUID()}@example.com`, ''],
      suspended: [suspended.email, password],
      'without a password': [without.email, ''],
    };
  }

  it('answers every failure with the same status, headers and body', async () => {
    const seen = new Map<string, unknown>();
    for (const [reason, [email, typed]] of Object.entries(await failures())) {
      const { status, url, headers, text } = await signIn(browser(bench.url), email, typed);
      const same = text.replaceAll(email, 'EMAIL').replaceAll(/(value|nonce|data-options)="[^"]*"/g, '');
      const names = [...headers.keys()].filter((name) => name !== 'date' && name !== 'content-length');
      seen.set(reason, { status, path: url.pathname, names, text: same });
    }
    for (const [reason, answer] of seen) assert.deepEqual(answer, seen.get('unknown'), reason);
  });

  it('counts attempts by what they came to', async () => {
    const counted = async () => {
      const { values } = await metrics.getSingleMetric('sign_ins_total')!.get();
      return values.map(({ value }) => value);
    };
    const before = await counted();
    await signIn(browser(bench.url), ada.email, 'a wrong password');
    await signIn(browser(bench.url), ada.email, password);
    const after = await counted();
    // Succeeded, second factor asked, wrong password, wrong code, slowed down.
    expect(after.map((value, index) => value - before[index]!)).toStrictEqual([1, 0, 1, 0, 0]);
  });

  it('does the same work for every failure: the same statements and one hash', async () => {
    const workOf = watchWork(bench.running);
    const seen = new Map<string, unknown>();
    for (const [reason, [email, typed]] of Object.entries(await failures())) {
      await bench.query(`DELETE FROM throttle_counters`);
      seen.set(reason, await workOf(() => signIn(browser(bench.url), email, typed)));
    }
    expect((seen.get('unknown') as { hashes: number }).hashes).toBe(1);
    for (const [reason, work] of seen) assert.deepEqual(work, seen.get('unknown'), reason);
  });

  it('needs the same processor time for each kind of failure, over 200 of each (Welch t-test)', async () => {
    const people = bench.running.app.get(People);
    const attempts = bench.running.app.get(SignInAttempts);
    const req = { ip: '203.0.113.77', cookies: {} } as FastifyRequest;
    const kinds = Object.entries(await failures()).filter(([reason]) => ['unknown', 'wrong'].includes(reason));
    const samples = new Map(kinds.map(([reason]) => [reason, [] as number[]]));
    for (let round = 0; round < 200; round++) {
      for (const [reason, [email, typed]] of kinds) {
        await bench.query(`DELETE FROM throttle_counters`);
        const before = process.cpuUsage();
        const { person } = await attempts.begin(req, email);
        await people.authenticate(person, typed);
        const { user, system } = process.cpuUsage(before);
        samples.get(reason)!.push(user + system);
      }
    }
    const t = welch(samples.get('unknown')!, samples.get('wrong')!);
    assert.ok(Math.abs(t) < 4.5, `t = ${t}`);
  });

  it('records wrong passwords in the history, each network now and then and a few an hour', async () => {
    const failures = async () =>
      bench.query(
        `SELECT ip, browser, details FROM account_events
         WHERE user_uuid = $1 AND event = 'sign_in_failed' ORDER BY created_at`,
        [ada.uuid],
      );
    const guess = (ip: string) =>
      signIn(browser(bench.url), ` ${ada.email.toUpperCase()}`, 'a guess', { 'x-forwarded-for': ip });
    await guess('203.0.113.5');
    await eventually(async () => expect((await failures()).length).toBe(1));
    expect([(await failures())[0].ip, (await failures())[0].details]).toStrictEqual([
      '203.0.113.0/24',
      { factor: 'first' },
    ]);
    for (let network = 0; network < 14; network++) {
      await guess('203.0.113.6');
      await guess(`198.51.${network}.1`);
      await bench.query(`DELETE FROM throttle_counters`);
    }
    await eventually(async () => expect((await failures()).length).toBe(10));
    await signIn(browser(bench.url), (await bench.person()).email, password);
    expect((await failures()).length).toBe(10);
  });

  it('makes a guessing stranger wait, while the owner signs in from a known device of the same network', async () => {
    const owner = browser(bench.url);
    await owner.submit(await signIn(owner, ada.email, password), {}, '/account/sign-out');
    const stranger = browser(bench.url);
    for (let made = 0; made < 5; made++) expect((await signIn(stranger, ada.email, 'a guess')).status).toBe(401);
    const refused = await signIn(stranger, ada.email, password);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after') ?? '').toMatch(/^\d+$/);
    expect((await signIn(owner, ada.email, password)).url.pathname).toBe('/account');
    expect((await signIn(browser(bench.url), (await bench.person()).email, password)).url.pathname).toBe('/account');
  });

  it('throttles an address without an account in the same way', async () => {
    const nobody = `${randomUUID()}@example.com`;
    const statuses = [];
    for (let made = 0; made < 6; made++) statuses.push((await signIn(browser(bench.url), nobody, 'a guess')).status);
    expect(statuses).toStrictEqual([401, 401, 401, 401, 401, 429]);
  });

  it('ignores what a client puts before the edge’s own entry of X-Forwarded-For', async () => {
    const statuses = [];
    for (let made = 0; made < 6; made++) {
      const headers = {
        'x-forwarded-for': `10.9.8.${made}, 203.0.113.5`,
        'x-real-ip': `10.1.1.${made}`,
        forwarded: `for=10.2.2.${made}`,
      };
      statuses.push((await signIn(browser(bench.url), ada.email, 'a guess', headers)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    const other = await signIn(browser(bench.url), ada.email, 'a guess', { 'x-forwarded-for': '203.0.113.6' });
    expect(other.status).toBe(401);
  });

  it('uses one bucket for all capitals, blanks and spellings of the path', async () => {
    const spelled = [ada.email.toUpperCase(), ` ${ada.email}`, `${ada.email} `, ada.email, ada.email];
    for (const email of spelled) expect((await signIn(browser(bench.url), email, 'a guess')).status).toBe(401);
    expect((await signIn(browser(bench.url), ada.email, 'a guess')).status).toBe(429);
    const agent = browser(bench.url);
    const { forms } = await agent.get('/login');
    for (const path of ['/login/', '/LOGIN', '/login?x=1']) {
      const body = new URLSearchParams({ ...forms[0]!.fields, email: ada.email, password });
      const page = await agent.visit(path, { method: 'POST', body });
      assert.ok([404, 429].includes(page.status), `${path}: ${page.status}`);
    }
  });
});

describe('more sign-ins than the machine can hash', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench({ PASSWORD_HASHES_AT_ONCE: '1', PASSWORD_HASHES_WAITING: '3' })));
  afterAll(() => bench.close());

  it('get 503 with Retry-After, and those that were accepted are answered', async () => {
    const agent = browser(bench.url);
    const { forms } = await agent.get('/login');
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => {
        const email = `${randomUUID()}@example.com`;
        const body = new URLSearchParams({ ...forms[0]!.fields, email, password });
        return agent.visit('/login', { method: 'POST', body });
      }),
    );
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0 && refused.every(({ headers }) => Number(headers.get('retry-after')) > 0));
    const answered = answers.filter(({ status }) => status === 401);
    expect(answered.length).toBeGreaterThanOrEqual(4);
    expect(refused.length + answered.length).toBe(60);
    const page = await agent.submit(
      await agent.get('/login'),
      { email: `${randomUUID()}@example.com`, password },
      '/login',
    );
    expect(page.status).toBe(401);
  });
});

/** Welch's t of two samples, the slowest and fastest twentieth cut off: what else the machine did. */
function welch(one: number[], other: number[]): number {
  const [a, b] = [trimmed(one), trimmed(other)];
  return (mean(a) - mean(b)) / Math.sqrt(variance(a) / a.length + variance(b) / b.length);
}

function trimmed(sample: number[]): number[] {
  const cut = Math.floor(sample.length / 20);
  return sample.toSorted((x, y) => x - y).slice(cut, sample.length - cut);
}

function mean(sample: number[]): number {
  return sample.reduce((sum, value) => sum + value, 0) / sample.length;
}

function variance(sample: number[]): number {
  const middle = mean(sample);
  return sample.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (sample.length - 1);
}
