import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { introspectionPath } from '@platform/contracts';
import { closedToOtherOrigins, isReadable } from '@platform/testing';
import { identityBench, type IdentityBench } from './testing/identity-bench.test-helper.js';

const document = new URL('../openapi.json', import.meta.url);

describe('pages of other origins', () => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await identityBench();
  });
  afterAll(() => bench.close());

  it('can call every route of the API but a picture, which they can show without it', async () => {
    const picture = 'get /api/v1/oauth-clients/branding/{hash}';
    expect(await closedToOtherOrigins(bench, document)).toStrictEqual([picture]);
    const { uuid } = await bench.person();
    const token = await bench.token({ user_uuid: uuid });
    for (const path of ['/api/v1/me', '/api/user']) {
      const profile = await bench.call('GET', path, { token });
      expect([profile.status, isReadable(profile)]).toStrictEqual([200, true]);
    }
    const unknown = await bench.call('GET', `/api/v1/oauth-clients/${uuid}`, { token });
    expect([unknown.status, isReadable(unknown)]).toStrictEqual([404, true]);
  });

  it('can call no page, asset or internal route', async () => {
    for (const path of ['/login', '/account', '/consent', '/assets/identity/icon.svg', introspectionPath])
      for (const method of ['OPTIONS', 'GET', 'POST'])
        assert.ok(!isReadable(await bench.call(method, path)), `${method} ${path}`);
  });

  it('are judged by the provider at its endpoints: an application calls from its registered origins', async () => {
    const { client_id } = await bench.client({ type: 'public', redirect_uris: ['https://app.example/callback'] });
    const ask = (origin: string) =>
      bench.call('POST', '/api/oauth/token', {
        rawBody: new URLSearchParams({ client_id, grant_type: 'authorization_code', code: 'none' }).toString(),
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      });
    const answered = await Promise.all(['https://app.example', 'https://other.example'].map(ask));
    expect(answered.map(({ headers }) => headers.get('access-control-allow-origin'))).toStrictEqual([
      'https://app.example',
      null,
    ]);
  });
});
