import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { linksBench, type LinksBench } from '../testing/links-bench.test-helper.js';

describe('the statuses for old clients', () => {
  let bench: LinksBench;
  beforeAll(async () => (bench = await linksBench({ LINKS_LEGACY_STATUS: '1' })));
  afterAll(() => bench.close());

  it('are 200 for refused requests, with the usual body', async () => {
    const { id, user, token } = await bench.account();
    const { alias } = await bench.link(token, { custom: 'legacy' });
    for (const [method, path, body, code] of [
      ['POST', '/api/url/add', { url: 'ftp://x' }, 'invalid_request'],
      ['GET', '/api/url/999999', undefined, 'not_found'],
      ['POST', '/api/url/add', { url: 'https://example.org/', custom: alias }, 'already_exists'],
    ] as const) {
      const answer = await bench.call(method, path, { token, body });
      assert.deepEqual([answer.status, answer.body.error, answer.body.code], [200, 1, code], path);
    }
    const broken = await bench.call('POST', '/api/url/add', { token, rawBody: '{' });
    expect([broken.status, broken.body.error]).toStrictEqual([200, 1]);
    const reader = await bench.key(id);
    await bench.query(`UPDATE api_key SET scopes = '{links:read}' WHERE prefix = $1`, [reader.slice(3, 11)]);
    const refused = await bench.call('GET', '/api/account', { token: reader });
    expect([refused.status, refused.body.code]).toStrictEqual([200, 'insufficient_scope']);
    expect((await bench.call('GET', '/api/account')).status).toBe(401);
    expect((await bench.call('GET', '/api/nowhere', { token })).status).toBe(404);
    const own = await bench.token({ user_uuid: user.uuid });
    expect((await bench.call('GET', '/api/v1/links/url/999999', { token: own })).status).toBe(404);
    expect((await bench.visit('/nowhere')).status).toBe(404);
  });
});
