import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { answered, identityBench, type IdentityBench } from '../../testing/identity-bench.test-helper.js';

const first = '/api/.well-known/openid-configuration';
const places = [
  '/.well-known/openid-configuration',
  '/.well-known/oauth-authorization-server',
  '/api/.well-known/oauth-authorization-server',
  '/.well-known/oauth-authorization-server/api',
  '/.well-known/openid-configuration/api',
];

describe('discovery', () => {
  let bench: IdentityBench;
  beforeAll(async () => {
    bench = await identityBench();
  });
  afterAll(() => bench.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    answered(await fetch(bench.url + path, { headers }));

  it('names the endpoints of the contract at each of its addresses, whatever host the request names', async () => {
    const { status, body } = await get('/api/.well-known/openid-configuration');
    expect(status).toBe(200);
    const { url } = bench;
    expect(
      Object.fromEntries(Object.entries(body).filter(([name]) => /issuer$|endpoint$|jwks_uri/.test(name))),
    ).toStrictEqual({
      issuer: `${url}/api`,
      authorization_endpoint: `${url}/oauth/authorize`,
      end_session_endpoint: `${url}/oauth/logout`,
      token_endpoint: `${url}/api/oauth/token`,
      pushed_authorization_request_endpoint: `${url}/api/oauth/par`,
      device_authorization_endpoint: `${url}/api/oauth/device_authorization`,
      revocation_endpoint: `${url}/api/oauth/revoke`,
      introspection_endpoint: `${url}/api/oauth/introspect`,
      userinfo_endpoint: `${url}/api/userinfo`,
      jwks_uri: `${url}/api/.well-known/jwks.json`,
    });
    expect(body.response_types_supported).toStrictEqual(['code']);
    expect(body.code_challenge_methods_supported).toStrictEqual(['S256']);
    expect(body.id_token_signing_alg_values_supported).toStrictEqual(['RS256']);
    expect(body.authorization_response_iss_parameter_supported).toBe(true);
    for (const path of places) {
      expect(
        (await get(path, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' })).body,
      ).toStrictEqual(body);
    }
  });

  it('names the algorithms of every endpoint that takes private_key_jwt (RFC 8414 section 2)', async () => {
    const { body } = await get(first);
    for (const endpoint of ['token', 'revocation', 'introspection']) {
      expect(body[`${endpoint}_endpoint_auth_methods_supported`]).toContain('private_key_jwt');
      const algorithms = body[`${endpoint}_endpoint_auth_signing_alg_values_supported`];
      assert.deepEqual(algorithms, body.token_endpoint_auth_signing_alg_values_supported, endpoint);
      assert.ok(algorithms.length > 0 && !algorithms.includes('none'));
    }
  });

  it('answers HEAD as GET, without the body, and so does the key set', async () => {
    for (const path of [first, ...places, '/api/.well-known/jwks.json']) {
      const [whole, head] = [await fetch(bench.url + path), await fetch(bench.url + path, { method: 'HEAD' })];
      assert.equal(head.status, 200, path);
      expect(await head.text()).toBe('');
      for (const name of ['content-type', 'content-length', 'cache-control'])
        assert.equal(head.headers.get(name), whole.headers.get(name), `${path} ${name}`);
    }
  });
});
