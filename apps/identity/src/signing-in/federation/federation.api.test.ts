import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser, eventually, freePort, type Browser, type Page } from '@platform/testing';
import { messages } from '../../pages/i18n/index.js';
import { foreignProvider } from '../../testing/foreign-provider.test-helper.js';
import { age } from '../../testing/factors.test-helper.js';
import { identityBench, password, type IdentityBench } from '../../testing/identity-bench.test-helper.js';
import { IdentityProviders } from './identity-providers.service.js';

const button = '/federation/example';

describe('sign-in by another provider', () => {
  let bench: IdentityBench;
  let foreign: Awaited<ReturnType<typeof foreignProvider>>;
  beforeAll(async () => {
    bench = await identityBench();
    foreign = await foreignProvider(`${bench.url}/federation/example/callback`);
    await addProvider('example', foreign);
  });
  afterAll(async () => {
    await foreign.close();
    await bench.close();
  });

  async function addProvider(code: string, { url, client }: Pick<typeof foreign, 'url' | 'client'>) {
    const { client_id: clientId, client_secret: clientSecret } = client;
    const scopes = ['openid', 'email', 'profile'];
    const providers = bench.running.app.get(IdentityProviders);
    await providers.create({ code, name: `The ${code}`, issuer: url, clientId, clientSecret, scopes });
  }
  const someone = (more: object = {}) => ({
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
    ...more,
  });
  const peopleWith = (email: string) => bench.query(`SELECT * FROM users WHERE email = $1`, [email]);
  const historyOf = async (uuid: string) =>
    (await bench.query(`SELECT event FROM account_events WHERE user_uuid = $1 ORDER BY uuid`, [uuid])).map(
      ({ event }: { event: string }) => event,
    );
  const identities = (sub: string) => bench.query(`SELECT * FROM federated_identities WHERE subject = $1`, [sub]);

  /** To the other provider and back, until just before the browser brings its answer. */
  async function answerOf(agent: Browser, page: Page, action = button, fields = {}): Promise<string> {
    const left = await agent.submit(page, fields, action);
    assert.equal(left.url.origin, foreign.url, `${left.status} ${left.text.slice(0, 2000)}`);
    const back = await browser(foreign.url).get(left.url.pathname + left.url.search);
    expect(back.url.origin).toBe(bench.url);
    return back.url.pathname + back.url.search;
  }
  async function signIn(agent = browser(bench.url)): Promise<Page> {
    return agent.get(await answerOf(agent, await agent.get('/login')));
  }

  it('makes an account with a confirmed address, and finds it again by issuer and subject', async () => {
    const grace = someone();
    foreign.signInAs(grace);
    const page = await signIn();
    expect(page.url.pathname).toBe('/account');
    expect(page.text).toMatch(/Grace Hopper/);
    const [row] = await peopleWith(grace.email);
    assert.ok(row.email_verified_at);
    expect(row.password_hash).toBe(null);
    const registered = (await bench.outbox('user.registered')).map(
      ({ payload }) => payload['user'] as { uuid: string },
    );
    expect(registered.some(({ uuid }) => uuid === row.uuid)).toBeTruthy();
    expect((await historyOf(row.uuid))[0]).toBe('registered');
    // The address there has changed, but the person is the same.
    foreign.signInAs({ ...grace, email: `${randomUUID()}@example.com` });
    expect((await signIn()).text).toMatch(new RegExp(grace.email));
  });

  it('goes on with the application that asked for the sign-in', async () => {
    foreign.signInAs(someone());
    const client = await bench.client();
    const { path, state } = await bench.authorization({ client });
    const agent = browser(bench.url);
    const consent = await agent.get(await answerOf(agent, await agent.get(path)));
    expect(consent.url.pathname).toBe('/consent');
    const back = await agent.submit(consent, { decision: 'allow' }, '/consent');
    expect(back.url.searchParams.get('state')).toBe(state);
    expect(back.url.searchParams.get('code')).toBeTruthy();
  });

  it('never opens an account by its address alone, and makes none for an unconfirmed address', async () => {
    const ada = await bench.person({ isVerified: true });
    for (const email_verified of [true, false, 'true']) {
      const thief = someone({ email: ada.email.toUpperCase(), email_verified });
      foreign.signInAs(thief);
      const agent = browser(bench.url);
      const page = await signIn(agent);
      expect(page.status).toBe(403);
      expect(page.text).toContain(messages('federation', 'en').notLinked({ provider: 'The example' }));
      expect((await agent.get('/account')).url.pathname).toBe('/login');
      expect(await identities(thief.sub)).toStrictEqual([]);
    }
    const unconfirmed = someone({ email_verified: false });
    foreign.signInAs(unconfirmed);
    expect((await signIn()).status).toBe(403);
    expect(await peopleWith(unconfirmed.email)).toStrictEqual([]);
  });

  it('takes no name that holds an address: the mailbox names a person without another name', async () => {
    const grace = someone({ given_name: 'Verify at https://evil.example/login', family_name: 'abc\u202efdp' });
    foreign.signInAs(grace);
    await signIn();
    const [row] = await peopleWith(grace.email);
    expect([row.name, row.surname]).toStrictEqual([grace.email.split('@')[0], '']);
  });

  it('does not take one confirmed address for another that is spelled alike', async () => {
    const name = randomUUID();
    foreign.signInAs(someone({ email: `\u212A${name}@example.com` }));
    await signIn();
    expect(await peopleWith(`k${name}@example.com`)).toStrictEqual([]);
  });

  it('makes one account when the same new person arrives ten times at once', async () => {
    const grace = someone();
    foreign.signInAs(grace);
    const agents = Array.from({ length: 10 }, () => browser(bench.url));
    const answers = await Promise.all(agents.map(async (agent) => answerOf(agent, await agent.get('/login'))));
    const pages = await Promise.all(agents.map((agent, index) => agent.get(answers[index]!)));
    expect(new Set(pages.map(({ url }) => url.pathname))).toStrictEqual(new Set(['/account']));
    expect((await peopleWith(grace.email)).length).toBe(1);
    expect((await identities(grace.sub)).length).toBe(1);
  });

  it('takes an answer only in the browser that began it, once, and with its own state', async () => {
    foreign.signInAs(someone());
    const agent = browser(bench.url);
    const answer = await answerOf(agent, await agent.get('/login'));
    const stranger = await browser(bench.url).get(answer);
    expect(stranger.status).toBe(400);
    expect((await agent.get(answer.replace(/state=[^&]*/, `state=${'x'.repeat(43)}`))).status).toBe(400);
    expect((await agent.get(answer)).url.pathname).toBe('/account');
    expect((await agent.get(answer)).status).toBe(400);
    expect((await agent.get('/federation/example/callback')).status).toBe(400);
  });

  it('explains when the other provider refuses, sends a wrong code, changes its identity, or is away', async () => {
    foreign.signInAs(null);
    const refused = await signIn();
    expect(refused.status).toBe(403);
    expect(refused.text).toContain(messages('federation', 'en').refused({ provider: 'The example' }));
    foreign.signInAs(someone());
    const agent = browser(bench.url);
    const answer = await answerOf(agent, await agent.get('/login'));
    expect((await agent.get(answer.replace(/code=[^&]*/, 'code=wrong'))).status).toBe(503);
    const evil = await foreignProvider(`${bench.url}/federation/evil/callback`, { tamper: true });
    await addProvider('evil', evil);
    const page = await agent.submit(await agent.get('/login'), {}, '/federation/evil');
    await evil.close();
    expect(page.status).toBe(503);
    await addProvider('away', evil);
    expect((await agent.submit(await agent.get('/login'), {}, '/federation/away')).status).toBe(503);
    await bench.query(`DELETE FROM identity_providers WHERE code IN ('evil', 'away')`);
  });

  describe('a sign-in by another provider with an old or unknown time', () => {
    const longAgo = () => Math.floor(Date.now() / 1000) - 7_200;
    const isFresh = async (agent: Browser) =>
      (await agent.get('/account/security/totp')).url.pathname === '/account/security/totp';
    /** A person who is signed in by the other provider and asked for a fresh sign-in. */
    async function confirming(signedInAt: number | null) {
      const grace = someone();
      foreign.signInAs(grace);
      const agent = browser(bench.url);
      await signIn(agent);
      const [{ uuid }] = await peopleWith(grace.email);
      await age(bench, { uuid, email: grace.email }, 700);
      const confirm = await agent.get('/account/security/totp');
      expect(confirm.url.pathname).toBe('/login/confirm');
      foreign.signInAs(grace, signedInAt);
      return { agent, page: await agent.get(await answerOf(agent, confirm)) };
    }

    it.each([
      ['old', longAgo()],
      ['unsaid', null],
    ])('%s, is not fresh: the person has to prove a factor of this account', async (_, signedInAt) => {
      const { agent, page } = await confirming(signedInAt);
      expect(page.status).toBe(403);
      expect(page.text).toContain(messages('federation', 'en').notFreshTitle);
      expect(page.text).toContain('href="/login/confirm?to=%2Faccount%2Fsecurity%2Ftotp"');
      expect(await isFresh(agent)).toBe(false);
    });

    it('is requested with prompt=login, and is fresh when the provider says so', async () => {
      const { agent, page } = await confirming(Math.floor(Date.now() / 1000));
      expect(page.url.pathname).toBe('/account/security/totp');
      expect(await isFresh(agent)).toBe(true);
      const left = await agent.submit(await agent.get('/login/confirm'), {}, button);
      expect([left.url.searchParams.get('prompt'), left.url.searchParams.get('max_age')]).toStrictEqual(['login', '0']);
    });

    it.each([
      ['old', longAgo()],
      ['unsaid', null],
    ])('%s, opens the account, and is not fresh there', async (_, signedInAt) => {
      foreign.signInAs(someone(), signedInAt);
      const agent = browser(bench.url);
      expect((await signIn(agent)).url.pathname).toBe('/account');
      expect(await isFresh(agent)).toBe(false);
    });

    it('is not enough for an application that asks for a new one', async () => {
      foreign.signInAs(someone(), longAgo());
      const client = await bench.client();
      for (const parameters of [{ prompt: 'login' }, { max_age: '60' }] as Record<string, string>[]) {
        const agent = browser(bench.url);
        const { path } = await bench.authorization({ client, parameters });
        const page = await agent.get(await answerOf(agent, await agent.get(path)));
        expect(page.status).toBe(403);
        expect(page.text).toMatch(/href="\/login\?flow=/);
        expect((await agent.get('/account')).url.pathname).toBe('/login');
      }
    });
  });

  it('refuses an issuer that many tenants share, new or stored, as it proves no address', async () => {
    const providers = bench.running.app.get(IdentityProviders);
    const shared = 'https://login.microsoftonline.com/common/v2.0';
    const wanted = { code: 'work', name: 'Work', clientId: 'x', scopes: ['openid'] };
    await expect(providers.create({ ...wanted, issuer: shared })).rejects.toMatchObject({
      details: { errors: { issuer: [expect.stringContaining('one tenant')] } },
    });
    await addProvider('work', foreign);
    await bench.query(`UPDATE identity_providers SET issuer = $1, updated_at = now() WHERE code = 'work'`, [shared]);
    const agent = browser(bench.url);
    const page = await agent.submit(await agent.get('/login'), {}, '/federation/work');
    expect([page.status, page.url.origin]).toStrictEqual([503, bench.url]);
    await bench.query(`DELETE FROM identity_providers WHERE code = 'work'`);
  });

  it('leaves few cookies of unfinished flows', async () => {
    const agent = browser(bench.url);
    const page = await agent.get('/login');
    for (let begun = 0; begun < 12; begun++) await agent.submit(page, { form_id: randomUUID() }, button);
    expect(agent.cookiesAt('/federation/example').match(/identity_federation_/g)!.length).toBe(4);
  });

  it('reaches no private network: the addresses of providers are checked like any other', async () => {
    const providers = bench.running.app.get(IdentityProviders);
    const wanted = { code: 'inside', name: 'Inside', clientId: 'x', scopes: ['openid'] };
    for (const issuer of ['https://10.0.0.1', 'http://169.254.169.254', 'http://example.com', 'ftp://example.com'])
      await expect(providers.create({ ...wanted, issuer })).rejects.toMatchObject({ code: 'validation_failed' });
    await assert.rejects(providers.create({ ...wanted, code: 'A b', name: ' ', issuer: 'x', scopes: [] }), (err) => {
      const { details } = err as { details: { errors: object } };
      expect(Object.keys(details.errors).sort()).toStrictEqual(['code', 'issuer', 'name', 'scopes']);
      return true;
    });
    const [row] = await bench.query(`SELECT sealed_client_secret FROM identity_providers WHERE code = 'example'`);
    expect(row.sealed_client_secret.includes(foreign.client.client_secret)).toBeFalsy();
  });

  it('offers enabled providers only, and a forged form begins nothing', async () => {
    const providers = bench.running.app.get(IdentityProviders);
    const agent = browser(bench.url);
    const page = await agent.get('/login');
    expect((await agent.submit(page, { csrf: 'x' }, button)).status).toBe(403);
    await providers.setActive('example', false);
    expect((await agent.get('/login')).text).not.toMatch(/The example/);
    expect((await agent.submit(page, {}, button)).status).toBe(404);
    await providers.setActive('example', true);
  });

  it('refuses a suspended person', async () => {
    const grace = someone();
    foreign.signInAs(grace);
    await signIn();
    await bench.query(`UPDATE users SET is_active = false WHERE email = $1`, [grace.email]);
    expect((await signIn()).status).toBe(403);
  });

  describe('linking', () => {
    async function signedIn() {
      const ada = await bench.person({ isVerified: true });
      const agent = browser(bench.url);
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      return { ada, agent };
    }
    const link = '/account/connections/link';

    it('connects an identity to the signed-in account, which it opens from then on', async () => {
      const { ada, agent } = await signedIn();
      const elsewhere = someone({ email: 'other@example.com' });
      foreign.signInAs(elsewhere);
      const left = await agent.submit(await agent.get('/account/connections'), {}, link);
      expect(left.url.searchParams.get('prompt')).toBe('login');
      const page = await agent.get(await answerOf(agent, await agent.get('/account/connections'), link));
      expect(page.url.pathname).toBe('/account/connections');
      expect(page.text).toMatch(/other@example\.com/);
      expect((await signIn()).text).toMatch(new RegExp(ada.email));
      const again = await agent.get(await answerOf(agent, await agent.get('/account/connections'), link));
      assert.equal(again.url.pathname, '/account/connections', 'what is linked already stays so, and nobody is told');
      const unlinked = await agent.submit(page, {}, '/account/connections/unlink');
      expect(unlinked.text).toContain(messages('federation', 'en').none);
      expect(await identities(elsewhere.sub)).toStrictEqual([]);
      const { identityLinked, identityUnlinked } = messages('way-in-notices', 'en');
      const mails = () =>
        bench.mailsTo(ada.email).filter(({ text = '' }) => text.includes('The example: other@example.com'));
      await eventually(() =>
        expect(mails().map(({ subject }) => subject)).toStrictEqual([identityLinked.subject, identityUnlinked.subject]),
      );
      for (const { text } of mails()) assert.ok(text?.includes(`${bench.url}/account/connections`));
      const history = (await historyOf(ada.uuid)).filter((event) => event.startsWith('identity_'));
      expect(history).toStrictEqual(['identity_linked', 'identity_unlinked']);
    });

    it('asks a person without a password to sign in again by the linked identity', async () => {
      foreign.signInAs(someone());
      const agent = browser(bench.url);
      await signIn(agent);
      const confirm = await agent.get('/login/confirm?to=/account/security');
      const page = await agent.get(await answerOf(agent, confirm));
      expect(page.url.pathname).toBe('/account/security');
    });

    it('asks for a fresh sign-in first', async () => {
      const { ada, agent } = await signedIn();
      const page = await agent.get('/account/connections');
      await age(bench, ada, 700);
      expect((await agent.submit(page, {}, link)).url.pathname).toBe('/login/confirm');
    });

    it('never moves an identity from one account to another', async () => {
      const grace = someone();
      foreign.signInAs(grace);
      await signIn();
      const { agent } = await signedIn();
      const page = await agent.get(await answerOf(agent, await agent.get('/account/connections'), link));
      expect(page.status).toBe(409);
      expect(page.text).toContain(messages('federation', 'en').othersIdentity({ provider: 'The example' }));
      const [row] = await identities(grace.sub);
      expect(row.user_uuid).toBe((await peopleWith(grace.email))[0].uuid);
    });

    it('says that nothing was changed, and not a failed sign-in, when the provider refuses or is away', async () => {
      const { agent } = await signedIn();
      const { notSignedIn, unchanged, failed, refused } = messages('federation', 'en');
      const connections = () => agent.get('/account/connections');
      foreign.signInAs(null);
      const no = await agent.get(await answerOf(agent, await connections(), link));
      await addProvider('away', { ...foreign, url: `http://127.0.0.1:${await freePort()}` });
      const away = await agent.submit(await connections(), { code: 'away' }, link);
      await bench.query(`DELETE FROM identity_providers WHERE code = 'away'`);
      expect([no.status, away.status]).toStrictEqual([403, 503]);
      for (const [{ text }, why] of [
        [no, refused({ provider: 'The example' })],
        [away, failed({ provider: 'The away' })],
      ] as const) {
        assert.ok(text.includes(unchanged) && text.includes(why) && text.includes('href="/account/connections"'));
        expect(text.includes(notSignedIn)).toBeFalsy();
      }
    });

    it('does not link to another person who has signed in meanwhile', async () => {
      const { agent } = await signedIn();
      const elsewhere = someone();
      foreign.signInAs(elsewhere);
      const answer = await answerOf(agent, await agent.get('/account/connections'), link);
      const bob = await bench.person();
      await agent.submit(await agent.get('/account'), {}, '/account/sign-out');
      await agent.submit(await agent.get('/login'), { email: bob.email, password });
      expect((await agent.get(answer)).status).toBe(400);
      expect(await identities(elsewhere.sub)).toStrictEqual([]);
    });

    it('does not count an identity of a disabled provider as a way to sign in', async () => {
      foreign.signInAs(someone());
      const agent = browser(bench.url);
      await signIn(agent);
      const page = await agent.get('/account/connections');
      const issuer = 'https://other.example';
      await addProvider('other', { ...foreign, url: issuer });
      const providers = bench.running.app.get(IdentityProviders);
      await providers.setActive('other', false);
      await bench.query(
        `INSERT INTO federated_identities (uuid, user_uuid, issuer, subject)
         SELECT gen_random_uuid(), user_uuid, $1, subject FROM federated_identities ORDER BY created_at DESC LIMIT 1`,
        [issuer],
      );
      const unlink = () => agent.submit(page, {}, '/account/connections/unlink');
      expect((await unlink()).status).toBe(409);
      await providers.setActive('other', true);
      expect((await unlink()).url.searchParams.get('done')).toBe('unlinked');
      await providers.setActive('other', false);
    });

    it('keeps the last way to sign in, and unlinks nothing of others', async () => {
      foreign.signInAs(someone());
      const agent = browser(bench.url);
      await signIn(agent);
      const page = await agent.get('/account/connections');
      const last = await agent.submit(page, {}, '/account/connections/unlink');
      expect(last.status).toBe(409);
      expect(last.text).toContain(messages('federation', 'en').lastWayIn);
      const [{ uuid }] = await bench.query(`SELECT uuid FROM federated_identities ORDER BY created_at DESC LIMIT 1`);
      const { agent: other } = await signedIn();
      const theirs = await other.get('/account/connections');
      // Their page has no such form: its fields are sent to another address.
      const { csrf = '' } = theirs.forms[0]!.fields;
      const res = await other.visit('/account/connections/unlink', {
        method: 'POST',
        body: new URLSearchParams({ csrf, uuid }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(res.status).toBe(404);
    });
  });
});
