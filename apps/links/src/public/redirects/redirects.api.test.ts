import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { eventually } from '@platform/testing';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('redirects', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token } = await bench.account());
  });
  afterAll(() => bench.close());

  it('are 302 to the canonical destination, without caching', async () => {
    const { alias } = await bench.link(token, { url: 'https://münchen.example/ä b?q=ü#x' });
    const { status, headers, body } = await bench.visit(`/${alias}?utm=1`);
    expect([status, body]).toStrictEqual([302, '']);
    expect(headers.location).toBe('https://xn--mnchen-3ya.example/%C3%A4%20b?q=%C3%BC#x');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['set-cookie']).toBe(undefined);
  });

  it('answer HEAD with the headers of GET', async () => {
    const { alias } = await bench.link(token);
    const { status, headers, body } = await bench.visit(`/${alias}`, { method: 'HEAD' });
    expect([status, headers.location, headers['cache-control'], body]).toStrictEqual([
      302,
      'https://example.org/',
      'private, no-store',
      '',
    ]);
  });

  it('find a custom alias in every spelling, a random one only in its own', async () => {
    const custom = await bench.link(token, { custom: 'Spéll' });
    for (const path of ['Sp%C3%A9ll', 'sp%c3%a9ll', 'SP%C3%89LL', 'Spe%CC%81ll'])
      assert.equal((await bench.visit(`/${path}`)).status, 302, path);
    let random = await bench.link(token);
    // An alias without capitals equals its folded spelling.
    while (!/[a-z].*[A-Z]|[A-Z].*[a-z]/.test(random.alias)) random = await bench.link(token);
    expect((await bench.visit(`/${random.alias}`)).status).toBe(302);
    expect((await bench.visit(`/${random.alias.toUpperCase()}`)).status).toBe(404);
    assert.ok(custom.id);
  });

  it('ignore a slash at the end of an address', async () => {
    const { alias } = await bench.link(token, { custom: 'with-slash' });
    for (const method of ['GET', 'HEAD', 'POST'])
      assert.equal((await bench.visit(`/${alias}/?x=1`, { method })).headers.location, 'https://example.org/', method);
    const locked = await bench.link(token, { custom: 'locked-slash', password: 'sesame' });
    expect((await bench.visit(`/${locked.alias}/`)).body).toMatch(/action="\/locked-slash\/unlock"/);
    const bio = await bench.call('POST', '/api/bio/add', { token, body: { title: 'Ada', alias: 'ada-slash' } });
    expect((await bench.visit(`${new URL(bio.body.link).pathname}/`)).status).toBe(200);
    for (const [path, type] of [
      ['/no-such-alias/', 'text/html'],
      ['//', 'text/html'],
      ['/api/', 'application/json'],
    ] as const) {
      const { status, headers } = await bench.visit(path);
      assert.deepEqual([status, headers['content-type']!.split(';')[0]], [404, type], path);
    }
  });

  it('never lead to a stranger who takes the folded spelling of a deleted random alias', async () => {
    let random = await bench.link(token);
    while (!/[A-Z]/.test(random.alias)) random = await bench.link(token);
    await bench.call('DELETE', `/api/url/${random.id}/delete`, { token });
    const folded = random.alias.toLowerCase();
    await bench.link((await bench.account('Eve')).token, { custom: folded, url: 'https://eve.example/' });
    expect((await bench.visit(`/${random.alias}`)).status).toBe(404);
    expect((await bench.visit(`/${folded}`)).headers.location).toBe('https://eve.example/');
  });

  it('answer an unknown alias with a page that cannot run scripts, and count nothing', async () => {
    const allCounted = () =>
      eventually(async () => {
        const files = await readdir(bench.journalDir, { recursive: true });
        expect(files.filter((name) => name.endsWith('.jsonl'))).toStrictEqual([]);
        expect(await bench.query('SELECT FROM click_batch')).toStrictEqual([]);
      });
    const counted = () => bench.query('SELECT coalesce(sum(clicks_all), 0)::int AS clicks FROM item_counter');
    await allCounted();
    const before = await counted();
    for (const path of ['/nowhere', '/favicon.png', '/a/b/c', '/x'.repeat(400), '/%00', '/%E0%A4%A']) {
      const { status, headers, body } = await bench.visit(path);
      if (status === 400) continue;
      assert.deepEqual([status, headers['content-type']], [404, 'text/html; charset=utf-8'], path);
      expect(String(headers['content-security-policy'])).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).toMatch(/<html lang="en">[^]*<h1>This link does not exist<\/h1>/);
    }
    await allCounted();
    expect(await counted()).toStrictEqual(before);
  });

  it('are served on the host of links only, in any spelling of it', async () => {
    const { alias } = await bench.link(token);
    for (const host of ['go.example', 'GO.example:8081', 'go.example.']) {
      assert.equal((await bench.visit(`/${alias}`, { headers: { host } })).status, 302, host);
    }
    for (const host of ['other.example', 'go.example.evil.example', '127.0.0.1', '[::1]:80', 'x']) {
      const { status, headers } = await bench.visit(`/${alias}`, {
        headers: { host, 'x-forwarded-host': 'go.example' },
      });
      assert.deepEqual([status, headers.location], [404, undefined], host);
    }
  });

  it('have a page at the root, and leave the errors of the API to the API', async () => {
    expect((await bench.visit('/')).status).toBe(200);
    expect((await bench.visit('/', { headers: { host: 'other.example' } })).status).toBe(404);
    const api = await bench.visit('/api/nowhere');
    expect([api.status, JSON.parse(api.body).error]).toStrictEqual([404, 1]);
    expect((await bench.visit('/anything', { method: 'POST' })).status).toBe(404);
  });

  it('apply a change, a move, a deletion and a new link at the very next request', async () => {
    const { id } = await bench.link(token, { custom: 'Change-Me' });
    const at = async (alias: string) => (await bench.visit(`/${alias}`)).headers.location;
    expect(await at('change-me')).toBe('https://example.org/');
    await bench.call('PUT', `/api/url/${id}/update`, { token, body: { url: 'https://example.org/2' } });
    expect(await at('change-me')).toBe('https://example.org/2');
    expect(await at('moved-there')).toBe(undefined);
    await bench.call('PUT', `/api/url/${id}/update`, { token, body: { custom: 'Moved-There' } });
    expect([await at('change-me'), await at('moved-there')]).toStrictEqual([undefined, 'https://example.org/2']);
    await bench.call('DELETE', `/api/url/${id}/delete`, { token });
    expect(await at('moved-there')).toBe(undefined);
    await bench.link(token, { custom: 'moved-there', url: 'https://example.org/3' });
    expect(await at('MOVED-THERE')).toBe('https://example.org/3');
  });

  it('never return to an older destination while it is changed under load', async () => {
    const { id } = await bench.link(token, { custom: 'Racing', url: 'https://example.org/0' });
    const seen: number[][] = [];
    let isChanging = true;
    const visitors = Array.from({ length: 4 }, async () => {
      const own: number[] = [];
      while (isChanging) own.push(Number(new URL((await bench.visit('/racing')).headers.location!).pathname.slice(1)));
      seen.push(own);
    });
    for (let version = 1; version <= 15; version++) {
      await bench.call('PUT', `/api/url/${id}/update`, { token, body: { url: `https://example.org/${version}` } });
      expect((await bench.visit('/racing')).headers.location).toBe(`https://example.org/${version}`);
    }
    isChanging = false;
    await Promise.all(visitors);
    for (const own of seen) expect(own).toStrictEqual(own.toSorted((a, b) => a - b));
  });

  it('go on when a change message cannot be read', async () => {
    const { alias } = await bench.link(token, { url: 'https://example.org/1' });
    for (const message of ['no JSON', '{}', 'null'])
      expect(await bench.redis.publish('links:changed', message)).toBeGreaterThan(0);
    await bench.redis.publish('links:changed', JSON.stringify({ key: alias, version: 0 }));
    expect((await bench.visit(`/${alias}`)).status).toBe(302);
  });

  it('go on when Redis is emptied', async () => {
    const { alias } = await bench.link(token);
    await bench.redis.flushdb();
    expect((await bench.visit(`/${alias}`)).headers.location).toBe('https://example.org/');
  });
});
