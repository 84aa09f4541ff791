import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PlatformError } from '@platform/client';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Settings } from '../settings.js';
import { Session, SignedOut } from '../sign-in/session.js';
import { Api } from './api.js';

/** Identity and an API in one: it knows one access token and one refresh token at a time, and rotates both. */
describe('the client of the APIs', () => {
  let server: Server;
  let settings: Settings;
  let asked: { path: string; form: URLSearchParams; headers: IncomingMessage['headers'] }[];
  let generation: number;
  let expiresIn: number;
  let refreshStatus: number;
  let respond: (res: ServerResponse, isAuthorized: boolean) => void;

  beforeAll(async () => {
    server = createServer((req, res) => void receive(req, res));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const auth_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    settings = {
      auth_url,
      base_url: `${auth_url}/api`,
      client_id: 'console',
      brand_name: 'Platform',
      brand_accent: null,
    };
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    [asked, generation, expiresIn, refreshStatus] = [[], 0, 3600, 200];
    respond = (res, isAuthorized) => send(res, isAuthorized ? 200 : 401, isAuthorized ? { data: [] } : { error: 'x' });
  });

  async function receive(req: IncomingMessage, res: ServerResponse) {
    const form = new URLSearchParams(await text(req));
    asked.push({ path: req.url!, form, headers: req.headers });
    if (req.url === '/api/oauth/token') return token(form, res);
    if (req.url === '/api/oauth/revoke') return send(res, 200, {});
    respond(res, req.headers.authorization === `Bearer access-${generation}`);
  }

  function token(form: URLSearchParams, res: ServerResponse) {
    const isRefresh = form.get('grant_type') === 'refresh_token';
    if (isRefresh && refreshStatus !== 200) return send(res, refreshStatus, { error: 'invalid_grant' });
    if (isRefresh && form.get('refresh_token') !== `refresh-${generation}`)
      return send(res, 400, { error: 'invalid_grant' });
    generation += 1;
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: settings.base_url, sub: 'ada', aud: 'console', iat, exp: iat + 60, nonce: 'n' };
    send(res, 200, {
      access_token: `access-${generation}`,
      token_type: 'Bearer',
      refresh_token: `refresh-${generation}`,
      expires_in: expiresIn,
      id_token: ['{"alg":"RS256"}', JSON.stringify(claims), 's']
        .map((part) => Buffer.from(part).toString('base64url'))
        .join('.'),
    });
  }

  const signIn = () =>
    Session.fromCallback(settings, new URLSearchParams({ code: 'c', state: 's', iss: settings.base_url }), {
      state: 's',
      nonce: 'n',
      verifier: 'the-verifier',
    });
  const signedIn = async (tokenSeconds = 3600) => {
    expiresIn = tokenSeconds;
    const session = await signIn();
    expiresIn = 3600;
    return { session, api: new Api(settings.base_url, session) };
  };
  const refreshes = () => asked.filter(({ form }) => form.get('grant_type') === 'refresh_token').length;

  it('reads all pages of the organizations of somebody with very many', async () => {
    const { api } = await signedIn();
    const next = 'https://elsewhere.example/api/v1/organizations?per_page=100&cursor=abc';
    const pages = [
      { data: [{ uuid: 'a' }, { uuid: 'b' }], links: { next } },
      { data: [{ uuid: 'c' }], links: { next: null } },
    ];
    respond = (res) => send(res, 200, pages.shift()!);
    expect((await api.organizations()).map(({ uuid }) => uuid)).toStrictEqual(['a', 'b', 'c']);
    const paths = asked.map(({ path }) => path).filter((path) => path.startsWith('/api/v1/'));
    expect(paths).toStrictEqual(['/api/v1/organizations', '/api/v1/organizations?per_page=100&cursor=abc']);
  });

  it('redeems a code with its verifier and without a secret, and sends the token', async () => {
    const { api } = await signedIn();
    expect(await api.organizations()).toStrictEqual([]);
    expect(Object.fromEntries(asked[0]!.form)).toStrictEqual({
      client_id: 'console',
      grant_type: 'authorization_code',
      code: 'c',
      code_verifier: 'the-verifier',
      redirect_uri: `${settings.auth_url}/console/callback`,
    });
    expect(asked[1]!.headers.authorization).toBe('Bearer access-1');
  });

  it('renews a token near its end once, for all requests that wait for it', async () => {
    const { api } = await signedIn(10);
    await Promise.all([api.organizations(), api.organizations(), api.organizations()]);
    expect(refreshes()).toBe(1);
  });

  it('renews a refused token, and sends the request again', async () => {
    const { api } = await signedIn();
    const answers = [401, 200];
    respond = (res) => send(res, answers.shift()!, { data: [] });
    expect(await api.organizations()).toStrictEqual([]);
    expect([answers.length, refreshes()]).toStrictEqual([0, 1]);
  });

  it('signs out when the refresh token is refused', async () => {
    const { api } = await signedIn();
    generation += 1;
    await expect(api.organizations()).rejects.toThrow(SignedOut);
    await expect(api.organizations()).rejects.toThrow(SignedOut);
    expect(refreshes()).toBe(1);
  });

  it('gives up when a fresh token is refused as well', async () => {
    const { api } = await signedIn();
    respond = (res) => send(res, 401, { error: 'invalid_token' });
    await expect(api.organizations()).rejects.toThrow(SignedOut);
    expect(refreshes()).toBe(1);
  });

  it('stays signed in when the token endpoint is away or too busy', async () => {
    const { api } = await signedIn(10);
    for (const status of [503, 408, 429]) {
      refreshStatus = status;
      await expect(api.organizations()).rejects.toMatchObject({ code: 'unreachable' });
    }
    refreshStatus = 200;
    expect(await api.organizations()).toStrictEqual([]);
  });

  it('treats an interrupted answer as no answer', async () => {
    const { api } = await signedIn();
    respond = (res) => {
      res.writeHead(201, { 'content-type': 'application/json', 'content-length': 100 }).write('{"data":');
      setImmediate(() => res.destroy());
    };
    await expect(api.organizations()).rejects.toMatchObject({ code: 'unreachable' });
    await expect(api.in('u').auditLogFile(new URLSearchParams(), 'csv')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('deletes its tokens at sign-out and tells identity, whose answer is not needed', async () => {
    const { session, api } = await signedIn();
    await session.end();
    expect(Object.fromEntries(asked.at(-1)!.form)).toStrictEqual({ client_id: 'console', token: 'refresh-1' });
    await expect(api.organizations()).rejects.toThrow(SignedOut);
    expect(asked.filter(({ path }) => path === '/api/v1/organizations').length).toBe(0);
  });

  it('counts the failed webhooks by one read, over the longest period that one retry covers', async () => {
    const { api } = await signedIn();
    const failedOf = (meta: object) => {
      respond = (res) => send(res, 200, { data: [], meta });
      return api.webhooksOf('chart').failed();
    };
    expect(await failedOf({ total: 0 })).toBe(null);
    const few = await failedOf({ total: 3 });
    expect([few?.count, few?.isLowerBound]).toStrictEqual([3, false]);
    asked = [];
    const many = await failedOf({ total: 10_001, total_is_lower_bound: true });
    expect([many?.count, many?.isLowerBound]).toStrictEqual([10_001, true]);
    const { from, to } = many!;
    expect(Date.parse(to) - Date.parse(from)).toBe(14 * 86_400_000);
    expect(asked.length).toBe(1);
    const { searchParams } = new URL(asked[0]!.path, settings.base_url);
    expect([searchParams.get('from'), searchParams.get('to')]).toStrictEqual([from, to]);
  });

  it('reads field errors, the wait of a 429, and answers in another format', async () => {
    const { api } = await signedIn();
    const faultWhen = async (status: number, body: object | string, headers = {}) => {
      respond = (res) => send(res, status, body, headers);
      const fault = await api.organizations().catch((err: unknown) => err);
      assert.ok(fault instanceof PlatformError);
      return fault;
    };
    const errors = { name: ['must not be empty'] };
    const invalid = await faultWhen(422, { error: 'validation_failed', message: 'Invalid.', errors });
    expect([invalid.code, invalid.fields, invalid.retryAfter]).toStrictEqual(['validation_failed', errors, undefined]);
    const ofLinks = await faultWhen(400, {
      error: 1,
      code: 'invalid_request',
      message: 'name must not be empty',
      errors,
    });
    expect([ofLinks.code, ofLinks.fields]).toStrictEqual(['invalid_request', errors]);
    const limited = await faultWhen(429, { error: 'rate_limit_exceeded', message: 'x' }, { 'retry-after': '17' });
    expect(limited.retryAfter).toBe(17);
    const foreign = await faultWhen(502, '<html>Bad gateway</html>');
    expect([foreign.code, foreign.status]).toStrictEqual(['unknown', 502]);
    expect(foreign.message).toMatch(/502/);
  });
});

function send(res: ServerResponse, status: number, body: object | string, headers: Record<string, string> = {}) {
  const answer = typeof body === 'string' ? body : JSON.stringify(body);
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(answer);
}
