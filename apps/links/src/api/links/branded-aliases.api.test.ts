import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('aliases of branded domains', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*.example=go.example' });
    ({ token } = await bench.account());
    for (const [domain, case_sensitive] of [
      ['moved.example', false],
      ['exact.example', true],
    ])
      expect((await call('POST', '/api/domain/add', { domain: `https://${domain}`, case_sensitive })).status).toBe(200);
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });
  const add = async (custom: string, domain: string, body: object = {}) => {
    const answer = await call('POST', '/api/url/add', {
      url: `https://example.org/${custom}`,
      custom,
      domain,
      ...body,
    });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body as { id: number; shorturl: string };
  };
  const visit = (host: string, path: string, options: object = {}) =>
    bench.visit(path, { headers: { host }, ...options });
  const location = async (host: string, path: string) => (await visit(host, path)).headers.location;

  it('may be those of other shorteners, and redirect, also where our own host has routes', async () => {
    for (const alias of [
      'a',
      'ab',
      'docs/start',
      'docs/start/2',
      'v2.0',
      '~ada',
      'login',
      'qr/code.png',
      'r/spring',
      'u/ada/c-1',
      'a'.repeat(190),
    ]) {
      const { shorturl } = await add(alias, 'moved.example');
      expect(shorturl).toBe(`https://moved.example/${alias}`);
      assert.equal(await location('moved.example', `/${alias}`), `https://example.org/${alias}`, alias);
      assert.equal(await location('moved.example', `/${alias}/`), `https://example.org/${alias}`, `${alias}/`);
    }
    expect(await location('moved.example', '/Docs/START?x=1')).toBe('https://example.org/docs/start');
    const posted = await visit('moved.example', '/docs/start', { method: 'POST' });
    expect([posted.status, posted.headers.location]).toStrictEqual([307, 'https://example.org/docs/start']);
    const { body } = await call('GET', '/api/urls?short=https://moved.example/Docs/start');
    expect(body.details.alias).toBe('docs/start');
  });

  it('refuse paths with a meaning there, and are not for our own host', async () => {
    for (const custom of ['robots.txt', '.well-known/x', 'docs/unlock', 'a//b']) {
      const { status, body } = await call('POST', '/api/url/add', {
        url: 'https://example.org/',
        custom,
        domain: 'moved.example',
      });
      assert.deepEqual([status, Object.keys(body.errors)], [400, ['custom']], custom);
    }
    for (const custom of ['a', 'docs/start', 'v2.0', 'login'])
      expect((await call('POST', '/api/url/add', { url: 'https://example.org/', custom })).status).toBe(400);
    const { id } = await add('docs/only-here', 'moved.example');
    assert.equal(
      (await call('PUT', `/api/url/${id}/update`, { domain: linksOrigin })).status,
      400,
      'it cannot come along',
    );
    expect((await call('PUT', `/api/url/${id}/update`, { domain: linksOrigin, custom: 'only-here' })).status).toBe(200);
    expect(await location('go.example', '/only-here')).toBe('https://example.org/docs/only-here');
  });

  it('are case-sensitive where the domain is, and one link elsewhere', async () => {
    await add('Sale', 'exact.example');
    await add('sale', 'exact.example');
    expect(await location('exact.example', '/Sale')).toBe('https://example.org/Sale');
    expect(await location('exact.example', '/sale')).toBe('https://example.org/sale');
    expect((await visit('exact.example', '/SALE')).status).toBe(404);
    expect((await call('GET', '/api/urls?short=exact.example/SALE')).body.error).toBe(1);
    expect((await call('GET', '/api/urls?short=exact.example/Sale')).body.details.alias).toBe('Sale');
    await add('Sale', 'moved.example');
    const again = await call('POST', '/api/url/add', {
      url: 'https://example.org/',
      custom: 'SALE',
      domain: 'moved.example',
    });
    expect(again.status).toBe(409);
  });

  it('keep their case sensitivity while links are on the domain', async () => {
    const { id } = (await call('POST', '/api/domain/add', { domain: 'https://later.example' })).body;
    expect((await call('PUT', `/api/domain/${id}/update`, { case_sensitive: true })).status).toBe(200);
    expect((await call('GET', `/api/domain/${id}`)).body.details.case_sensitive).toBe(true);
    await add('Sale', 'later.example');
    const refused = await call('PUT', `/api/domain/${id}/update`, { case_sensitive: false });
    expect([refused.status, refused.body.code]).toStrictEqual([409, 'domain_in_use']);
    expect((await call('PUT', `/api/domain/${id}/update`, { case_sensitive: true, redirect404: '' })).status).toBe(200);
  });

  it('of several parts ask for passwords and accept them as any other does', async () => {
    await add('docs/secret', 'moved.example', { password: 'open' });
    const page = await visit('moved.example', '/docs/secret');
    expect([page.status, /action="([^"]+)"/.exec(page.body)?.[1]]).toStrictEqual([200, '/docs/secret/unlock']);
    const headers = {
      host: 'moved.example',
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://moved.example',
    };
    const unlocked = await bench.visit('/docs/secret/unlock', { method: 'POST', headers, body: 'password=open' });
    expect([unlocked.status, unlocked.headers.location]).toStrictEqual([303, '/docs/secret']);
    const cookie = unlocked.headers['set-cookie']![0]!.split(';')[0]!;
    const opened = await bench.visit('/docs/secret', { headers: { host: 'moved.example', cookie } });
    expect(opened.headers.location).toBe('https://example.org/docs/secret');
  });

  it('of several parts have a picture for lists as any other has', async () => {
    const { id } = await add('docs/pictured', 'moved.example');
    const { body: channel } = await call('POST', '/api/channel/add', { name: 'Docs' });
    await call('POST', `/api/channel/${channel.id as number}/assign/links/${id}`);
    const [item] = (await call('GET', `/api/channel/${channel.id as number}`)).body.data.items;
    expect(item.preview).toBe('https://moved.example/docs/pictured/i');
    const picture = await visit('moved.example', '/docs/pictured/i');
    expect([picture.status, picture.headers['content-type']]).toStrictEqual([200, 'image/png']);
    expect((await visit('moved.example', '/docs/no-such/i')).status).toBe(404);
  });
});
