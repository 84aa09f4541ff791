import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('the well-known paths', () => {
  let bench: LinksBench;
  let token: string;
  let id: number;

  beforeAll(async () => {
    bench = await linksBench({ LINKS_STATIC_DNS: '*.example=go.example' });
    ({ token } = await bench.account());
    const body = { domain: 'https://brand.example', redirect404: 'https://example.org/lost' };
    ({ id } = (await call('POST', '/api/domain/add', body)).body);
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });
  const get = (path: string, host = 'brand.example') => bench.visit(path, { headers: { host } });

  it('have their own answers on every host', async () => {
    for (const host of ['go.example', 'brand.example']) {
      const robots = await get('/robots.txt', host);
      expect([robots.status, robots.headers['content-type']]).toStrictEqual([200, 'text/plain; charset=utf-8']);
      expect(robots.body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
      const icon = await get('/favicon.ico', host);
      expect([icon.status, icon.headers['content-type']]).toStrictEqual([200, 'image/svg+xml; charset=utf-8']);
      for (const name of ['security.txt', 'assetlinks.json', 'apple-app-site-association', 'x/y', 'constructor']) {
        const { status, headers } = await get(`/.well-known/${name}`, host);
        assert.deepEqual([status, headers.location], [404, undefined], `${host} ${name}`);
      }
    }
  });

  it('have the files of the owner’s apps, when configured', async () => {
    const apple_app_site_association = { applinks: { details: [{ appIDs: ['A.b'], components: [{ '/': '/*' }] }] } };
    const assetlinks = [{ relation: ['delegate_permission/common.handle_all_urls'] }];
    const files = { apple_app_site_association, assetlinks };
    expect((await call('PUT', `/api/domain/${id}/update`, files)).status).toBe(200);
    for (const [name, file] of [
      ['apple-app-site-association', apple_app_site_association],
      ['assetlinks.json', assetlinks],
    ] as const) {
      const answer = await get(`/.well-known/${name}`);
      expect([answer.status, answer.headers['content-type']]).toStrictEqual([200, 'application/json; charset=utf-8']);
      expect(JSON.parse(answer.body)).toStrictEqual(file);
    }
    expect((await call('GET', `/api/domain/${id}`)).body.details.assetlinks).toStrictEqual(assetlinks);
    assert.equal((await get('/.well-known/assetlinks.json', 'go.example')).status, 404, 'not on our own host');
    await call('PUT', `/api/domain/${id}/update`, { redirectroot: '' });
    assert.equal((await get('/.well-known/assetlinks.json')).status, 200, 'a missing key leaves it');
    await call('PUT', `/api/domain/${id}/update`, { assetlinks: null });
    expect((await get('/.well-known/assetlinks.json')).status).toBe(404);
    for (const file of ['text', 5, { a: 'x'.repeat(140_000) }])
      assert.equal((await call('PUT', `/api/domain/${id}/update`, { assetlinks: file })).status, 400);
  });
});
