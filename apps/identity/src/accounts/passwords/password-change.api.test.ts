import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, eventually, type Browser } from '@platform/testing';
import { hash } from '@node-rs/argon2';
import { age } from '../../testing/factors.test-helper.js';
import { fullPasswordCost } from '../../testing/full-password-cost.test-helper.js';
import {
  identityBench,
  password,
  type IdentityBench,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

const chosen = 'lanterns over the harbor';

// One of its tests reads the cost out of a hash.
fullPasswordCost();

describe('a change of the password', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  const signIn = async (agent: Browser, who: MadePerson, typed = password) =>
    agent.submit(await agent.get('/login'), { email: who.email, password: typed }, '/login');
  const change = async (agent: Browser, current: string, wanted: string) =>
    agent.submit(await agent.get('/account/password'), { current, password: wanted }, '/account/password');

  it('needs the old one, keeps this browser signed in, and ends all other sessions and tokens', async () => {
    const [ada, client] = await Promise.all([bench.person(), bench.client()]);
    const elsewhere = browser(bench.url);
    const tokens = await bench.tokens({ client }, ada, elsewhere);
    const agent = browser(bench.url);
    await signIn(agent, ada);
    expect((await change(agent, 'not the old one', chosen)).status).toBe(422);
    expect((await elsewhere.get('/account')).url.pathname).toBe('/account');
    expect((await change(agent, password, chosen)).url.pathname).toBe('/account/security');
    expect((await agent.get('/account')).url.pathname).toBe('/account');
    expect((await elsewhere.get('/account')).url.pathname).toBe('/login');
    expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await signIn(browser(bench.url), ada)).status).toBe(401);
    expect((await signIn(browser(bench.url), ada, chosen)).url.pathname).toBe('/account');
    await eventually(() =>
      expect(bench.mailsTo(ada.email).some(({ subject }) => subject === 'Your password was changed')).toBeTruthy(),
    );
  });

  it('voids a reset link that was mailed before', async () => {
    const ada = await bench.person();
    const guest = browser(bench.url);
    await guest.submit(await guest.get('/forgot'), { email: ada.email }, '/forgot');
    const link = await bench.mailedLink(ada.email, '/reset');
    const agent = browser(bench.url);
    await signIn(agent, ada);
    expect((await guest.get(link)).status).toBe(200);
    expect((await change(agent, password, chosen)).url.pathname).toBe('/account/security');
    expect((await guest.get(link)).status).toBe(404);
  });

  it('keeps the consent page that is open in this browser, and ends those in other browsers', async () => {
    const [ada, client] = await Promise.all([bench.person(), bench.client()]);
    const [agent, elsewhere] = [browser(bench.url), browser(bench.url)];
    const consents = [];
    for (const each of [agent, elsewhere]) {
      await signIn(each, ada);
      consents.push(await each.get((await bench.authorization({ client })).path));
    }
    await change(agent, password, chosen);
    const [kept, ended] = [
      await agent.submit(consents[0]!, { decision: 'allow' }, '/consent'),
      await elsewhere.submit(consents[1]!, { decision: 'allow' }, '/consent'),
    ];
    expect(kept.url.searchParams.get('code')).toBeTruthy();
    expect(ended.url.searchParams.get('code')).toBe(null);
  });

  it('refuses a common or short one and changes nothing', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    await signIn(agent, ada);
    for (const bad of ['short', 'qwertyuiop', 'Lovelace1']) {
      const page = await change(agent, password, bad);
      expect(page.status).toBe(422);
      expect(page.text).toMatch(/id="password-error"/);
    }
    expect((await signIn(browser(bench.url), ada)).url.pathname).toBe('/account');
  });

  it('needs a fresh sign-in', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    expect((await agent.get('/account/password')).url.pathname).toBe('/login');
    await signIn(agent, ada);
    await age(bench, ada, 700);
    expect((await agent.get('/account/password')).url.pathname).toBe('/login/confirm');
  });

  it('is throttled after wrong old passwords and wrong confirmations of a sign-in', async () => {
    for (const path of ['/account/password', '/login/confirm']) {
      const ada = await bench.person();
      const agent = browser(bench.url);
      await signIn(agent, ada);
      const form = await agent.get(path);
      const guess = () =>
        agent.submit(form, { current: 'a guess', password: path === '/login/confirm' ? 'a guess' : chosen }, path);
      const statuses = [];
      for (let made = 0; made < 6; made++) statuses.push((await guess()).status);
      assert.equal(statuses.at(-1), 429, path);
    }
  });

  it('is not needed for a hash with outdated parameters, which the next sign-in renews', async () => {
    const ada = await bench.person();
    const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await bench.query(`UPDATE users SET password_hash = $2 WHERE uuid = $1`, [ada.uuid, old]);
    expect((await signIn(browser(bench.url), ada, 'a wrong one')).status).toBe(401);
    const kept = async () =>
      (await bench.query(`SELECT password_hash FROM users WHERE uuid = $1`, [ada.uuid]))[0].password_hash;
    expect(await kept()).toBe(old);
    expect((await signIn(browser(bench.url), ada)).url.pathname).toBe('/account');
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(browser(bench.url), ada)).url.pathname).toBe('/account');
  });
});
