import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { createEdge } from './edge.js';
import { parseRoutes } from './routes.js';

const exampleRoutes = `
kind: HTTPRoute
metadata: { name: platform }
spec:
  rules:
    - matches: [{ path: { type: Exact, value: / } }]
      filters:
        - type: RequestRedirect
          requestRedirect: { path: { type: ReplaceFullPath, replaceFullPath: /account }, statusCode: 302 }
    - matches: [{ path: { value: /api } }]
      backendRefs: [{ name: service, port: 1 }]
    - matches: [{ path: { value: /down } }]
      backendRefs: [{ name: down, port: 1 }]
    - matches: [{ path: { value: /refusing } }]
      backendRefs: [{ name: refusing, port: 1 }]
---
kind: HTTPRoute
metadata: { name: links }
spec:
  rules:
    - matches: [{ path: { value: / } }]
      backendRefs: [{ name: service, port: 1 }]
`;

interface AskOptions {
  table?: string;
  method?: string;
  headers?: object;
  body?: Buffer;
  agent?: Agent;
}

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

describe('the local edge', () => {
  const seen: Seen[] = [];
  let respond: (req: IncomingMessage, res: ServerResponse) => void = (_req, res) => res.end('ok');
  const service = createServer((req, res) => {
    const heard = (body: Buffer) => {
      seen.push({ method: req.method, url: req.url, headers: req.headers, body });
      respond(req, res);
    };
    buffer(req).then(heard, () => undefined);
  });
  const edges: Awaited<ReturnType<typeof createEdge>>[] = [];
  const ports: Record<string, number> = {};
  // Port 1 is never listened on.
  const origins: Record<string, string> = { down: 'http://127.0.0.1:1' };

  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening');
    origins['service'] = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    for (const name of ['platform', 'links']) {
      const edge = await createEdge({
        routes: parseRoutes(exampleRoutes),
        table: name,
        origin: (b) => origins[b.name] ?? '',
      });
      await edge.listen({ host: '127.0.0.1', port: 0 });
      edges.push(edge);
      ports[name] = (edge.server.address() as AddressInfo).port;
    }
  });

  afterAll(async () => {
    await Promise.all(edges.map((edge) => edge.close()));
    service.closeAllConnections();
    service.close();
  });

  /** node:http sends paths, hosts and bodies as they are given, which fetch does not. */
  async function ask(path: string, options: AskOptions = {}) {
    const { table = 'platform', method = 'GET', headers = {}, body, agent = false } = options;
    const req = request({ host: '127.0.0.1', port: ports[table], path, method, headers: { ...headers }, agent });
    req.end(body);
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    return { status: res.statusCode, headers: res.headers, body: await text(res), upstream: seen.at(-1) };
  }

  it('sets client address, host and scheme itself, whatever the client sends', async () => {
    const { upstream } = await ask('/api/x', {
      headers: {
        Host: 'example.test:1234',
        'X-Forwarded-For': '6.6.6.6',
        'X-Forwarded-Host': 'evil.test',
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-Prefix': '/evil',
        'X-Real-IP': '6.6.6.6',
        Forwarded: 'for=6.6.6.6',
      },
    });
    expect(upstream?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(upstream?.headers['x-forwarded-host']).toBe('example.test:1234');
    expect(upstream?.headers['x-forwarded-proto']).toBe('http');
    expect(upstream?.headers.host).toBe('example.test:1234');
    for (const name of ['x-forwarded-prefix', 'x-real-ip', 'forwarded'])
      expect(upstream?.headers[name]).toBe(undefined);
  });

  it('keeps its own headers when the client names them in Connection', async () => {
    const { upstream } = await ask('/api/x', {
      headers: { Connection: 'x-forwarded-for, close', 'X-Forwarded-For': '6.6.6.6' },
    });
    expect(upstream?.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('removes trace context from outside', async () => {
    const headers = { traceparent: '00-1-1-01', tracestate: 'a=b', baggage: 'tenant=other' };
    const { upstream } = await ask('/api/x', { headers });
    for (const name of Object.keys(headers)) expect(upstream?.headers[name]).toBe(undefined);
  });

  it('passes bodies byte for byte, so that signatures over them stay valid', async () => {
    const json = Buffer.from('{ "b":1,\r\n"a" : "\\u00e9" , "a":2 }');
    for (const [type, body] of [
      ['application/json', json],
      ['text/plain; charset=latin1', Buffer.from([0xe9, 0x0a])],
      ['application/x-www-form-urlencoded', Buffer.from('a=%20+b')],
      [undefined, randomBytes(300_000)],
    ] as const) {
      const headers = { 'Content-Length': body.length, ...(type && { 'Content-Type': type }) };
      const { upstream } = await ask('/api/x', { method: 'POST', headers, body });
      expect(upstream?.body).toStrictEqual(body);
      expect(upstream?.headers['content-type']).toBe(type);
      expect(upstream?.headers['content-length']).toBe(String(body.length));
    }
  });

  it('passes chunked bodies, bodies of DELETE, and bodies announced with Expect', async () => {
    const body = Buffer.from('{"a":1}');
    const type = { 'Content-Type': 'application/json' };
    for (const options of [
      { method: 'POST', headers: { ...type, 'Transfer-Encoding': 'chunked' } },
      { method: 'DELETE', headers: { ...type, 'Content-Length': body.length } },
      { method: 'PUT', headers: { ...type, 'Content-Length': body.length, Expect: '100-continue' } },
    ]) {
      const { upstream, status } = await ask('/api/x', { ...options, body });
      expect(status).toBe(200);
      expect(upstream?.body).toStrictEqual(body);
    }
  });

  it('serves a GET that carries a body, without the body', async () => {
    const { status, upstream } = await ask('/api/x', { headers: { 'Content-Length': 2 }, body: Buffer.from('{}') });
    expect(status).toBe(200);
    expect(upstream?.body.length).toBe(0);
  });

  it('keeps path and query as they were sent', async () => {
    const path = '/api/caf%C3%A9/a%2Fb/%E2%9C%93?q=a+b%20c&x=1&x=2&e=?';
    const { upstream } = await ask(path);
    expect(upstream?.url).toBe(path);
  });

  it('passes status, headers and redirects of the service', async () => {
    respond = (_req, res) => res.writeHead(302, { Location: '/login?x=1', 'Set-Cookie': ['a=1', 'b=2'] }).end();
    const { status, headers } = await ask('/api/x');
    respond = (_req, res) => res.end('ok');
    expect(status).toBe(302);
    expect(headers.location).toBe('/login?x=1');
    expect(headers['set-cookie']).toStrictEqual(['a=1', 'b=2']);
  });

  it('sends a request to a service once, also when that answers 503 with Retry-After', async () => {
    respond = (_req, res) => res.writeHead(503, { 'Retry-After': '1' }).end('{}');
    const count = seen.length;
    const { status } = await ask('/api/x');
    respond = (_req, res) => res.end('ok');
    expect(status).toBe(503);
    expect(seen.length).toBe(count + 1);
  });

  it('streams events as they arrive', async () => {
    let sender: ServerResponse | undefined;
    respond = (_req, res) => {
      sender = res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('data: 1\n\n');
    };
    const req = request({ host: '127.0.0.1', port: ports.platform, path: '/api/events' }).end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    const [first] = (await once(res, 'data')) as [Buffer];
    expect(first.toString()).toBe('data: 1\n\n');
    sender?.write('data: 2\n\n');
    const [second] = (await once(res, 'data')) as [Buffer];
    respond = (_req, answer) => answer.end('ok');
    expect(second.toString()).toBe('data: 2\n\n');
    req.destroy();
  });

  it('answers 404, 502 and 503 as JSON with error and message', async () => {
    const missing = await ask('/nothing');
    expect(missing.status).toBe(404);
    expect((JSON.parse(missing.body) as { error: string }).error).toBe('not_found');
    const down = await ask('/down');
    expect(down.status).toBe(503);
    expect((JSON.parse(down.body) as { error: string }).error).toBe('unavailable');
    respond = (req) => req.socket.destroy();
    const broken = await ask('/api/x', { method: 'POST', headers: { 'Content-Length': 1 }, body: Buffer.from('x') });
    respond = (_req, res) => res.end('ok');
    expect(broken.status).toBe(502);
    expect((JSON.parse(broken.body) as { error: string }).error).toBe('unavailable');
  });

  it('keeps the connection of a client whose body a service has not read to its end', async () => {
    const refusing = createNetServer((socket) => {
      socket.on('error', () => undefined).once('data', () => socket.resetAndDestroy());
    });
    await once(refusing.listen(0, '127.0.0.1'), 'listening');
    origins['refusing'] = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = Buffer.alloc(1_000_000);
    const large = { method: 'POST', headers: { 'Content-Length': body.length }, body, agent };
    try {
      for (let times = 0; times < 3; times += 1) {
        expect((await ask('/refusing', large)).status).toBe(502);
        expect((await ask('/api/x', { agent })).status).toBe(200);
      }
    } finally {
      agent.destroy();
      refusing.close();
    }
  });

  it('aborts a request to the service when the client does', async () => {
    const begun = once(service, 'request') as Promise<[IncomingMessage]>;
    const headers = { 'Content-Length': 1_000 };
    const req = request({ host: '127.0.0.1', port: ports['platform'], path: '/api/x', method: 'POST', headers });
    req.on('error', () => undefined).write('the beginning');
    const [received] = await begun;
    const broken = once(received, 'error');
    req.destroy();
    expect(String(await broken)).toMatch(/aborted/);
  });

  it('answers 400 as JSON to an address that is malformed or leaves the root', async () => {
    for (const path of ['/api/%zz', '/api/../internal/x', '/api/%2e%2e/internal/x', '/api/..%2finternal/x']) {
      const count = seen.length;
      const { status, body } = await ask(path);
      assert.equal(status, 400, path);
      expect((JSON.parse(body) as { error: string }).error).toBe('invalid_request');
      expect(seen.length).toBe(count);
    }
  });

  it('reports an empty or invalid content type', async () => {
    for (const type of ['', 'json']) {
      const { status, body } = await ask('/api/x', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: Buffer.from('{}'),
      });
      expect([status, (JSON.parse(body) as { message: string }).message]).toStrictEqual([
        400,
        'The content type cannot be read.',
      ]);
    }
  });

  it('never routes /internal/, however it is spelled', async () => {
    for (const path of ['/internal/introspect', '/%69nternal/introspect', '/internal%2Fintrospect', '/Internal/x']) {
      for (const table of ['platform', 'links']) {
        const count = seen.length;
        assert.equal((await ask(path, { table })).status, 404, path);
        expect(seen.length).toBe(count);
      }
    }
  });

  it('redirects where the table says so, and routes every other path of links to links', async () => {
    const root = await ask('/');
    expect(root.status).toBe(302);
    expect(root.headers.location).toBe('/account');
    const alias = await ask('/', { table: 'links', headers: { Host: 'go.example.test' } });
    expect(alias.status).toBe(200);
    expect(alias.upstream?.headers.host).toBe('go.example.test');
  });
});
