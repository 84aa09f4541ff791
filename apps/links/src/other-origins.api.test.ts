import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { linksBench, type LinksBench } from './testing/links-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: LinksBench;
  beforeAll(async () => {
    bench = await linksBench();
  });
  afterAll(() => bench.close());

  it('can call every route of the API, by key and by token, and read when the rate limit resets', async () => {
    expect(await closedToOtherOrigins(bench, document)).toStrictEqual([]);
    const ada = await bench.account();
    const body = { url: 'https://example.org/' };
    for (const [path, token] of [
      ['/api/url/add', ada.token],
      ['/api/v1/links/url/add', await bench.token({ user_uuid: ada.user.uuid })],
    ] as const) {
      const made = await bench.call('POST', path, { token, body });
      expect([made.status, made.body.error, isReadable(made)]).toStrictEqual([200, 0, true]);
      expect(made.headers.get('access-control-expose-headers')!).toMatch(/Retry-After.*X-RateLimit-Reset/);
    }
  });

  it('can read the live stream', async () => {
    const { token } = await bench.account();
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${bench.url}/api/statistics/live`, { headers, signal: abort.signal });
    abort.abort();
    expect([stream.status, isReadable(stream)]).toStrictEqual([200, true]);
  });

  it('can read no public page', async () => {
    const { token } = await bench.account();
    const { alias } = await bench.link(token);
    for (const method of ['OPTIONS', 'GET'])
      expect((await bench.visit(`/${alias}`, { method })).headers['access-control-allow-origin']).toBe(undefined);
  });
});
