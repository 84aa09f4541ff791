import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { browser } from '@platform/testing';
import {
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';

describe('the pages', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  before(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  after(() => bench.close());

  const isCallback = ({ url }: { url: URL }) => url.origin + url.pathname === redirectUri;
  const newPerson = () => ({ name: 'Grace', surname: 'Hopper', email: `${randomUUID()}@example.com`, password });

  describe('signing in', () => {
    it('leads to the account without an application, and out again', async () => {
      const agent = browser(bench.url);
      assert.equal((await agent.get('/account')).url.pathname, '/login');
      let page = await agent.submit(await agent.get('/login'), { email: ada.email.toUpperCase(), password });
      assert.equal(page.url.pathname, '/account');
      assert.match(page.text, /Ada Lovelace/);
      assert.equal((await agent.get('/login')).url.pathname, '/account');
      page = await agent.submit(page, {}, '/account/sign-out');
      assert.equal(page.url.pathname, '/login');
      assert.equal((await agent.get('/account')).url.pathname, '/login');
    });

    it('is the same session for applications: no second sign-in', async () => {
      const agent = browser(bench.url);
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      const { path } = await bench.authorization({ client: await bench.client() });
      assert.equal((await agent.get(path)).url.pathname, '/consent');
    });

    it('does not tell an unknown address from a wrong password', async () => {
      const agent = browser(bench.url);
      const attempt = async (email: string, typed: string) => {
        const page = await agent.submit(await agent.get('/login'), { email, password: typed });
        return {
          status: page.status,
          path: page.url.pathname,
          text: page.text.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"/g, ''),
        };
      };
      const wrong = await attempt(ada.email, 'wrong password');
      assert.equal(wrong.status, 401);
      assert.match(wrong.text, /role="alert"/);
      assert.deepEqual(await attempt('nobody@example.com', 'wrong password'), wrong);
      assert.deepEqual(await attempt(ada.email, ''), wrong);
      const suspended = await bench.person();
      await bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [suspended.uuid]);
      assert.deepEqual(await attempt(suspended.email, password), wrong);
    });

    it('changes the id of the session, and the one before is dead', async () => {
      const agent = browser(bench.url);
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      const before = agent.cookie('identity_session')!;
      const { path } = await bench.authorization({ client, parameters: { prompt: 'login' } });
      const page = await agent.submit(await agent.get(path), { email: ada.email, password });
      assert.ok(isCallback(page) || page.url.pathname === '/consent');
      assert.notEqual(agent.cookie('identity_session'), before);
      const old = await fetch(`${bench.url}/account`, {
        redirect: 'manual',
        headers: { cookie: `identity_session=${before}` },
      });
      assert.equal(old.headers.get('location'), '/login');
    });

    it('as somebody else than before ends the session of the first person', async () => {
      const agent = browser(bench.url);
      const bob = await bench.person();
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      const { path } = await bench.authorization({ client, parameters: { prompt: 'login' } });
      const handOver = await agent.submit(await agent.get(path), { email: bob.email, password });
      assert.match(handOver.headers.get('content-security-policy') ?? '', /script-src 'sha256-/);
      const page = await agent.submit(handOver);
      assert.equal(page.url.pathname, '/consent');
      assert.ok(page.text.includes(bob.email));
      assert.ok((await agent.get('/account')).text.includes(bob.email));
    });

    it('an address with markup in it comes back as text', async () => {
      const agent = browser(bench.url);
      const page = await agent.submit(await agent.get('/login'), { email: '"><script>x', password });
      assert.ok(!page.text.includes('<script>'));
    });
  });

  describe('consent', () => {
    it('is asked once, remembered in a new session, and asked again for more', async () => {
      const made = await bench.client();
      await bench.code({ client: made, scope: 'openid email' }, ada);
      const agent = browser(bench.url);
      let { path } = await bench.authorization({ client: made, scope: 'openid email' });
      assert.ok(isCallback(await agent.submit(await agent.get(path), { email: ada.email, password })));
      ({ path } = await bench.authorization({ client: made, scope: 'openid email org:read' }));
      const page = await agent.get(path);
      assert.equal(page.url.pathname, '/consent');
      assert.match(page.text, /Read your organizations/);
      const [asked = '', known] = page.text.split('class="scopes known"');
      assert.doesNotMatch(asked, /See your e-mail address/);
      assert.match(known ?? '', /See your e-mail address/);
    });

    it('of a public client is not remembered for another session: anyone could pretend to be it', async () => {
      const made = await bench.client({ type: 'public' });
      await bench.code({ client: made }, ada);
      const agent = browser(bench.url);
      const { path } = await bench.authorization({ client: made });
      assert.equal(
        (await agent.submit(await agent.get(path), { email: ada.email, password })).url.pathname,
        '/consent',
      );
    });

    it('is not asked for a trusted client, and its grant is told to the other services', async () => {
      const made = await bench.client({ is_trusted: true });
      const agent = browser(bench.url);
      const { path } = await bench.authorization({ client: made });
      assert.ok(isCallback(await agent.submit(await agent.get(path), { email: ada.email, password })));
      const [event] = (await bench.outbox('grant.saved')).slice(-1);
      const grant = event?.payload['grant'] as Record<string, unknown>;
      assert.equal(grant['client_id'], made.client_id);
      assert.deepEqual(grant['scopes'], ['openid', 'profile', 'email']);
    });

    it('shows who asks, escaped', async () => {
      const made = await bench.client({ name: '<b>Notes</b>' });
      const agent = browser(bench.url);
      const { path } = await bench.authorization({ client: made });
      const page = await agent.submit(await agent.get(path), { email: ada.email, password });
      assert.match(page.text, /&#60;b&#62;Notes/);
      assert.ok(!page.text.includes('<b>Notes'));
    });
  });

  describe('two tabs', () => {
    it('each answers its own application', async () => {
      const other = await bench.client({ name: 'Other', redirect_uris: ['http://127.0.0.1:9998/other'] });
      const agent = browser(bench.url);
      const first = await agent.get((await bench.authorization({ client: await bench.client() })).path);
      const second = await agent.get(
        (await bench.authorization({ client: other, parameters: { redirect_uri: 'http://127.0.0.1:9998/other' } }))
          .path,
      );
      const page = await agent.submit(first, { email: ada.email, password });
      assert.match(page.text, /Notes asks for access/);
      assert.equal((await agent.submit(page, { decision: 'allow' })).url.port, '9999');
      assert.match(second.text, /to continue to <strong>Other/);
    });

    it('a sign-in that another browser began cannot be answered', async () => {
      const attacker = browser(bench.url);
      const { url } = await attacker.get((await bench.authorization({ client })).path);
      const victim = browser(bench.url);
      assert.equal((await victim.get(url.pathname + url.search)).status, 400);
      const page = await victim.get('/login');
      const sent = await victim.submit(page, { email: ada.email, password, flow: url.searchParams.get('flow')! });
      assert.equal(sent.status, 400);
    });
  });

  describe('protection', () => {
    it('a form without the right proof is refused, and changes nothing', async () => {
      const agent = browser(bench.url);
      const who = newPerson();
      for (const [path, fields] of [
        ['/login', { email: ada.email, password }],
        ['/register', who],
        ['/consent', { decision: 'allow' }],
        ['/account/sign-out', {}],
      ] as const) {
        for (const csrf of [undefined, '', 'x'.repeat(43)]) {
          const body = new URLSearchParams({ ...fields, ...(csrf !== undefined && { csrf }) });
          const page = await agent.visit(path, { method: 'POST', body });
          assert.equal(page.status, 403, path);
        }
      }
      assert.equal(agent.cookie('identity_session'), undefined);
      assert.equal((await bench.query(`SELECT FROM users WHERE email = $1`, [who.email])).length, 0);
    });

    it('a form from another site is refused even with the proof', async () => {
      const agent = browser(bench.url);
      const { forms } = await agent.get('/login');
      const body = new URLSearchParams({ ...forms[0]!.fields, email: ada.email, password });
      const page = await agent.visit('/login', { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
      assert.equal(page.status, 403);
    });

    it('every page forbids scripts, inline styles and frames, and is never stored', async () => {
      const agent = browser(bench.url);
      for (const path of ['/login', '/register', '/account', '/oauth/logout', '/oauth/authorize']) {
        const { headers, text } = await agent.get(path);
        const policy = headers.get('content-security-policy') ?? '';
        assert.match(policy, /default-src 'none'/);
        assert.match(policy, /frame-ancestors 'none'/);
        assert.doesNotMatch(policy, /unsafe-inline/);
        assert.equal(headers.get('cache-control'), 'no-store');
        assert.equal(headers.get('x-content-type-options'), 'nosniff');
        assert.doesNotMatch(text, /<style|style="| on\w+="/);
      }
    });

    it('cookies are not for scripts', async () => {
      const agent = browser(bench.url);
      const page = await agent.get('/login');
      const { csrf } = page.forms[0]!.fields;
      const signedIn = await fetch(`${bench.url}/login`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ csrf: csrf!, email: ada.email, password }),
        headers: { cookie: `identity_csrf=${agent.cookie('identity_csrf')}` },
      });
      const lines = [...page.headers.getSetCookie(), ...signedIn.headers.getSetCookie()];
      const names = lines.map((line) => line.slice(0, line.indexOf('=')));
      for (const name of ['identity_csrf', 'identity_session', 'identity_device'])
        assert.ok(names.includes(name), name);
      for (const line of lines) assert.match(line, /; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    it('the stylesheet is served and may be kept, but not that of another release', async () => {
      const { text } = await browser(bench.url).get('/login');
      const [, href = ''] = /href="(\/assets\/identity\/style\.css\?v=\w+)"/.exec(text) ?? [];
      const res = await fetch(bench.url + href);
      assert.equal(res.status, 200);
      assert.match(res.headers.get('content-type') ?? '', /^text\/css/);
      assert.match(res.headers.get('cache-control') ?? '', /immutable/);
      const other = await fetch(`${bench.url}/assets/identity/style.css?v=000000000000`);
      assert.deepEqual([other.status, other.headers.get('cache-control')], [200, 'no-store']);
    });

    it('an oversized or foreign body is refused on a page', async () => {
      const agent = browser(bench.url);
      const big = await agent.visit('/login', {
        method: 'POST',
        body: new URLSearchParams({ email: 'x'.repeat(20_000) }),
      });
      assert.equal(big.status, 413);
      const json = await agent.visit('/login', {
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json' },
      });
      assert.equal(json.status, 400);
    });

    it('fields that are no text are refused, not run into', async () => {
      const agent = browser(bench.url);
      const csrf = (await agent.get('/login')).forms[0]!.fields['csrf'];
      for (const body of [{ csrf, email: {}, password }, { csrf: 5 }, [csrf], null]) {
        const headers = { 'content-type': 'application/json' };
        const page = await agent.visit('/login', { method: 'POST', body: JSON.stringify(body), headers });
        assert.equal(page.status, 400);
      }
      const nul = await agent.submit(await agent.get('/login'), { email: 'a\0@example.com', password });
      assert.equal(nul.status, 400);
    });
  });

  describe('what cannot be answered', () => {
    it('is told on a page: an address that leads nowhere, an unknown application, an address it has not registered', async () => {
      const agent = browser(bench.url);
      const elsewhere = { redirect_uri: 'https://evil.example/' };
      const cut = ['invitations', 'join', 'oauth', 'federation', 'logout'].flatMap((name) => [`/${name}`, `/${name}/`]);
      const { path: foreign } = await bench.authorization({ client, parameters: elsewhere });
      for (const [path, status, text] of [
        ['/account/nothing', 404, 'There is nothing here'],
        ['/federation/nothing', 404, 'There is nothing here'],
        ['/federation/a/b/c', 404, 'There is nothing here'],
        ['/login/a/b', 404, 'There is nothing here'],
        ['/oauth/nothing', 404, 'There is nothing here'],
        ...cut.map((path) => [path, 404, 'There is nothing here'] as const),
        ['/oauth/authorize?client_id=nobody', 400, 'This application is not known here'],
        [foreign, 400, 'We cannot send you back there'],
        ['/oauth/authorize/abcdefghijkl', 400, 'This sign-in is over'],
      ] as const) {
        const page = await agent.get(path);
        assert.equal(page.status, status, path);
        assert.match(page.text, new RegExp(`<h1>${text}</h1>`), path);
      }
      const res = await fetch(`${bench.url}/api/nothing`);
      assert.equal(((await res.json()) as { error: string }).error, 'not_found');
    });
  });

  describe('signing out for an application', () => {
    it('asks, then ends the session and returns to the registered address', async () => {
      const back = 'http://127.0.0.1:9999/bye';
      const made = await bench.client({ post_logout_redirect_uris: [back], is_trusted: true });
      const agent = browser(bench.url);
      const tokens = await bench.tokens({ client: made }, ada, agent);
      const query = new URLSearchParams({
        client_id: made.client_id,
        post_logout_redirect_uri: back,
        state: 's1',
      });
      let page = await agent.get(`/oauth/logout?${query}`);
      assert.match(page.text, /Sign out\?/);
      page = await agent.submit(page, { logout: 'yes' });
      assert.equal(page.url.href, `${back}?state=s1`);
      assert.equal((await agent.get('/account')).url.pathname, '/login');
      assert.equal((await bench.refresh(made, tokens.refresh_token)).status, 200);
    });

    it('never returns to an address that is not registered', async () => {
      const tokens = await bench.tokens({ client }, ada);
      const query = new URLSearchParams({
        id_token_hint: tokens.id_token!,
        post_logout_redirect_uri: 'https://evil.example/',
      });
      const page = await browser(bench.url).get(`/oauth/logout?${query}`);
      assert.equal(page.status, 400);
      assert.equal(page.url.pathname, '/oauth/logout');
    });
  });
});
