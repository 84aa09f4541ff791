import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { browser } from '@platform/testing';
import {
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';

describe('the pages', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  const isCallback = ({ url }: { url: URL }) => url.origin + url.pathname === redirectUri;
  const newPerson = () => ({ name: 'Grace', surname: 'Hopper', email: `${randomUUID()}@example.com`, password });

  describe('signing in', () => {
    it('opens the account without an application, and signs out again', async () => {
      const agent = browser(bench.url);
      expect((await agent.get('/account')).url.pathname).toBe('/login');
      let page = await agent.submit(await agent.get('/login'), { email: ada.email.toUpperCase(), password });
      expect(page.url.pathname).toBe('/account');
      expect(page.text).toMatch(/Ada Lovelace/);
      expect((await agent.get('/login')).url.pathname).toBe('/account');
      page = await agent.submit(page, {}, '/account/sign-out');
      expect(page.url.pathname).toBe('/login');
      expect((await agent.get('/account')).url.pathname).toBe('/login');
    });

    it('makes one session for all applications, without a second sign-in', async () => {
      const agent = browser(bench.url);
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      const { path } = await bench.authorization({ client: await bench.client() });
      expect((await agent.get(path)).url.pathname).toBe('/consent');
    });

    it('answers the same to an unknown address and to a wrong password', async () => {
      const agent = browser(bench.url);
      const attempt = async (email: string, typed: string) => {
        const page = await agent.submit(await agent.get('/login'), { email, password: typed });
        return {
          status: page.status,
          path: page.url.pathname,
          text: page.text.replaceAll(email, 'EMAIL').replaceAll(/nonce="[^"]*"|(?<=name="form_id" )value="[^"]*"/g, ''),
        };
      };
      const wrong = await attempt(ada.email, 'wrong password');
      expect(wrong.status).toBe(401);
      expect(wrong.text).toMatch(/role="alert"/);
      expect(await attempt('nobody@example.com', 'wrong password')).toStrictEqual(wrong);
      expect(await attempt(ada.email, '')).toStrictEqual(wrong);
      const suspended = await bench.person();
      await bench.query(`UPDATE users SET is_active = false WHERE uuid = $1`, [suspended.uuid]);
      expect(await attempt(suspended.email, password)).toStrictEqual(wrong);
    });

    it('changes the id of the session, and the former id is void', async () => {
      const agent = browser(bench.url);
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      const before = agent.cookie('identity_session')!;
      const { path } = await bench.authorization({ client, parameters: { prompt: 'login' } });
      const page = await agent.submit(await agent.get(path), { email: ada.email, password });
      assert.ok(isCallback(page) || page.url.pathname === '/consent');
      expect(agent.cookie('identity_session')).not.toBe(before);
      const old = await fetch(`${bench.url}/account`, {
        redirect: 'manual',
        headers: { cookie: `identity_session=${before}` },
      });
      expect(old.headers.get('location')).toBe('/login');
    });

    it('as another person ends the session of the first one', async () => {
      const agent = browser(bench.url);
      const bob = await bench.person();
      await agent.submit(await agent.get('/login'), { email: ada.email, password });
      const { path } = await bench.authorization({ client, parameters: { prompt: 'login' } });
      const continued = await agent.submit(await agent.get(path), { email: bob.email, password });
      expect(continued.headers.get('content-security-policy') ?? '').toMatch(/script-src 'sha256-/);
      const page = await agent.submit(continued);
      expect(page.url.pathname).toBe('/consent');
      expect(page.text).toContain(bob.email);
      expect((await agent.get('/account')).text).toContain(bob.email);
    });

    it('escapes markup in an address', async () => {
      const agent = browser(bench.url);
      const page = await agent.submit(await agent.get('/login'), { email: '"><script>x', password });
      expect(page.text.includes('<script>')).toBeFalsy();
    });
  });

  describe('consent', () => {
    it('is asked for once, remembered in a new session, and asked for again for more scopes', async () => {
      const made = await bench.client();
      await bench.code({ client: made, scope: 'openid email' }, ada);
      const agent = browser(bench.url);
      let { path } = await bench.authorization({ client: made, scope: 'openid email' });
      expect(isCallback(await agent.submit(await agent.get(path), { email: ada.email, password }))).toBeTruthy();
      ({ path } = await bench.authorization({ client: made, scope: 'openid email org:read' }));
      const page = await agent.get(path);
      expect(page.url.pathname).toBe('/consent');
      expect(page.text).toMatch(/Read your organizations/);
      const [asked = '', known] = page.text.split('class="scopes known"');
      expect(asked).not.toMatch(/See your e-mail address/);
      expect(known ?? '').toMatch(/See your e-mail address/);
    });

    it('for a public client is not remembered in another session, as anyone could pretend to be it', async () => {
      const made = await bench.client({ type: 'public' });
      await bench.code({ client: made }, ada);
      const agent = browser(bench.url);
      const { path } = await bench.authorization({ client: made });
      expect((await agent.submit(await agent.get(path), { email: ada.email, password })).url.pathname).toBe('/consent');
    });

    it('is not asked for by a trusted client, and its grant is published', async () => {
      const made = await bench.client({ is_trusted: true });
      const agent = browser(bench.url);
      const { path } = await bench.authorization({ client: made });
      expect(isCallback(await agent.submit(await agent.get(path), { email: ada.email, password }))).toBeTruthy();
      const [event] = (await bench.outbox('grant.saved')).slice(-1);
      const grant = event?.payload['grant'] as Record<string, unknown>;
      expect(grant['client_id']).toBe(made.client_id);
      expect(grant['scopes']).toStrictEqual(['openid', 'profile', 'email']);
    });

    it('shows the client, escaped', async () => {
      const made = await bench.client({ name: '<b>Notes</b>' });
      const agent = browser(bench.url);
      const { path } = await bench.authorization({ client: made });
      const page = await agent.submit(await agent.get(path), { email: ada.email, password });
      expect(page.text).toMatch(/&#60;b&#62;Notes/);
      expect(page.text.includes('<b>Notes')).toBeFalsy();
    });
  });

  describe('two tabs', () => {
    it('each answer their own application', async () => {
      const other = await bench.client({ name: 'Other', redirect_uris: ['http://127.0.0.1:9998/other'] });
      const agent = browser(bench.url);
      const first = await agent.get((await bench.authorization({ client: await bench.client() })).path);
      const second = await agent.get(
        (await bench.authorization({ client: other, parameters: { redirect_uri: 'http://127.0.0.1:9998/other' } }))
          .path,
      );
      const page = await agent.submit(first, { email: ada.email, password });
      expect(page.text).toMatch(/Notes asks for access/);
      expect((await agent.submit(page, { decision: 'allow' })).url.port).toBe('9999');
      expect(second.text).toMatch(/to continue to <strong>Other/);
    });

    it('refuse a flow that another browser began', async () => {
      const attacker = browser(bench.url);
      const { url } = await attacker.get((await bench.authorization({ client })).path);
      const victim = browser(bench.url);
      expect((await victim.get(url.pathname + url.search)).status).toBe(400);
      const page = await victim.get('/login');
      const sent = await victim.submit(page, { email: ada.email, password, flow: url.searchParams.get('flow')! });
      expect(sent.status).toBe(400);
    });
  });

  describe('protection', () => {
    it('refuses a form without the right proof, and nothing changes', async () => {
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
      expect(agent.cookie('identity_session')).toBe(undefined);
      expect((await bench.query(`SELECT FROM users WHERE email = $1`, [who.email])).length).toBe(0);
    });

    it('refuses a form from another site even with the proof', async () => {
      const agent = browser(bench.url);
      const { forms } = await agent.get('/login');
      const body = new URLSearchParams({ ...forms[0]!.fields, email: ada.email, password });
      const page = await agent.visit('/login', { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
      expect(page.status).toBe(403);
    });

    it('forbids scripts, inline styles, frames and caching on every page', async () => {
      const agent = browser(bench.url);
      for (const path of ['/login', '/register', '/account', '/oauth/logout', '/oauth/authorize']) {
        const { headers, text } = await agent.get(path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toMatch(/default-src 'none'/);
        expect(policy).toMatch(/frame-ancestors 'none'/);
        expect(policy).not.toMatch(/unsafe-inline/);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(text).not.toMatch(/<style|style="| on\w+="/);
      }
    });

    it('hides cookies from scripts', async () => {
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
      for (const line of lines) expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    it('lets the stylesheet be cached, but not that of another release', async () => {
      const { text } = await browser(bench.url).get('/login');
      const [, href = ''] = /href="(\/assets\/identity\/style\.css\?v=\w+)"/.exec(text) ?? [];
      const res = await fetch(bench.url + href);
      expect(res.status).toBe(200);
      expect(res.headers.get('content-type') ?? '').toMatch(/^text\/css/);
      expect(res.headers.get('cache-control') ?? '').toMatch(/immutable/);
      const other = await fetch(`${bench.url}/assets/identity/style.css?v=000000000000`);
      expect([other.status, other.headers.get('cache-control')]).toStrictEqual([200, 'no-store']);
    });

    it('refuses an oversized or foreign body on a page', async () => {
      const agent = browser(bench.url);
      const big = await agent.visit('/login', {
        method: 'POST',
        body: new URLSearchParams({ email: 'x'.repeat(20_000) }),
      });
      expect(big.status).toBe(413);
      const json = await agent.visit('/login', {
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json' },
      });
      expect(json.status).toBe(400);
    });

    it('refuses fields that are no text', async () => {
      const agent = browser(bench.url);
      const csrf = (await agent.get('/login')).forms[0]!.fields['csrf'];
      for (const body of [{ csrf, email: {}, password }, { csrf: 5 }, [csrf], null]) {
        const headers = { 'content-type': 'application/json' };
        const page = await agent.visit('/login', { method: 'POST', body: JSON.stringify(body), headers });
        expect(page.status).toBe(400);
      }
      const nul = await agent.submit(await agent.get('/login'), { email: 'a\0@example.com', password });
      expect(nul.status).toBe(400);
    });
  });

  describe('requests without an answer', () => {
    it('show an error page: an unknown address, an unknown application, an unregistered redirect address', async () => {
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
      expect(((await res.json()) as { error: string }).error).toBe('not_found');
    });
  });

  describe('signing out for an application', () => {
    it('asks, then ends the session and redirects to the registered address', async () => {
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
      expect(page.text).toMatch(/Sign out\?/);
      page = await agent.submit(page, { logout: 'yes' });
      expect(page.url.href).toBe(`${back}?state=s1`);
      expect((await agent.get('/account')).url.pathname).toBe('/login');
      expect((await bench.refresh(made, tokens.refresh_token)).status).toBe(200);
    });

    it('never redirects to an unregistered address', async () => {
      const tokens = await bench.tokens({ client }, ada);
      const query = new URLSearchParams({
        id_token_hint: tokens.id_token!,
        post_logout_redirect_uri: 'https://evil.example/',
      });
      const page = await browser(bench.url).get(`/oauth/logout?${query}`);
      expect(page.status).toBe(400);
      expect(page.url.pathname).toBe('/oauth/logout');
    });
  });
});
