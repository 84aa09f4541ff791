import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('addresses with a typing error', () => {
  let bench: LinksBench;
  let token: string;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*.example=go.example' });
    ({ token } = await bench.account());
    await call('POST', '/api/domain/add', { domain: 'https://brand.example', redirect404: 'https://example.org/lost' });
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });
  const visit = (path: string, host = 'go.example') => bench.visit(path, { headers: { host } });
  const added = ['.', ')', ',', '%20', '%E2%80%8B', ').', '%22', '/', '%C2%A0', '*'];

  it('redirect to the intended link, and count as a visit of it', async () => {
    const own = await bench.link(token, { custom: 'nearly', url: 'https://example.org/own' });
    await bench.link(token, { custom: 'docs/nearly', domain: 'brand.example', url: 'https://example.org/branded' });
    for (const end of added) {
      assert.equal((await visit(`/nearly${end}`)).headers.location, 'https://example.org/own', end);
      assert.equal(
        (await visit(`/docs/nearly${end}`, 'brand.example')).headers.location,
        'https://example.org/branded',
        end,
      );
    }
    await bench.counted(token, own.id, added.length);
    // Two stages before the routes answer plain visits, and must agree with them.
    expect((await visit('/nearly')).headers.location).toBe('https://example.org/own');
  });

  it('are used as they are when they exist, and are 404 when nothing matches', async () => {
    await bench.link(token, { custom: 'v1', domain: 'brand.example', url: 'https://example.org/v1' });
    await bench.link(token, { custom: 'v1.', domain: 'brand.example', url: 'https://example.org/dot' });
    expect((await visit('/v1.', 'brand.example')).headers.location).toBe('https://example.org/dot');
    expect((await visit('/v1,', 'brand.example')).headers.location).toBe('https://example.org/v1');
    expect((await visit('/no-such-one.')).status).toBe(404);
    expect((await visit('/no-such-one)', 'brand.example')).headers.location).toBe('https://example.org/lost');
    expect((await visit('/...')).status).toBe(404);
  });

  it('of a branded domain work with `www.` in front, unless another account has that domain', async () => {
    await bench.link(token, { custom: 'with-www', domain: 'brand.example', url: 'https://example.org/www' });
    expect((await visit('/with-www', 'www.brand.example')).headers.location).toBe('https://example.org/www');
    const other = await bench.account();
    await bench.call('POST', '/api/domain/add', { token: other.token, body: { domain: 'https://www.brand.example' } });
    expect((await visit('/with-www', 'www.brand.example')).status).toBe(404);
  });

  it('of bio pages, QR codes, rotators and lists work as well', async () => {
    const { body: bio } = await call('POST', '/api/bio/add', { title: 'Ada', alias: 'nearly-bio' });
    const { body: qr } = await call('POST', '/api/qr/add', { type: 'link', data: 'https://example.org/scan' });
    const { body: campaign } = await call('POST', '/api/campaign/add', {
      name: 'Nearly',
      slug: 'nearly',
      public: true,
    });
    const code = new URL(qr.link as string).pathname;
    for (const [path, right] of [
      ['/%40nearly-bio', '/@nearly-bio'],
      ['/@nearly-bio.', '/@nearly-bio'],
      [`${code}/`, code],
      [`${code}).`, code],
      [`${code}.png/?size=64`, `${code}.png?size=64`],
      ['/r/nearly/', '/r/nearly'],
      [`${new URL(campaign.list as string).pathname}/`, new URL(campaign.list as string).pathname],
    ] as const) {
      const answer = await visit(path);
      assert.deepEqual([answer.status, answer.headers.location], [302, right], path);
    }
    expect(bio.link).toBe(`${linksOrigin}/@nearly-bio`);
    expect((await visit('/@nearly-bio')).status).toBe(200);
    assert.equal((await visit('/r/no-such-campaign')).status, 404, 'no circle');
  });
});
