import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { tokenKey } from '@platform/contracts';
import { hashToken } from '@platform/service-kit';
import { identityBench, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

describe('a token of a client for itself', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('holds the allowed scopes that need no person, and the answer names them', async () => {
    const client = await bench.client({ scopes: ['openid', 'email', 'org:read', 'links:manage', 'clients:manage'] });
    const ask = (scope?: string) =>
      bench.tokenRequest(client, { grant_type: 'client_credentials', ...(scope !== undefined && { scope }) });
    for (const asked of ['org:read', 'org:read email', 'links:manage openid org:read clients:manage']) {
      const { status, body } = await ask(asked);
      assert.deepEqual([status, body.scope], [200, 'org:read'], asked);
      const record = await bench.redis.get(tokenKey(hashToken(body.access_token)));
      assert.deepEqual(JSON.parse(record!).scopes, ['org:read'], asked);
    }
    const without = await ask();
    expect([without.status, without.body.scope]).toStrictEqual([200, undefined]);
  });

  it('is refused when no scope is left, or when the client may not have one of them', async () => {
    const client = await bench.client({ scopes: ['openid', 'email', 'org:read', 'links:manage'] });
    for (const scope of [
      'openid',
      'email',
      'links:manage email',
      'org:manage',
      'org:read org:manage',
      'org:read phone',
    ]) {
      const { status, body } = await bench.tokenRequest(client, { grant_type: 'client_credentials', scope });
      assert.deepEqual([status, body.error], [400, 'invalid_scope'], scope);
    }
  });
});
