import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { browser, type Browser } from '@platform/testing';
import { DataSource } from 'typeorm';
import { Passwords } from '../../people/passwords.js';
import { SignOuts } from '../../protocol/sessions/sign-outs.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

type Check = (password: string, stored: string | null) => Promise<boolean>;

describe('an account that changes while a password is being compared', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  let passwords: { isRight: Check; hash: (password: string) => Promise<string> };
  let compare: Check;
  beforeAll(async () => {
    bench = await identityBench();
    passwords = bench.running.app.get(Passwords);
    compare = passwords.isRight.bind(passwords);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    passwords.isRight = compare;
    ada = await bench.person();
  });

  /** Runs after the password was found right, and before anything follows from it. */
  const meanwhile = (change: () => Promise<unknown>) => {
    passwords.isRight = async (typed, stored) => {
      const isRight = await compare(typed, stored);
      if (isRight) await change();
      return isRight;
    };
  };
  const signIn = async (agent: Browser) =>
    agent.submit(await agent.get('/login'), { email: ada.email, password }, '/login');
  const storedRecords = () =>
    bench.query(
      `SELECT kind AS what FROM oauth_records
       WHERE $1 IN (payload->>'accountId', payload->'result'->'login'->>'accountId')
       UNION ALL SELECT 'pending' FROM pending_sign_ins WHERE user_uuid = $1::uuid
       UNION ALL SELECT 'device' FROM devices WHERE user_uuid = $1::uuid
       UNION ALL SELECT event FROM account_events WHERE user_uuid = $1::uuid AND event = 'signed_in'`,
      [ada.uuid],
    );
  const giveTotp = () =>
    bench.query(`INSERT INTO totp_secrets (user_uuid, sealed_secret, confirmed_at) VALUES ($1, 'x', now())`, [
      ada.uuid,
    ]);
  const anotherPassword = () =>
    bench.query(`UPDATE users SET password_hash = password_hash || 'x' WHERE uuid = $1`, [ada.uuid]);

  it('signs nobody in by the password before a reset, and stores nothing', async () => {
    meanwhile(anotherPassword);
    const agent = browser(bench.url);
    const page = await signIn(agent);
    expect(page.status).toBe(400);
    expect(agent.cookie('identity_session')).toBe(undefined);
    expect(await storedRecords()).toStrictEqual([]);
  });

  it('answers no application and asks for no second factor then', async () => {
    meanwhile(anotherPassword);
    const agent = browser(bench.url);
    const { path } = await bench.authorization({ client: await bench.client() });
    const page = await agent.submit(await agent.get(path), { email: ada.email, password });
    expect(page.status).toBe(400);
    expect(await storedRecords()).toStrictEqual([]);
    await bench.query(`UPDATE users SET password_hash = left(password_hash, -1) WHERE uuid = $1`, [ada.uuid]);
    await giveTotp();
    expect((await signIn(browser(bench.url))).status).toBe(400);
    expect(await storedRecords()).toStrictEqual([]);
  });

  it('is not signed in when suspended, and asks for a second factor that is new', async () => {
    meanwhile(() => bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [ada.uuid]));
    expect((await signIn(browser(bench.url))).status).toBe(400);
    expect(await storedRecords()).toStrictEqual([]);
    await bench.query(`UPDATE users SET is_active = true WHERE uuid = $1`, [ada.uuid]);
    meanwhile(giveTotp);
    expect((await signIn(browser(bench.url))).url.pathname).toBe('/mfa');
    expect(await storedRecords()).toStrictEqual([{ what: 'pending' }]);
  });

  it('keeps a reset from being undone by a change with the old password', async () => {
    const agent = browser(bench.url);
    await signIn(agent);
    const form = await agent.get('/account/password');
    meanwhile(anotherPassword);
    const wanted = { current: password, password: 'lanterns over the harbor' };
    const page = await agent.submit(form, wanted, '/account/password');
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/id="current-error"/);
    const [{ password_hash }] = await bench.query(`SELECT password_hash FROM users WHERE uuid = $1`, [ada.uuid]);
    expect(password_hash).toMatch(/x$/);
    expect(
      await bench.query(`SELECT event FROM account_events WHERE user_uuid = $1 AND event = 'password_changed'`, [
        ada.uuid,
      ]),
    ).toStrictEqual([]);
  });

  it('keeps a password that was set meanwhile from being replaced by a first password', async () => {
    const agent = browser(bench.url);
    await signIn(agent);
    await bench.query(`UPDATE users SET password_hash = NULL WHERE uuid = $1`, [ada.uuid]);
    const form = await agent.get('/account/password');
    const hashing = passwords.hash.bind(passwords);
    passwords.hash = async (wanted) => {
      await bench.query(`UPDATE users SET password_hash = 'another' WHERE uuid = $1`, [ada.uuid]);
      return hashing(wanted);
    };
    const page = await agent.submit(form, { password: 'lanterns over the harbor' }, '/account/password');
    passwords.hash = hashing;
    expect(page.status).toBe(422);
    const rows = await bench.query(`SELECT password_hash FROM users WHERE uuid = $1`, [ada.uuid]);
    expect(rows).toStrictEqual([{ password_hash: 'another' }]);
  });

  it('accepts both of two concurrent sign-ins that renew its hash', async () => {
    const outdated = await hash(password, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
    await bench.query(`UPDATE users SET password_hash = $2 WHERE uuid = $1`, [ada.uuid, outdated]);
    const both = barrier(2);
    meanwhile(both);
    const pages = await Promise.all([signIn(browser(bench.url)), signIn(browser(bench.url))]);
    expect(pages.map(({ url }) => url.pathname)).toStrictEqual(['/account', '/account']);
    const [{ password_hash }] = await bench.query(`SELECT password_hash FROM users WHERE uuid = $1`, [ada.uuid]);
    expect(password_hash).not.toBe(outdated);
  });

  it('makes a sign-in wait for a reset that has begun: no session outlives the reset', async () => {
    const dataSource = bench.running.app.get(DataSource);
    let answered: ReturnType<typeof signIn> | undefined;
    await dataSource.transaction(async (tx) => {
      await tx.query(`UPDATE users SET password_hash = 'another' WHERE uuid = $1`, [ada.uuid]);
      // The sign-in still sees the old password until this commits.
      answered = signIn(browser(bench.url));
      await bench.isHeldUp();
      await bench.running.app.get(SignOuts).everywhere(tx, ada.uuid);
    });
    expect((await answered!).status).toBe(400);
    expect(await storedRecords()).toStrictEqual([]);
  });
});

/** Lets callers continue once so many have come, and later ones at once. */
function barrier(number: number): () => Promise<void> {
  let come = 0;
  const all = Promise.withResolvers<void>();
  return () => {
    come += 1;
    if (come === number) all.resolve();
    return all.promise;
  };
}
