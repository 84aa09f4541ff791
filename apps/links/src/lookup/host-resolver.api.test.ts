import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('branded domains', () => {
  let bench: LinksBench;
  let token: string;
  let accountId: number;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token, id: accountId } = await bench.account());
  });
  afterAll(() => bench.close());

  const domain = (host: string, redirectroot = '', redirect404 = '', state = 'active') =>
    bench.query(
      `INSERT INTO domain (account_id, host, scheme, redirectroot, redirect404, state)
       VALUES ($1, $2, 'https', $3, $4, $5)`,
      [accountId, host, redirectroot, redirect404, state],
    );
  const visit = (host: string, path: string, method = 'GET') => bench.visit(path, { method, headers: { host } });

  it('serve their own links and nobody else’s, also while their DNS is pending', async () => {
    await domain('brand.example');
    await domain('pending.example', '', '', 'pending');
    await bench.link(token, { custom: 'here', domain: 'brand.example', url: 'https://example.org/brand' });
    await bench.link(token, { custom: 'here', url: 'https://example.org/own' });
    await bench.link(token, { custom: 'there', url: 'https://example.org/own' });
    await bench.link(token, { custom: 'late', domain: 'pending.example' });
    for (const host of ['brand.example', 'BRAND.example:443', 'brand.example.'])
      assert.equal((await visit(host, '/HERE')).headers.location, 'https://example.org/brand', host);
    expect((await visit('go.example', '/here')).headers.location).toBe('https://example.org/own');
    expect((await visit('brand.example', '/there')).status).toBe(404);
    expect((await visit('pending.example', '/late')).status).toBe(302);
    expect((await visit('unknown.example', '/here')).status).toBe(404);
    expect((await visit('brand.example', '/')).status).toBe(200);
  });

  it('redirect their root and unknown aliases to the targets of their owner', async () => {
    await domain('routed.example', 'https://example.org/home', 'https://example.org/lost');
    expect((await visit('routed.example', '/')).headers.location).toBe('https://example.org/home');
    const lost = await visit('routed.example', '/no-such-alias');
    expect([lost.status, lost.headers.location]).toStrictEqual([302, 'https://example.org/lost']);
    expect(lost.headers['cache-control']).toBe('private, no-store');
  });

  it('redirect every unknown address to one target, also where our own host has a page', async () => {
    await domain('wide.example', 'https://example.org/home', 'https://example.org/lost');
    const { body: bio } = await bench.call('POST', '/api/bio/add', { token, body: { title: 'Ada', alias: 'ada' } });
    expect((await visit('go.example', new URL(bio.link).pathname)).status).toBe(200);
    const nothing = ['/a/b', '/a/b/c', '/r/x', '/r/spring', '/u/x/c-1', '/@ada', '/@x', '/@ada/i', '/qr/x'];
    for (const path of [...nothing, '/qr/2222222222.png', '/none/i', '/avatar/x', '/avatar/ada.svg'])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await visit('wide.example', path, method);
        assert.deepEqual([status, headers.location], [302, 'https://example.org/lost'], `${method} ${path}`);
        assert.equal((await visit('brand.example', path, method)).status, 404, `${method} ${path} without a target`);
      }
    for (const [path, place] of [
      ['/', 'home'],
      ['/none', 'lost'],
    ] as const) {
      const { status, headers } = await visit('wide.example', path, 'POST');
      assert.deepEqual([status, headers.location], [307, `https://example.org/${place}`], `POST ${path}`);
    }
    // The input of a form stays here.
    for (const path of ['/none/unlock', '/none/consent', '/none/answer']) {
      const { status, headers } = await visit('wide.example', path, 'POST');
      assert.deepEqual([status, headers.location], [404, undefined], `POST ${path}`);
    }
    expect((await visit('wide.example', '/api/none')).headers.location).toBe(undefined);
  });

  it('never redirect in a circle, over one domain or two, except to an existing link of ours', async () => {
    await domain('self.example', 'https://self.example/', 'https://self.example/none');
    await domain('ping.example', 'https://pong.example/', 'https://pong.example/x');
    await domain('pong.example', 'https://ping.example/', `${linksOrigin}/welcome`);
    await domain('deep.example', 'https://deep.example/a/b', 'https://deep.example/a/b');
    for (const [host, path, status] of [
      ['self.example', '/', 200],
      ['self.example', '/x', 404],
      ['ping.example', '/', 200],
      ['ping.example', '/x', 404],
      ['pong.example', '/x', 404],
      ['deep.example', '/', 200],
      ['deep.example', '/x', 404],
      ['deep.example', '/a/b', 404],
    ] as const) {
      const answer = await visit(host, path);
      assert.deepEqual([answer.status, answer.headers.location], [status, undefined], `${host}${path}`);
    }
    await bench.link(token, { custom: 'welcome' });
    expect((await visit('pong.example', '/x')).headers.location).toBe(`${linksOrigin}/welcome`);
  });
});
