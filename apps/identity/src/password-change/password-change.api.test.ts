import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { browser, eventually, type Browser } from '@platform/testing';
import { hash } from '@node-rs/argon2';
import { age } from '../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench, type MadePerson } from '../testing/identity-bench.test-helper.js';

const chosen = 'lanterns over the harbor';

describe('changing the password', () => {
  let bench: IdentityBench;
  before(async () => (bench = await identityBench()));
  after(() => bench.close());

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
    assert.equal((await change(agent, 'not the old one', chosen)).status, 422);
    assert.equal((await elsewhere.get('/account')).url.pathname, '/account');
    assert.equal((await change(agent, password, chosen)).url.pathname, '/account/security');
    assert.equal((await agent.get('/account')).url.pathname, '/account');
    assert.equal((await elsewhere.get('/account')).url.pathname, '/login');
    assert.equal((await bench.refresh(client, tokens.refresh_token)).body.error, 'invalid_grant');
    assert.equal((await signIn(browser(bench.url), ada)).status, 401);
    assert.equal((await signIn(browser(bench.url), ada, chosen)).url.pathname, '/account');
    await eventually(() =>
      assert.ok(bench.mailsTo(ada.email).some(({ subject }) => subject === 'Your password was changed')),
    );
  });

  it('ends a link to reset it that was mailed before', async () => {
    const ada = await bench.person();
    const guest = browser(bench.url);
    await guest.submit(await guest.get('/forgot'), { email: ada.email }, '/forgot');
    const link = await bench.mailedLink(ada.email, '/reset');
    const agent = browser(bench.url);
    await signIn(agent, ada);
    assert.equal((await guest.get(link)).status, 200);
    assert.equal((await change(agent, password, chosen)).url.pathname, '/account/security');
    assert.equal((await guest.get(link)).status, 404);
  });

  it('leaves the consent page that is open in this browser as it is, and ends those that are open elsewhere', async () => {
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
    assert.ok(kept.url.searchParams.get('code'));
    assert.equal(ended.url.searchParams.get('code'), null);
  });

  it('refuses a common or short one and changes nothing', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    await signIn(agent, ada);
    for (const bad of ['short', 'qwertyuiop', 'Lovelace1']) {
      const page = await change(agent, password, bad);
      assert.equal(page.status, 422);
      assert.match(page.text, /id="password-error"/);
    }
    assert.equal((await signIn(browser(bench.url), ada)).url.pathname, '/account');
  });

  it('is only for who is signed in, freshly', async () => {
    const ada = await bench.person();
    const agent = browser(bench.url);
    assert.equal((await agent.get('/account/password')).url.pathname, '/login');
    await signIn(agent, ada);
    await age(bench, ada, 700);
    assert.equal((await agent.get('/account/password')).url.pathname, '/login/confirm');
  });

  it('guessing the old one, or confirming a stolen session, is slowed down', async () => {
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

  it('a hash with old parameters is made anew at the next sign-in', async () => {
    const ada = await bench.person();
    const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await bench.query(`UPDATE users SET password_hash = $2 WHERE uuid = $1`, [ada.uuid, old]);
    assert.equal((await signIn(browser(bench.url), ada, 'a wrong one')).status, 401);
    const kept = async () =>
      (await bench.query(`SELECT password_hash FROM users WHERE uuid = $1`, [ada.uuid]))[0].password_hash;
    assert.equal(await kept(), old);
    assert.equal((await signIn(browser(bench.url), ada)).url.pathname, '/account');
    assert.match(await kept(), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal((await signIn(browser(bench.url), ada)).url.pathname, '/account');
  });
});
