import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createEdge } from './edge.js';
import { createSpreader } from './internal-spreader.js';
import { ReplicaSet } from './replica-set.js';
import { parseRoutes } from './routes.js';

const routes = parseRoutes(`
kind: HTTPRoute
metadata: { name: platform }
spec:
  rules:
    - matches: [{ path: { value: / } }]
      backendRefs: [{ name: service, port: 1 }]
`);

/** A process that answers with its name, or breaks off. */
async function replica(name: string) {
  const heard: string[] = [];
  const state = { isBroken: false, heard };
  const server = createServer((req, res) => {
    heard.push(`${req.method}`);
    if (state.isBroken) req.socket.destroy();
    else void text(req).then((body) => res.end(`${name}${body}`));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { name, port, managementPort: port, server, state };
}

describe('requests to a service of several processes', () => {
  let one: Awaited<ReturnType<typeof replica>>;
  let two: Awaited<ReturnType<typeof replica>>;
  let set: ReplicaSet;
  let edge: Awaited<ReturnType<typeof createEdge>>;
  let spreader: Server;
  let origin: string;
  let internal: string;

  beforeAll(async () => {
    [one, two] = await Promise.all([replica('one'), replica('two')]);
    set = new ReplicaSet({ service: [one, two] });
    edge = await createEdge({ routes, table: 'platform', origin: ({ name }) => `http://${name}`, replicas: set });
    origin = await edge.listen({ host: '127.0.0.1', port: 0 });
    spreader = createSpreader(set, 'service');
    await once(spreader.listen(0, '127.0.0.1'), 'listening');
    internal = `http://127.0.0.1:${(spreader.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await edge.close();
    for (const server of [spreader, one.server, two.server]) {
      server.closeAllConnections();
      server.close();
    }
  });

  const ask = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();
  const askTwice = async (url: string) => [await ask(url), await ask(url)].sort();

  it('go to each of them in turn, at the edge and between services', async () => {
    expect(await askTwice(`${origin}/api`)).toStrictEqual(['one', 'two']);
    expect(await askTwice(`${internal}/internal/x`)).toStrictEqual(['one', 'two']);
    expect(await ask(`${internal}/internal/x`, { method: 'POST', body: ' heard it' })).toMatch(/^(one|two) heard it$/);
  });

  it('go to no process that is taken out, until it is put back', async () => {
    await set.takeOut('one');
    expect(await askTwice(`${origin}/api`)).toStrictEqual(['two', 'two']);
    set.putBack('one');
    expect(await askTwice(`${origin}/api`)).toStrictEqual(['one', 'two']);
  });

  it('are answered before the process that has them counts as taken out', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const slow = await replica('slow');
    slow.server.removeAllListeners('request').on('request', (_req, res) => void held.then(() => res.end('late')));
    const alone = new ReplicaSet({ service: [slow] });
    const through = createSpreader(alone, 'service');
    await once(through.listen(0, '127.0.0.1'), 'listening');
    const answer = ask(`http://127.0.0.1:${(through.address() as AddressInfo).port}/`);
    await once(slow.server, 'request');
    let isOut = false;
    const out = alone.takeOut('slow').then(() => (isOut = true));
    expect(isOut).toBe(false);
    release();
    expect(await answer).toBe('late');
    await out;
    for (const server of [through, slow.server]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('go on to another process when one breaks off before it answers, if they change nothing', async () => {
    one.state.isBroken = true;
    two.state.heard.length = 0;
    expect(await askTwice(`${origin}/api`)).toStrictEqual(['two', 'two']);
    const posts = await Promise.all([1, 2].map(() => fetch(`${origin}/api`, { method: 'POST', body: 'x' })));
    expect(posts.map(({ status }) => status).sort()).toStrictEqual([200, 502]);
    expect(two.state.heard.filter((method) => method === 'POST')).toHaveLength(1);
    one.state.isBroken = false;
  });

  it('go to a process that listens when another one does not, also with a body', async () => {
    one.server.closeAllConnections();
    await new Promise((resolve) => one.server.close(resolve));
    const post = () => ask(`${origin}/api`, { method: 'POST', body: ' heard it' });
    expect([await post(), await post()]).toStrictEqual(['two heard it', 'two heard it']);
    expect(await askTwice(`${internal}/`)).toStrictEqual(['two', 'two']);
  });

  it('are answered by 503 at the edge when no process listens', async () => {
    two.server.closeAllConnections();
    await new Promise((resolve) => two.server.close(resolve));
    expect((await fetch(`${origin}/api`)).status).toBe(503);
    const [error] = await once(get(`${internal}/`), 'error');
    expect((error as IncomingMessage & { code: string }).code).toBe('ECONNRESET');
  });
});
