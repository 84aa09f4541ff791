import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { linksBench, type LinksBench } from './testing/links-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: LinksBench;
  before(async () => {
    bench = await linksBench();
  });
  after(() => bench.close());

  it('reach every route of the API, by key and by token, and learn when the minute ends', async () => {
    assert.deepEqual(await closedToOtherOrigins(bench, document), []);
    const ada = await bench.account();
    const body = { url: 'https://example.org/' };
    for (const [path, token] of [
      ['/api/url/add', ada.token],
      ['/api/v1/links/url/add', await bench.token({ user_uuid: ada.user.uuid })],
    ] as const) {
      const made = await bench.call('POST', path, { token, body });
      assert.deepEqual([made.status, made.body.error, isReadable(made)], [200, 0, true]);
      assert.match(made.headers.get('access-control-expose-headers')!, /Retry-After.*X-RateLimit-Reset/);
    }
  });

  it('can watch the live stream', async () => {
    const { token } = await bench.account();
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const stream = await fetch(`${bench.url}/api/statistics/live`, { headers, signal: abort.signal });
    abort.abort();
    assert.deepEqual([stream.status, isReadable(stream)], [200, true]);
  });

  it('reach no public page', async () => {
    const { token } = await bench.account();
    const { alias } = await bench.link(token);
    for (const method of ['OPTIONS', 'GET'])
      assert.equal((await bench.visit(`/${alias}`, { method })).headers['access-control-allow-origin'], undefined);
  });
});
