import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../../testing/links-bench.test-helper.js';

describe('cookies where short URLs have TLS', () => {
  let bench: LinksBench;
  let token: string;
  let accountId: number;
  beforeAll(async () => {
    bench = await linksBench({ LINKS_BASE_URL: 'https://go.example' });
    ({ token, id: accountId } = await bench.account());
  });
  afterAll(() => bench.close());

  const call = async (path: string, body?: object) => (await bench.call('POST', path, { token, body })).body;
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    bench.visit(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  it('need TLS as well, and are hidden from scripts', async () => {
    const locked = await bench.link(token, { password: 'secret' });
    const pixel = await call('/api/pixel/add', { type: 'fbpixel', name: 'Tag', tag: '1234567890' });
    const asking = await bench.link(token, { pixels: [pixel.id], pixel_consent: 'ask' });
    const rotator = await call('/api/campaign/add', { name: 'Spring', slug: 'spring', public: true, sticky: true });
    await call(`/api/campaign/${rotator.id}/assign/${asking.id}`);
    const answers = {
      unlocked: await post(`/${locked.alias}/unlock`, 'password=secret'),
      allowed: await post(`/${asking.alias}/consent`, 'answer=yes'),
      led: await bench.visit('/r/spring'),
    };
    for (const [name, { headers }] of Object.entries(answers)) {
      assert.equal(headers['set-cookie']?.length, 1, name);
      assert.match(headers['set-cookie'][0]!, /; HttpOnly; SameSite=Lax; Secure$/, name);
    }
  });

  it('need TLS on a branded domain exactly if the visit has it, as browsers keep no others', async () => {
    const host = 'brand.example';
    await bench.query(
      `INSERT INTO domain (account_id, host, scheme, redirectroot, redirect404) VALUES ($1, $2, 'http', '', '')`,
      [accountId, host],
    );
    const pixel = await call('/api/pixel/add', { type: 'fbpixel', name: 'Brand', tag: '1234567891' });
    const domain = `http://${host}`;
    const locked = await bench.link(token, { domain, password: 'secret' });
    const asking = await bench.link(token, { domain, pixels: [pixel.id], pixel_consent: 'ask' });
    for (const [scheme, isSecure] of [
      ['http', false],
      ['https', true],
    ] as const)
      for (const [path, body] of [
        [`/${locked.alias}/unlock`, 'password=secret'],
        [`/${asking.alias}/consent`, 'answer=yes'],
      ] as const) {
        const { status, headers } = await post(path, body, { host, 'x-forwarded-proto': scheme });
        expect(status).toBe(303);
        assert.equal(/; Secure/.test(headers['set-cookie']![0]!), isSecure, `${scheme} ${path}`);
      }
  });
});
