import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, linksOrigin, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('links on branded domains', () => {
  let bench: LinksBench;
  let token: string;
  let accountId: number;

  beforeAll(async () => {
    bench = await linksBench();
    ({ token, id: accountId } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = (method: string, path: string, body?: object) => bench.call(method, path, { token, body });
  const add = (body: object) => call('POST', '/api/url/add', { url: 'https://example.org/', ...body });
  const update = (id: number, body: object) => call('PUT', `/api/url/${id}/update`, body);

  it('have an alias once on each domain, and move between domains', async () => {
    await bench.query(`INSERT INTO domain (account_id, host, scheme) VALUES ($1, 'brand.example', 'https')`, [
      accountId,
    ]);
    const first = await add({ custom: 'Shared', domain: 'https://BRAND.example/' });
    expect(first.body.shorturl).toBe('https://brand.example/Shared');
    expect((await add({ custom: 'shared', domain: 'brand.example' })).status).toBe(409);
    const second = await add({ custom: 'Shared', domain: linksOrigin });
    expect(second.body.shorturl).toBe(`${linksOrigin}/Shared`);
    const found = await bench.call('GET', '/api/urls?short=https://brand.example/shared', { token });
    expect(found.body.details.id).toBe(first.body.id);
    assert.equal((await update(first.body.id, { domain: null })).status, 409, 'there it is taken');
    const moved = await update(first.body.id, { domain: '', custom: 'Moved-Over' });
    expect(moved.body.short).toBe(`${linksOrigin}/Moved-Over`);
    expect((await update(second.body.id, { domain: 'brand.example', custom: 'fresh' })).status).toBe(200);
    expect((await call('GET', `/api/url/${second.body.id}`)).body.details.domain).toBe('https://brand.example');
  });

  it('have no short link as a destination, on our host or on any branded domain', async () => {
    await bench.query(`INSERT INTO domain (account_id, host, scheme) VALUES ($1, 'loop.example', 'https')`, [
      (await bench.account()).id,
    ]);
    for (const place of [
      `${linksOrigin}/a`,
      'http://GO.example:80/a',
      'https://loop.example/a',
      'http://LOOP.example.:8080/',
    ]) {
      for (const body of [
        { url: place },
        { expirylink: place },
        { geotarget: { ca: place } },
        { devicetarget: { mac: place } },
        { languagetarget: { de: place } },
        { rotate: [{ link: place }] },
        { deeplink: { android: place } },
        { deeplink: { app: place } },
      ]) {
        const answer = await add(body);
        assert.deepEqual([answer.status, answer.body.error], [400, 1], JSON.stringify(body));
        expect(answer.body.message).toMatch(/must not lead to a short link/);
      }
    }
  });

  it('move to no domain while their destination is a host that became a branded domain since', async () => {
    const { id } = (await add({ url: 'https://later.example/again', custom: 'again' })).body;
    const aside = (await add({ geotarget: { ca: 'https://later.example/' } })).body;
    await bench.query(`INSERT INTO domain (account_id, host, scheme) VALUES ($1, 'later.example', 'https')`, [
      accountId,
    ]);
    for (const link of [id, aside.id]) {
      const { status, body } = await update(link, { domain: 'later.example' });
      expect([status, Object.keys(body.errors)]).toStrictEqual([400, ['domain']]);
    }
    expect((await update(id, { domain: 'later.example', url: 'https://example.org/' })).status).toBe(200);
  });
});
