import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, eventually, linkTo, race, type Browser } from '@platform/testing';
import { DataSource } from 'typeorm';
import {
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { watchWork } from '../../testing/watched-work.test-helper.js';

const chosen = 'lanterns over the harbor';

describe('a password reset', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());
  beforeEach(async () => {
    ada = await bench.person();
    // All of these come from one network.
    await bench.query(`DELETE FROM throttle_counters`);
  });

  const forgot = async (agent: Browser, email: string, path = '/forgot') =>
    agent.submit(await agent.get(path), { email }, '/forgot');
  const resetLink = async (who = ada, agent = browser(bench.url)) => {
    await forgot(agent, who.email);
    return bench.mailedLink(who.email, '/reset');
  };
  const reset = async (agent: Browser, link: string, wanted = chosen) =>
    agent.submit(await agent.get(link), { password: wanted }, '/reset');
  const signIn = async (agent: Browser, typed: string, who = ada) =>
    agent.submit(await agent.get('/login'), { email: who.email, password: typed }, '/login');

  it('works once by the mailed link, signs in here and signs out everywhere else', async () => {
    const client = await bench.client();
    const elsewhere = browser(bench.url);
    const tokens = await bench.tokens({ client }, ada, elsewhere);
    const agent = browser(bench.url);
    const link = await resetLink();
    const form = await agent.get(link);
    const page = await agent.submit(form, { password: chosen }, '/reset');
    expect(page.url.pathname).toBe('/account');
    expect((await elsewhere.get('/account')).url.pathname).toBe('/login');
    expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await bench.call('GET', '/api/v1/me', { token: tokens.access_token })).status).toBe(401);
    expect((await agent.submit(form, { password: 'another one of mine' }, '/reset')).status).toBe(404);
    expect((await agent.get(link)).status).toBe(404);
    expect((await signIn(browser(bench.url), password)).status).toBe(401);
    expect((await signIn(browser(bench.url), chosen)).url.pathname).toBe('/account');
    await eventually(() =>
      expect(bench.mailsTo(ada.email).some(({ subject }) => subject === 'Your password was changed')).toBeTruthy(),
    );
    const events = await bench.query(`SELECT event FROM account_events WHERE user_uuid = $1`, [ada.uuid]);
    expect(events.some(({ event }) => event === 'password_reset')).toBeTruthy();
  });

  it('also ends a sign-in with the old password that waits for its last step', async () => {
    const app = 'com.example.held:/callback';
    const client = await bench.client({ redirect_uris: [app], type: 'public', is_trusted: true });
    const thief = browser(bench.url);
    const { path } = await bench.authorization({ client, parameters: { redirect_uri: app } });
    const held = await thief.submit(await thief.get(path), { email: ada.email, password }, '/login');
    expect(held.url.pathname).toBe('/login/continue');
    await reset(browser(bench.url), await resetLink());
    const resumed = await thief.get(held.url.searchParams.get('to')!);
    expect(resumed.url.searchParams.get('code')).toBe(null);
    expect((await thief.get('/account')).url.pathname).toBe('/login');
  });

  it('keeps the consent: an application asks for a sign-in only', async () => {
    const client = await bench.client();
    await bench.tokens({ client }, ada);
    const agent = browser(bench.url);
    await reset(agent, await resetLink());
    const page = await agent.get((await bench.authorization({ client })).path);
    expect(page.url.origin + page.url.pathname).toBe(redirectUri);
  });

  it('still asks for the second factor, and signs nobody in before', async () => {
    await bench.query(
      `INSERT INTO totp_secrets (user_uuid, sealed_secret, confirmed_at) VALUES ($1, 'sealed', now())`,
      [ada.uuid],
    );
    const agent = browser(bench.url);
    const page = await reset(agent, await resetLink());
    expect(page.url.pathname).toBe('/mfa');
    expect((await agent.get('/account')).url.pathname).toBe('/login');
  });

  it('names, in its mail, the passkeys and providers that still open the account', async () => {
    const who = await bench.person();
    const changes = () => bench.mailsTo(who.email).filter(({ subject }) => subject === 'Your password was changed');
    await reset(browser(bench.url), await resetLink(who));
    await eventually(() => expect(changes().length).toBe(1));
    expect(changes()[0]!.text ?? '').not.toMatch(/Besides the password/);
    await bench.query(
      `INSERT INTO identity_providers (code, name, issuer, client_id, scopes)
       VALUES ('example', 'Example', 'https://example.com', 'x', '{openid}')`,
    );
    await bench.query(
      `INSERT INTO federated_identities (issuer, subject, uuid, user_uuid)
       VALUES ('https://example.com', 'x', gen_random_uuid(), $1)`,
      [who.uuid],
    );
    await bench.query(
      `INSERT INTO passkeys (id, uuid, user_uuid, public_key, counter, transports, name, is_backed_up)
       VALUES ('x', gen_random_uuid(), $1, '', 0, '{}', 'Laptop', false)`,
      [who.uuid],
    );
    const before = await bench.mailedLink(who.email, '/reset');
    await forgot(browser(bench.url), who.email);
    const link = await eventually(async () => {
      const newest = await bench.mailedLink(who.email, '/reset');
      expect(newest).not.toBe(before);
      return newest;
    });
    await reset(browser(bench.url), link);
    await eventually(() => expect(changes().length).toBe(2));
    expect(changes()[1]!.text ?? '').toMatch(/these still open your account: Example, Laptop\./);
  });

  it('by a newer link voids the older ones, but only once that link is used', async () => {
    const first = await resetLink();
    await forgot(browser(bench.url), ada.email);
    const second = await eventually(async () => {
      const link = await bench.mailedLink(ada.email, '/reset');
      expect(link).not.toBe(first);
      return link;
    });
    expect((await browser(bench.url).get(first)).status).toBe(200);
    await reset(browser(bench.url), second);
    expect((await browser(bench.url).get(first)).status).toBe(404);
  });

  it('succeeds for one of any number of concurrent uses of a link, however slow the storage is', async () => {
    const people: string[] = [];
    await race(
      bench.running.app.get(DataSource),
      async () => {
        await bench.query(`DELETE FROM throttle_counters`);
        const who = await bench.person();
        people.push(who.uuid);
        const agent = browser(bench.url);
        return { agent, form: await agent.get(await resetLink(who)) };
      },
      ({ agent, form }, number) => agent.submit(form, { password: `${chosen} ${number}` }, '/reset'),
      ({ url }) => url.pathname === '/account',
    );
    const changed = await bench.query(
      `SELECT user_uuid FROM account_events WHERE user_uuid = ANY($1) AND event = 'password_reset' ORDER BY user_uuid`,
      [people],
    );
    expect(changed.map(({ user_uuid }) => user_uuid)).toStrictEqual(people.toSorted());
  });

  it('answers the same for an address with an account and one without; only the mails differ', async () => {
    const nobody = `${randomUUID()}@example.com`;
    const shown = async (email: string) => {
      const { status, url, text } = await forgot(browser(bench.url), email);
      const same = text.replaceAll(email, 'EMAIL').replaceAll(/value="[^"]*"|nonce="[^"]*"/g, '');
      return { status, path: url.pathname, text: same };
    };
    expect(await shown(ada.email)).toStrictEqual(await shown(nobody));
    await eventually(() => expect(bench.mailsTo(nobody)[0]?.subject).toBe('There is no account with this address'));
    expect(bench.mailsTo(nobody)[0]?.text ?? '').not.toMatch(/token=/);
  });

  it('runs the same statements for an address with an account, one without, and a suspended one', async () => {
    const suspended = await bench.person();
    await bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [suspended.uuid]);
    const workOf = watchWork(bench.running);
    const work = (email: string) => workOf(() => forgot(browser(bench.url), email));
    const unknown = await work(`${randomUUID()}@example.com`);
    assert.ok(unknown.statements.length > 4 && unknown.hashes === 0);
    expect(await work(ada.email)).toStrictEqual(unknown);
    expect(await work(suspended.email)).toStrictEqual(unknown);
  });

  it('refuses a common, personal or short password, and the link stays valid', async () => {
    const agent = browser(bench.url);
    const link = await resetLink();
    for (const bad of ['short', 'password1', ada.email]) {
      const page = await reset(agent, link, bad);
      expect(page.status).toBe(422);
      expect(page.text).toMatch(/id="password-error"/);
    }
    expect((await reset(agent, link)).url.pathname).toBe('/account');
  });

  it('changes nothing when its link is opened, and refuses a form from elsewhere', async () => {
    const link = await resetLink();
    await browser(bench.url).get(link);
    const body = new URLSearchParams({ token: link.split('=')[1]!, password: chosen });
    expect((await browser(bench.url).visit('/reset', { method: 'POST', body })).status).toBe(403);
    expect((await signIn(browser(bench.url), password)).url.pathname).toBe('/account');
  });

  it('goes on with the application’s flow that was open in this browser', async () => {
    const client = await bench.client({ is_trusted: true });
    const agent = browser(bench.url);
    const page = await agent.get((await bench.authorization({ client })).path);
    await forgot(agent, ada.email, linkTo('forgot', page.text));
    const back = await reset(agent, await bench.mailedLink(ada.email, '/reset'));
    expect(back.url.origin + back.url.pathname).toBe(redirectUri);
  });

  it('is not opened by a link to an address that the account no longer has', async () => {
    const link = await resetLink();
    await bench.query(`UPDATE users SET email = $2 WHERE uuid = $1`, [ada.uuid, `new-${ada.email}`]);
    expect((await browser(bench.url).get(link)).status).toBe(404);
  });

  it('is mailed to one address only so often, and answers the same beyond that', async () => {
    for (let asked = 0; asked < 5; asked++) expect((await forgot(browser(bench.url), ada.email)).status).toBe(200);
    const last = await bench.person();
    await resetLink(last);
    expect(bench.mailsTo(ada.email).length).toBe(3);
  });

  it('gives a first password to an account without one, and confirms its address', async () => {
    await bench.query(`UPDATE users SET password_hash = NULL WHERE uuid = $1`, [ada.uuid]);
    expect((await signIn(browser(bench.url), '')).status).toBe(401);
    await reset(browser(bench.url), await resetLink());
    expect((await signIn(browser(bench.url), chosen)).url.pathname).toBe('/account');
    const [row] = await bench.query(`SELECT email_verified_at FROM users WHERE uuid = $1`, [ada.uuid]);
    assert.ok(row.email_verified_at);
  });
});
