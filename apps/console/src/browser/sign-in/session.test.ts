import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isPlatformError } from '@platform/client';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Settings } from '../settings.js';
import { Session, SignedOut } from './session.js';
import { InteractionRequired, SignInFault } from './sign-in-fault.js';

const pending = { state: 'the-state', nonce: 'the-nonce', verifier: 'the-verifier-of-at-least-forty-three-characters' };

describe('the session of a person', () => {
  let server: Server;
  let settings: Settings;
  let asked: { path: string; form: Record<string, string> }[];
  let claims: object;
  let answer: object;
  let status: number;

  beforeAll(async () => {
    server = createServer((req, res) => void receive(req, res));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    settings = { auth_url: origin, base_url: `${origin}/api`, client_id: 'console' };
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    [asked, claims, answer, status] = [[], {}, {}, 200];
  });

  async function receive(req: IncomingMessage, res: ServerResponse) {
    asked.push({ path: req.url!, form: Object.fromEntries(new URLSearchParams(await text(req))) });
    const count = asked.length;
    const tokens = { access_token: `access-${count}`, refresh_token: `refresh-${count}`, id_token: idToken() };
    const body = { token_type: 'bearer', expires_in: 3600, ...tokens, ...answer };
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function idToken() {
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: settings.base_url, sub: 'ada', aud: 'console', exp: now + 3600, iat: now, nonce: 'the-nonce' };
    const parts = [{ alg: 'RS256' }, { ...good, ...claims }].map((part) => JSON.stringify(part));
    return [...parts, 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
  }

  const arrive = (fields: Record<string, string>, of?: typeof pending) =>
    Session.fromCallback(settings, new URLSearchParams({ iss: settings.base_url, state: 'the-state', ...fields }), of);
  const signIn = () => arrive({ code: 'the-code' }, pending);

  describe('begins with the answer of identity, which', () => {
    it('is redeemed with its verifier and without a secret', async () => {
      const session = await signIn();
      expect(await session.token()).toBe('access-1');
      expect(asked).toStrictEqual([
        {
          path: '/api/oauth/token',
          form: {
            client_id: 'console',
            grant_type: 'authorization_code',
            code: 'the-code',
            code_verifier: pending.verifier,
            redirect_uri: `${settings.auth_url}/console/callback`,
          },
        },
      ]);
    });

    it('is refused when this tab sent no request, or one with another state', async () => {
      const other = { code: 'c', state: 'other' };
      for (const begin of [() => arrive({ code: 'c' }), () => arrive(other, pending), () => arrive(other)])
        await expect(begin()).rejects.toThrow(/not started in this tab/);
      expect(asked).toStrictEqual([]);
    });

    it('is refused when it is from another issuer, or names none', async () => {
      await expect(arrive({ code: 'c', iss: 'https://evil.example' }, pending)).rejects.toThrow(/somewhere else/);
      const without = new URLSearchParams({ code: 'c', state: 'the-state' });
      await expect(Session.fromCallback(settings, without, pending)).rejects.toThrow(/somewhere else/);
      expect(asked).toStrictEqual([]);
    });

    it('explains a cancellation or a failure', async () => {
      await expect(arrive({ error: 'access_denied' }, pending)).rejects.toThrow(/was cancelled/);
      await expect(arrive({ error: 'server_error' }, pending)).rejects.toThrow(/server_error/);
      await expect(arrive({}, pending)).rejects.toThrow(SignInFault);
      for (const error of ['login_required', 'interaction_required', 'consent_required'])
        await expect(arrive({ error }, pending)).rejects.toThrow(InteractionRequired);
    });

    it('says why its code is refused', async () => {
      [status, answer] = [400, { error: 'invalid_grant' }];
      await expect(signIn()).rejects.toThrow(/invalid_grant/);
    });
  });

  describe('needs an ID token, which', () => {
    it('is accepted whatever characters the name has, and with a clock that is minutes off', async () => {
      claims = { name: 'Ada Łovelace ÿþ', exp: Math.floor(Date.now() / 1000) - 200 };
      await signIn();
    });

    it('is refused with another issuer, audience, nonce or person, or after its expiry', async () => {
      const wrong = [
        { iss: 'https://evil.example' },
        { aud: 'other' },
        { aud: ['console', 'other'] },
        { nonce: 'other' },
        { nonce: undefined },
        { exp: Math.floor(Date.now() / 1000) - 301 },
        { exp: undefined },
        { sub: undefined },
      ];
      for (const claim of wrong) {
        claims = claim;
        await expect(signIn()).rejects.toThrow(SignInFault);
      }
    });

    it('is refused when it is missing or cannot be read', async () => {
      for (const id_token of [undefined, '', 'a.b', 'a.!!!.c', `a.${Buffer.from('[').toString('base64url')}.c`]) {
        answer = { id_token };
        await expect(signIn()).rejects.toThrow(SignInFault);
      }
    });
  });

  describe('is renewed', () => {
    it('once for all that wait, by the newest refresh token', async () => {
      const session = await signIn();
      claims = { nonce: undefined };
      const renewed = await Promise.all([session.renew('access-1'), session.renew('access-1')]);
      expect([...renewed, await session.renew('access-1')]).toStrictEqual(['access-2', 'access-2', 'access-2']);
      await session.renew('access-2');
      expect(asked.slice(1).map(({ form }) => form)).toStrictEqual([
        { client_id: 'console', grant_type: 'refresh_token', refresh_token: 'refresh-1' },
        { client_id: 'console', grant_type: 'refresh_token', refresh_token: 'refresh-2' },
      ]);
    });

    it('by the refresh token that it has when it gets no other', async () => {
      const session = await signIn();
      answer = { refresh_token: undefined };
      await session.renew('access-1');
      await session.renew('access-2');
      expect(asked.at(-1)!.form.refresh_token).toBe('refresh-1');
    });

    it('never for another person', async () => {
      const session = await signIn();
      claims = { sub: 'grace' };
      await expect(session.renew('access-1')).rejects.toThrow(SignedOut);
    });

    it('until the refresh token is refused: then it is over', async () => {
      const session = await signIn();
      [status, answer] = [400, { error: 'invalid_grant' }];
      await expect(session.renew('access-1')).rejects.toThrow(SignedOut);
      await expect(session.token()).rejects.toThrow(SignedOut);
      expect(asked.length).toBe(2);
    });

    it('later when identity is away or too busy', async () => {
      const session = await signIn();
      answer = { error: 'temporarily_unavailable' };
      for (status of [503, 408, 429]) {
        const err: unknown = await session.renew('access-1').catch((reason: unknown) => reason);
        expect(isPlatformError(err as Error, 'unreachable')).toBe(true);
      }
      [status, answer] = [200, {}];
      expect(await session.renew('access-1')).toBe('access-5');
    });
  });

  it('ends at once and tells identity, whose answer is not needed', async () => {
    const session = await signIn();
    status = 503;
    await session.end();
    expect(asked.at(-1)).toStrictEqual({
      path: '/api/oauth/revoke',
      form: { client_id: 'console', token: 'refresh-1' },
    });
    await expect(session.token()).rejects.toThrow(SignedOut);
    await expect(session.renew('access-1')).rejects.toThrow(SignedOut);
  });

  it('shows identity at the sign-out whose it is, and where to go then', async () => {
    const { signOutUrl } = await signIn();
    const { origin, pathname, searchParams } = new URL(signOutUrl);
    expect(origin + pathname).toBe(`${settings.auth_url}/oauth/logout`);
    expect(Object.fromEntries(searchParams)).toStrictEqual({
      client_id: 'console',
      id_token_hint: idToken(),
      post_logout_redirect_uri: `${settings.auth_url}/console/signed-out`,
    });
  });
});
