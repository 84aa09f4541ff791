import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  all,
  clientCredentials,
  fixedToken,
  idempotent,
  keptToken,
  PlatformError,
  pages,
  platformClient,
} from './index.js';

describe('the client of the platform', () => {
  let server: Server;
  let origin: string;
  let asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  let respond: (res: ServerResponse, path: string) => void;

  beforeAll(async () => {
    server = createServer((req, res) => void receive(req, res));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    asked = [];
    respond = (res) => answer(res, 200, { data: [] });
  });

  async function receive(req: IncomingMessage, res: ServerResponse) {
    asked.push({ method: req.method!, path: req.url!, headers: req.headers, body: await text(req) });
    respond(res, req.url!);
  }

  function answer(res: ServerResponse, status: number, body: object | string, headers: Record<string, string> = {}) {
    const bytes = typeof body === 'string' ? body : JSON.stringify(body);
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(bytes);
  }

  const inTurn = (...answers: [number, object | string, Record<string, string>?][]) => {
    respond = (res) => answer(res, ...answers.shift()!);
  };
  const renewing = () => {
    let count = 0;
    return keptToken(() => Promise.resolve({ value: `token-${(count += 1)}`, expiresInSeconds: 3600 }));
  };
  const faultOf = async (request: Promise<unknown>) => {
    const err: unknown = await request.catch((reason: unknown) => reason);
    expect(err).toBeInstanceOf(PlatformError);
    return err as PlatformError;
  };
  const tokens = () => asked.map(({ headers }) => headers.authorization);

  it('fills the path, the query and the body in, and gives the body of the answer', async () => {
    const client = platformClient({ origin, tokens: fixedToken('key') });
    respond = (res) => answer(res, 200, { data: { uuid: 'a', name: 'Acme' } });
    const path = '/api/v1/organizations/{uuid}';
    const { data } = await client.put(path, { params: { path: { uuid: 'a b' } }, body: { name: 'Acme' } });
    expect(data.name).toBe('Acme');
    await client.get('/api/v1/links/urls', { params: { query: { q: 'x&y' } } });
    expect(asked.map(({ method, path: at, body }) => [method, at, body])).toStrictEqual([
      ['PUT', '/api/v1/organizations/a%20b', '{"name":"Acme"}'],
      ['GET', '/api/v1/links/urls?q=x%26y', ''],
    ]);
    expect(tokens()).toStrictEqual(['Bearer key', 'Bearer key']);
  });

  it('sends an idempotency key that it is given, or a fresh one', async () => {
    const client = platformClient({ origin });
    const send = (headers: Record<string, string>) =>
      client.post('/api/v1/organizations', { headers, body: { name: 'Acme' } });
    await send(idempotent('one'));
    await send(idempotent());
    const [given, fresh] = asked.map(({ headers }) => headers['idempotency-key']);
    expect(given).toBe('one');
    expect(fresh).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('gives a file as a blob', async () => {
    const path = '/api/v1/organizations/{uuid}/audit-logs/export';
    respond = (res) => answer(res, 200, 'a,b', { 'content-type': 'text/csv' });
    const client = platformClient({ origin });
    const file = await client.get(path, { params: { path: { uuid: 'a' } }, parseAs: 'blob' });
    expect(await file.text()).toBe('a,b');
  });

  it('gives undefined for an answer without a body', async () => {
    respond = (res) => void res.writeHead(204).end();
    const client = platformClient({ origin });
    expect(await client.delete('/api/v1/oauth-clients/{client_id}', { params: { path: { client_id: 'a' } } })).toBe(
      undefined,
    );
  });

  describe('with a token that is renewed', () => {
    it('gets it once for all requests that wait for it', async () => {
      const client = platformClient({ origin, tokens: renewing() });
      await Promise.all([client.get('/api/v1/me'), client.get('/api/v1/me'), client.get('/api/v1/me')]);
      expect(tokens()).toStrictEqual(Array.from({ length: 3 }, () => 'Bearer token-1'));
    });

    it('renews it shortly before its end', async () => {
      let count = 0;
      const source = keptToken(() => Promise.resolve({ value: `${(count += 1)}`, expiresInSeconds: 3600 }), {
        value: 'first',
        expiresInSeconds: 20,
      });
      expect([await source.token(), await source.token()]).toStrictEqual(['1', '1']);
    });

    it('renews it after a 401, and sends the request again with its body', async () => {
      inTurn([401, { error: 'invalid_token' }], [200, { data: {} }]);
      await platformClient({ origin, tokens: renewing() }).put('/api/v1/me', { body: { given_name: 'Ada' } });
      expect(asked.map(({ body }) => body)).toStrictEqual(['{"given_name":"Ada"}', '{"given_name":"Ada"}']);
      expect(tokens()).toStrictEqual(['Bearer token-1', 'Bearer token-2']);
    });

    it('fails when the fresh token is refused as well', async () => {
      respond = (res) => answer(res, 401, { error: 'invalid_token', message: 'No.' });
      const client = platformClient({ origin, tokens: renewing() });
      expect((await faultOf(client.get('/api/v1/me'))).code).toBe('invalid_token');
      expect(asked.length).toBe(2);
    });

    it('asks again for a token after a failure of the token endpoint', async () => {
      const outcomes = [Promise.reject(new Error('away')), Promise.resolve({ value: 'new', expiresInSeconds: 60 })];
      const source = keptToken(() => outcomes.shift()!);
      await expect(source.token()).rejects.toThrow('away');
      expect(await source.token()).toBe('new');
    });

    it('gets one for an application by its secret', async () => {
      respond = (res, path) =>
        answer(res, 200, path === '/api/oauth/token' ? { access_token: 'app', expires_in: 60 } : { data: [] });
      const credentials = { issuer: `${origin}/api`, clientId: 'app:1', clientSecret: 'secret', scopes: ['org:read'] };
      await platformClient({ origin, tokens: clientCredentials(credentials) }).get('/api/v1/organizations');
      expect([asked[0]!.body, tokens()]).toStrictEqual([
        'grant_type=client_credentials&scope=org%3Aread',
        [`Basic ${btoa('app%3A1:secret')}`, 'Bearer app'],
      ]);
      respond = (res) => answer(res, 400, { error: 'invalid_scope', error_description: 'no such scope' });
      const fault = await faultOf(clientCredentials(credentials).token());
      expect([fault.status, fault.message]).toStrictEqual([
        400,
        'The token endpoint refused (invalid_scope: no such scope).',
      ]);
    });
  });

  describe('that is asked to wait', () => {
    const busy = { error: 'rate_limit_exceeded', message: 'Too many.' };
    const wait = { 'retry-after': '0.01' };

    it('waits after a 429 and sends the request again, whatever it does', async () => {
      inTurn([429, busy, wait], [429, busy, wait], [201, { data: {} }]);
      await platformClient({ origin }).post('/api/v1/organizations', { body: { name: 'Acme' } });
      expect(asked.map(({ body }) => body)).toStrictEqual(Array.from({ length: 3 }, () => '{"name":"Acme"}'));
    });

    it('waits after a 503 only when a repeat is harmless', async () => {
      const away = { error: 'unavailable', message: 'Away.' };
      const create = (headers?: Record<string, string>) =>
        platformClient({ origin }).post('/api/v1/organizations', { body: { name: 'A' }, headers });
      inTurn([503, away, wait], [200, {}]);
      await platformClient({ origin }).get('/api/v1/me');
      inTurn([503, away, wait], [201, {}]);
      await create(idempotent());
      inTurn([503, away, wait]);
      expect((await faultOf(create())).status).toBe(503);
    });

    it('fails with the wait when it is longer than it may be', async () => {
      respond = (res) => answer(res, 429, busy, { 'retry-after': '17' });
      const fault = await faultOf(platformClient({ origin, maxPauseSeconds: 16 }).get('/api/v1/me'));
      expect([fault.retryAfter, asked.length]).toStrictEqual([17, 1]);
    });

    it('reads the wait from the reset of the limit where nothing else names it', async () => {
      const reset = String(Math.floor(Date.now() / 1000) + 3600);
      respond = (res) => answer(res, 429, busy, { 'x-ratelimit-reset': reset });
      const { retryAfter } = await faultOf(platformClient({ origin }).get('/api/v1/links/urls'));
      expect(retryAfter).toBeGreaterThan(60);
      expect(retryAfter).toBeLessThanOrEqual(3600);
    });

    it('gives up after the fifth try', async () => {
      respond = (res) => answer(res, 429, busy, wait);
      await faultOf(platformClient({ origin }).get('/api/v1/me'));
      expect(asked.length).toBe(5);
    });

    it('stops waiting when the request is aborted', async () => {
      const aborter = new AbortController();
      respond = (res) => {
        answer(res, 429, busy, { 'retry-after': '60' });
        setImmediate(() => aborter.abort(new Error('gone')));
      };
      await expect(platformClient({ origin }).get('/api/v1/me', { signal: aborter.signal })).rejects.toThrow('gone');
    });

    it('knows how many requests are left of the minute', async () => {
      const client = platformClient({ origin });
      expect(client.requestsLeft).toBe(undefined);
      respond = (res) => answer(res, 200, {}, { 'x-ratelimit-remaining': '41' });
      await client.get('/api/v1/me');
      expect(client.requestsLeft).toBe(41);
    });
  });

  describe('as an error', () => {
    const failing = async (...args: [number, object | string, Record<string, string>?]) => {
      inTurn(args);
      return faultOf(platformClient({ origin }).get('/api/v1/me'));
    };

    it('has the code, the message and the fields of the answer, of links as well', async () => {
      const errors = { name: ['must not be empty'] };
      const invalid = await failing(422, { error: 'validation_failed', message: 'Invalid.', errors });
      expect([invalid.code, invalid.message, invalid.fields]).toStrictEqual(['validation_failed', 'Invalid.', errors]);
      const ofLinks = await failing(400, { error: 1, code: 'invalid_request', message: 'No.', errors });
      expect([ofLinks.code, ofLinks.fields]).toStrictEqual(['invalid_request', errors]);
    });

    it('has the request id of the body, else of the header', async () => {
      const failed = await failing(500, { error: 'internal_error', message: 'x', request_id: 'of-the-body' });
      expect(failed.requestId).toBe('of-the-body');
      const missing = await failing(404, { error: 'not_found', message: 'x' }, { 'x-request-id': 'of-the-header' });
      expect(missing.requestId).toBe('of-the-header');
    });

    it('has a message for the answer of a proxy', async () => {
      const foreign = await failing(502, '<html>Bad gateway</html>');
      expect([foreign.code, foreign.status]).toStrictEqual(['unknown', 502]);
      expect(foreign.message).toMatch(/502/);
    });

    it('is unreachable without an answer, with half of one, and with one that is no JSON', async () => {
      const codes: string[] = [];
      const ask = async () => codes.push((await faultOf(platformClient({ origin }).get('/api/v1/me'))).code);
      respond = (res) => res.destroy();
      await ask();
      respond = (res) => {
        res.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 }).write('{"data":');
        setImmediate(() => res.destroy());
      };
      await ask();
      respond = (res) => answer(res, 200, '<html>');
      await ask();
      expect(codes).toStrictEqual(['unreachable', 'unreachable', 'unreachable']);
    });

    it('is the reason of the abort when the caller aborts', async () => {
      const signal = AbortSignal.abort(new Error('left'));
      await expect(platformClient({ origin }).get('/api/v1/me', { signal })).rejects.toThrow('left');
    });
  });

  describe('over the pages of a list', () => {
    it('follows the link to the next page, at its own origin', async () => {
      const next = 'https://elsewhere.example/api/v1/organizations?per_page=2&cursor=abc';
      inTurn(
        [200, { data: [{ uuid: 'a' }, { uuid: 'b' }], links: { next } }],
        [200, { data: [{ uuid: 'c' }], links: { next: null } }],
      );
      const found = await all(platformClient({ origin }), '/api/v1/organizations', {
        params: { query: { per_page: 2 } },
      });
      expect(found.map(({ uuid }) => uuid)).toStrictEqual(['a', 'b', 'c']);
      expect(asked.map(({ path }) => path)).toStrictEqual([
        '/api/v1/organizations?per_page=2',
        '/api/v1/organizations?per_page=2&cursor=abc',
      ]);
    });

    it('goes on by the cursor of links, with the filters as they were', async () => {
      const page = (id: number, nextcursor: string | null) => ({ error: 0, data: { nextcursor, appeals: [{ id }] } });
      inTurn([200, page(1, 'abc')], [200, page(2, null)]);
      const ids: number[] = [];
      const client = platformClient({ origin });
      for await (const { data } of pages(client, '/api/v1/links/safety/appeals', { params: { query: { link: 7 } } }))
        ids.push(...data.appeals.map(({ id }) => id));
      expect(ids).toStrictEqual([1, 2]);
      expect(asked.map(({ path }) => path)).toStrictEqual([
        '/api/v1/links/safety/appeals?link=7',
        '/api/v1/links/safety/appeals?link=7&cursor=abc',
      ]);
    });
  });
});
