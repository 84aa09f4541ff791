import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { browser, eventually, httpReceiver, type Browser, type HttpReceiver } from '@platform/testing';
import {
  createRemoteJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
  generateKeyPair,
} from 'jose';
import { DataSource } from 'typeorm';
import { SigningKeys } from '../../protocol/keys/signing-keys.service.js';
import { BackchannelLogouts } from '../../protocol/sessions/backchannel-logouts.js';
import { BackchannelSender } from '../../protocol/provider/backchannel-sender.js';
import { PersonStatus } from '../../operator/person-status.service.js';
import {
  identityBench,
  password,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../identity-bench.test-helper.js';

const back = 'http://127.0.0.1:9999/bye';

/** OpenID Connect RP-Initiated Logout and Back-Channel Logout: the modules of the two certification plans. */
describe('logout', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client({ post_logout_redirect_uris: [back] }), bench.person()]);
  });
  afterAll(() => bench.close());

  /** A browser in which Ada is signed in for the client. */
  async function signedIn(of = client, parameters: Record<string, string> = {}) {
    const agent = browser(bench.url);
    const { id_token: idToken } = await bench.tokens({ client: of, parameters }, ada, agent);
    return { agent, idToken: idToken! };
  }
  async function logOut(agent: Browser, parameters: Record<string, string>) {
    const page = await agent.get(`/oauth/logout?${new URLSearchParams(parameters)}`);
    // A form that asks first, as another site could otherwise sign a person out by a link.
    return page.status === 200 && page.forms.length ? agent.submit(page, { logout: 'yes' }) : page;
  }
  async function isSignedOut(agent: Browser, of = client): Promise<boolean> {
    const { path } = await bench.authorization({ client: of, parameters: { prompt: 'none' } });
    return (await agent.get(path)).url.searchParams.get('error') === 'login_required';
  }

  describe('RP-initiated', () => {
    it('oidcc-rp-initiated-logout-discovery-endpoint-verification', async () => {
      const { body } = await bench.call('GET', '/api/.well-known/openid-configuration');
      expect(body.end_session_endpoint).toBe(`${bench.url}/oauth/logout`);
    });

    it('oidcc-rp-initiated-logout: redirects to the client with its state, and the session is over', async () => {
      const { agent, idToken } = await signedIn();
      const page = await logOut(agent, { id_token_hint: idToken, post_logout_redirect_uri: back, state: 'some state' });
      expect(page.url.origin + page.url.pathname).toBe(back);
      expect([...page.url.searchParams]).toStrictEqual([['state', 'some state']]);
      assert.ok(await isSignedOut(agent));
    });

    it('oidcc-rp-initiated-logout-no-state: none is added', async () => {
      const { agent, idToken } = await signedIn();
      const page = await logOut(agent, { id_token_hint: idToken, post_logout_redirect_uri: back });
      expect(page.url.href).toBe(back);
      assert.ok(await isSignedOut(agent));
    });

    for (const app of ['com.example.app:/out', 'http://[::1]:9999/out'])
      it(`returns to an app by a page without a form, as form-action stops redirects of forms (${app})`, async () => {
        const redirectUris = app.startsWith('http') ? [redirectUri] : ['com.example.app:/callback', redirectUri];
        const native = await bench.client({ redirect_uris: redirectUris, post_logout_redirect_uris: [app] });
        const { agent, idToken } = await signedIn(native);
        const page = await logOut(agent, { id_token_hint: idToken, post_logout_redirect_uri: app, state: 'a "b"' });
        expect([page.status, page.url.pathname, page.forms]).toStrictEqual([200, '/oauth/logout/confirm', []]);
        expect(page.headers.get('location')).toBe(null);
        const to = `${app}?state=a+%22b%22`;
        assert.ok(page.text.includes(`http-equiv="refresh" content="0;url=${to}"`), page.text);
        expect(page.text).toContain(`href="${to}"`);
        assert.ok(await isSignedOut(agent, native));
      });

    const stays: Record<string, (idToken: string) => Record<string, string>> = {
      'oidcc-rp-initiated-logout-no-post-logout-redirect-uri': (idToken) => ({ id_token_hint: idToken, state: 's' }),
      'oidcc-rp-initiated-logout-no-params': () => ({}),
      'oidcc-rp-initiated-logout-only-state': () => ({ state: 's' }),
      'oidcc-rp-initiated-logout-no-id-token-hint': () => ({ post_logout_redirect_uri: back, state: 's' }),
    };
    for (const [name, parameters] of Object.entries(stays)) {
      it(`${name}: a page that says so, no redirect, and the session is over`, async () => {
        const { agent, idToken } = await signedIn();
        const page = await logOut(agent, parameters(idToken));
        expect(page.url.pathname).toBe('/oauth/logout/success');
        expect(page.text).toMatch(/You are signed out/);
        assert.ok(await isSignedOut(agent));
      });
    }

    const refused: Record<string, (idToken: string) => Promise<Record<string, string>>> = {
      'oidcc-rp-initiated-logout-bad-post-logout-redirect-uri': (idToken) =>
        Promise.resolve({ id_token_hint: idToken, post_logout_redirect_uri: 'https://evil.example/' }),
      'oidcc-rp-initiated-logout-query-added-to-post-logout-redirect-uri': (idToken) =>
        Promise.resolve({ id_token_hint: idToken, post_logout_redirect_uri: `${back}?foo=bar` }),
      'oidcc-rp-initiated-logout-modified-id-token-hint': (idToken) => {
        const claims = decodeJwt(idToken);
        const hint = new UnsecuredJWT({ ...claims }).encode();
        return Promise.resolve({ id_token_hint: hint, post_logout_redirect_uri: back });
      },
      'oidcc-rp-initiated-logout-bad-id-token-hint': async (idToken) => {
        const claims = decodeJwt(idToken);
        const { privateKey } = await generateKeyPair('RS256');
        const hint = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
        return { id_token_hint: hint, post_logout_redirect_uri: back };
      },
    };
    for (const [name, parameters] of Object.entries(refused)) {
      it(`${name}: an error page, no redirect`, async () => {
        const { agent, idToken } = await signedIn();
        const page = await logOut(agent, await parameters(idToken));
        expect(page.status).toBe(400);
        expect(page.url.origin).toBe(bench.url);
      });
    }

    it('an ID token whose key was removed: an error page, which offers to sign out', async () => {
      const { agent, idToken } = await signedIn();
      await bench.running.app.get(SigningKeys).remove(decodeProtectedHeader(idToken).kid!);
      const page = await eventually(async () => {
        const shown = await agent.get(`/oauth/logout?${new URLSearchParams({ id_token_hint: idToken })}`);
        expect(shown.status).toBe(400);
        return shown;
      });
      const [, link] = /<p class="next"><a [^>]*href="([^"]+)">Sign out<\/a>/.exec(page.text) ?? [];
      expect(await isSignedOut(agent)).toBe(false);
      const done = await agent.submit(await agent.get(link!), { logout: 'yes' });
      expect(done.text).toMatch(/You are signed out/);
      assert.ok(await isSignedOut(agent));
    });

    it('signs nobody out without the person’s own click, and refuses a forged one', async () => {
      const { agent, idToken } = await signedIn();
      await agent.get(
        `/oauth/logout?${new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: back })}`,
      );
      expect(await isSignedOut(agent)).toBe(false);
      for (const xsrf of ['', 'x'.repeat(43)]) {
        const body = new URLSearchParams({ xsrf, logout: 'yes' });
        const page = await agent.visit('/oauth/logout/confirm', { method: 'POST', body });
        expect(page.status).toBe(400);
      }
      expect(await isSignedOut(agent)).toBe(false);
    });

    it('asks no question of a trusted client with an ID token of this session: one form submits itself', async () => {
      const trusted = await bench.client({ post_logout_redirect_uris: [back], is_trusted: true });
      const withSid = { claims: JSON.stringify({ id_token: { sid: null } }) };
      const { agent, idToken } = await signedIn(trusted, withSid);
      const [other, stranger] = [await signedIn(trusted, withSid), await bench.person()];
      const nameless = (await bench.tokens({ client: trusted }, ada, agent)).id_token!;
      const foreign = (await bench.tokens({ client: trusted }, stranger)).id_token!;
      const ask = (parameters: Record<string, string>, of = agent) =>
        of.get(
          `/oauth/logout?${new URLSearchParams({
            client_id: trusted.client_id,
            post_logout_redirect_uri: back,
            ...parameters,
          })}`,
        );
      // A request is asked about when it has no token, or one of somebody else or of another session. So is one of a
      // client that did not use this browser.
      expect((await ask({})).text).toMatch(/<h1>Sign out\?<\/h1>/);
      for (const hint of [foreign, other.idToken, nameless])
        expect((await ask({ id_token_hint: hint })).text).toMatch(/<h1>Sign out\?<\/h1>/);
      const elsewhere = browser(bench.url);
      await elsewhere.submit(await elsewhere.get('/login'), { email: ada.email, password });
      expect((await ask({ id_token_hint: idToken }, elsewhere)).text).toMatch(/<h1>Sign out\?<\/h1>/);

      const page = await ask({ id_token_hint: idToken, state: 's' });
      expect(page.text).toMatch(/<h1>One moment<\/h1>/);
      const [, script] = /<script>([\s\S]*?)<\/script>/.exec(page.text)!;
      const hash = createHash('sha256').update(script!).digest('base64');
      assert.ok(page.headers.get('content-security-policy')?.includes(`script-src 'sha256-${hash}';`));
      expect((await agent.submit(page)).url.href).toBe(`${back}?state=s`);
      assert.ok(await isSignedOut(agent, trusted));
      expect(await isSignedOut(other.agent, trusted)).toBe(false);
    });

    it('never redirects by a hint of another client, or a client_id that does not fit it', async () => {
      const [other, { agent, idToken }] = await Promise.all([bench.client(), signedIn()]);
      const page = await logOut(agent, {
        id_token_hint: idToken,
        client_id: other.client_id,
        post_logout_redirect_uri: back,
      });
      expect([page.status, page.url.origin]).toStrictEqual([400, bench.url]);
    });
  });

  describe('back-channel', () => {
    let receiver: HttpReceiver;
    let notified: MadeClient;
    beforeAll(async () => {
      receiver = await httpReceiver();
      notified = await bench.client({ backchannel_logout_uri: `${receiver.url}/logout`, is_trusted: true });
    });
    afterAll(() => receiver.close());

    const posts = () => receiver.requests.filter(({ path }) => path === '/logout');
    const sender = () => bench.running.app.get(BackchannelSender);
    const sidOf = (idToken: string) => decodeJwt<{ sid: string }>(idToken).sid;
    async function logoutToken(sid: string) {
      return eventually(async () => {
        await sender().run();
        for (const { rawBody } of posts()) {
          const token = new URLSearchParams(rawBody.toString()).get('logout_token')!;
          const claims = decodeJwt(token);
          if (claims['sid'] === sid) return token;
        }
        throw new Error('not told yet');
      });
    }

    it('oidcc-backchannel-logout-discovery-endpoint-verification', async () => {
      const { body } = await bench.call('GET', '/api/.well-known/openid-configuration');
      expect(body.backchannel_logout_supported).toBe(true);
      expect(body.backchannel_logout_session_supported).toBe(true);
    });

    it('oidcc-backchannel-rp-initiated-logout: a signed logout token with the sid, and no session', async () => {
      const { agent, idToken } = await signedIn(notified);
      await logOut(agent, { id_token_hint: idToken });
      const token = await logoutToken(sidOf(idToken));
      const keys = createRemoteJWKSet(new URL(`${bench.url}/api/.well-known/jwks.json`));
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: `${bench.url}/api`,
        audience: notified.client_id,
        typ: 'logout+jwt',
      });
      expect(protectedHeader.alg).toBe('RS256');
      expect(payload.sub).toBe(ada.uuid);
      expect(payload['sid']).toBe(sidOf(idToken));
      expect(payload['events']).toStrictEqual({ 'http://schemas.openid.net/event/backchannel-logout': {} });
      assert.ok(payload.jti && payload.iat && payload.exp);
      expect(payload['nonce']).toBe(undefined);
      assert.ok(await isSignedOut(agent, notified));
    });

    it('notifies the client of a session that ends on a page of ours or by a suspension', async () => {
      const first = await signedIn(notified);
      await first.agent.submit(await first.agent.get('/account'), {}, '/account/sign-out');
      await logoutToken(sidOf(first.idToken));
      const second = await signedIn(notified);
      await bench.running.app.get(PersonStatus).disable(ada.email);
      await logoutToken(sidOf(second.idToken));
      await bench.running.app.get(PersonStatus).enable(ada.email);
    });

    it('notifies the client of a session that is ended from another browser', async () => {
      const first = await signedIn(notified);
      const other = browser(bench.url);
      await bench.code({ client }, ada, other);
      await other.submit(await other.get('/account/devices'), {}, '/account/devices/sign-out-others');
      await logoutToken(sidOf(first.idToken));
      assert.ok(await isSignedOut(first.agent, notified));
    });

    it('sends nothing for a session whose id only changes', async () => {
      const { agent, idToken } = await signedIn(notified);
      await bench.code({ client }, ada, agent);
      await bench.query(`UPDATE backchannel_logouts SET next_attempt_at = now() WHERE done_at IS NULL`);
      await sender().run();
      const sids = posts().map(({ rawBody }) => sidOf(new URLSearchParams(rawBody.toString()).get('logout_token')!));
      expect(sids.includes(sidOf(idToken))).toBeFalsy();
      await logOut(agent, { id_token_hint: idToken });
      await logoutToken(sidOf(idToken));
    });

    it('is sent again until it is accepted or given up, and never makes the person wait', async () => {
      const { agent, idToken } = await signedIn(notified);
      receiver.script({ status: 500 }, { status: 302, headers: { location: `${receiver.url}/elsewhere` } });
      await logOut(agent, { id_token_hint: idToken });
      const count = async () =>
        (await bench.query(`SELECT attempts, done_at FROM backchannel_logouts WHERE sid = $1`, [sidOf(idToken)]))[0];
      for (const attempt of [1, 2]) {
        await eventually(async () => {
          await sender().run();
          expect((await count()).attempts).toBe(attempt);
        });
        expect((await count()).done_at).toBe(null);
        await bench.query(`UPDATE backchannel_logouts SET next_attempt_at = now()`);
      }
      await eventually(async () => {
        await sender().run();
        assert.ok((await count()).done_at);
      });
      expect(receiver.requests.filter(({ path }) => path === '/elsewhere').length).toBe(0);
    });

    it('is sent by one process at a time, also the last time', async () => {
      const [sid, { client_id }] = [randomUUID(), notified];
      const logouts = bench.running.app.get(BackchannelLogouts);
      await bench.query(
        `INSERT INTO backchannel_logouts (client_id, sid, user_uuid, attempts, next_attempt_at)
         VALUES ($1, $2, $3, 5, now() + interval '1 hour')`,
        [client_id, sid, ada.uuid],
      );
      const claims = await bench.running.app.get(DataSource).transaction(async (tx) => {
        // No run of the service itself claims it in between.
        await tx.query(`UPDATE backchannel_logouts SET next_attempt_at = now() WHERE sid = $1`, [sid]);
        const claiming = new BackchannelLogouts(tx as unknown as DataSource);
        return [await claiming.claim(), await claiming.claim()];
      });
      expect(claims.map((claim) => claim.filter((due) => due.sid === sid).length)).toStrictEqual([1, 0]);
      await logouts.close({ client_id, sid, user_uuid: ada.uuid, attempts: 6 });
    });

    it('delays the other periodic jobs by one batch at most, however many are due', async () => {
      const due = { client_id: 'gone', sid: randomUUID(), user_uuid: ada.uuid, attempts: 1 };
      jest.spyOn(bench.running.app.get(BackchannelLogouts), 'claim').mockImplementation(() => Promise.resolve([due]));
      await sender().run();
    });

    it('refuses addresses inside of the platform', async () => {
      const strict = await identityBench({ EGRESS_ALLOW_CIDRS: '' });
      try {
        for (const uri of [
          'http://127.0.0.1:1/logout',
          'http://169.254.169.254/',
          'ftp://a.example/',
          'https://a.example/#x',
        ])
          await expect(strict.client({ backchannel_logout_uri: uri })).rejects.toMatchObject({
            code: 'validation_failed',
          });
      } finally {
        await strict.close();
      }
    });
  });
});
