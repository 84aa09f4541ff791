import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { identityBench, type IdentityBench } from '../testing/identity-bench.test-helper.js';

describe('a token that a client has for itself', () => {
  let bench: IdentityBench;
  beforeAll(async () => (bench = await identityBench()));
  afterAll(() => bench.close());

  it('holds what the client may have, and nothing about a person', async () => {
    const client = await bench.client({ scopes: ['openid', 'email', 'org:read'] });
    const ask = (scope: string) => bench.tokenRequest(client, { grant_type: 'client_credentials', scope });
    expect((await ask('org:read')).body.scope).toBe('org:read');
    for (const refused of ['openid', 'email', 'org:read email', 'org:manage', 'org:read org:manage']) {
      const { status, body } = await ask(refused);
      assert.deepEqual([status, body.error], [400, 'invalid_scope'], refused);
    }
  });
});
