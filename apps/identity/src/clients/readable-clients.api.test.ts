import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { browser } from '@platform/testing';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';

const path = '/api/v1/oauth-clients';
const wanted = { name: 'Notes', redirect_uris: [redirectUri], scopes: ['openid', 'email'] };

/**
 * A registered client works at once: oidc-provider has its own rules, and refuses every request of a client that breaks
 * them.
 */
describe('clients that oidc-provider accepts', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  let token: string;
  beforeAll(async () => {
    bench = await identityBench();
    ada = await bench.person();
    token = await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] });
  });
  afterAll(() => bench.close());

  const create = async (body: object) => bench.call('POST', path, { token, body: { ...wanted, ...body } });
  const made = async (body: object = {}): Promise<MadeClient> => (await create(body)).body.data;
  const change = async ({ client_id }: MadeClient, body: object) =>
    bench.call('PATCH', `${path}/${client_id}`, { token, body });
  const jwkOf = (curve: Parameters<typeof generateKeyPair>[0]) =>
    generateKeyPair(curve, { extractable: true }).then(({ publicKey }) => exportJWK(publicKey));
  const nodeJwk = ({ publicKey }: { publicKey: { export: (as: { format: 'jwk' }) => object } }) =>
    publicKey.export({ format: 'jwk' });

  it('include an app with a custom scheme for signing out only: it signs in and is redirected back', async () => {
    const client = await made({ post_logout_redirect_uris: ['com.example.notes:/out'] });
    const agent = browser(bench.url);
    const { id_token: hint } = await bench.tokens({ client, scope: 'openid email' }, ada, agent);
    const query = new URLSearchParams({ id_token_hint: hint!, post_logout_redirect_uri: 'com.example.notes:/out' });
    const asked = await agent.get(`/oauth/logout?${query.toString()}`);
    expect((await agent.submit(asked, { logout: 'yes' })).text).toMatch(/url=com\.example\.notes:\/out"/);
  });

  it('have no address in either list that an app on a device may not have, and the refusal names it', async () => {
    const [own, mixed] = ['com.example.notes:/x', 'https://localhost/x'];
    const client = await made({ redirect_uris: [own] });
    const shapes: [body: object, fields: string[]][] = [
      [{ redirect_uris: [own, mixed] }, ['redirect_uris.1']],
      [{ post_logout_redirect_uris: [redirectUri, mixed] }, ['post_logout_redirect_uris.1']],
      [{ redirect_uris: [mixed], post_logout_redirect_uris: [own] }, ['redirect_uris.0']],
    ];
    for (const [body, fields] of shapes) {
      for (const { status, body: answer } of [
        await create({ redirect_uris: [own], ...body }),
        await change(client, body),
      ]) {
        expect(status).toBe(422);
        expect(Object.keys(answer.errors)).toStrictEqual(fields);
      }
    }
    expect((await create({ redirect_uris: [mixed] })).status).toBe(201);
    expect((await bench.call('GET', `${path}/${client.client_id}`, { token })).body.data.redirect_uris).toStrictEqual([
      own,
    ]);
  });

  it('have valid keys, and the refusal names what is wrong', async () => {
    const key = await jwkOf('ES256');
    const faults: [more: object, field: string][] = [
      [{ use: 123 }, 'jwks.keys.0.use'],
      [{ use: '' }, 'jwks.keys.0.use'],
      [{ kid: 5 }, 'jwks.keys.0.kid'],
      [{ kid: null }, 'jwks.keys.0.kid'],
      [{ alg: 7 }, 'jwks.keys.0.alg'],
      [{ x5c: 'zz' }, 'jwks.keys.0.x5c'],
      [{ x5c: [''] }, 'jwks.keys.0.x5c.0'],
      [{ key_ops: 'verify' }, 'jwks.keys.0.key_ops'],
      [{ d: 'AAAA' }, 'jwks.keys.0'],
      [{ y: 'AAAA' }, 'jwks.keys.0'],
    ];
    for (const [more, field] of faults) {
      const { status, body } = await create({ jwks: { keys: [{ ...key, ...more }] } });
      assert.deepEqual([status, Object.keys(body.errors)], [422, [field]], JSON.stringify(more));
    }
  });

  it('need one key at least that signs by a supported algorithm, and may have others', async () => {
    const [rsa, p256, ed25519, p384, p521] = await Promise.all(
      ['RS256', 'ES256', 'Ed25519', 'ES384', 'ES512'].map((alg) => jwkOf(alg)),
    );
    const useless: object[] = [
      ...[p384!, p521!],
      nodeJwk(generateKeyPairSync('ec', { namedCurve: 'secp256k1' })),
      nodeJwk(generateKeyPairSync('ed448')),
      nodeJwk(generateKeyPairSync('x25519')),
      ...[rsa!, p256!, ed25519!].flatMap((jwk) => [
        { ...jwk, use: 'enc' },
        { ...jwk, key_ops: ['encrypt'] },
        { ...jwk, alg: 'RS512' },
      ]),
    ];
    for (const jwk of useless) {
      const { status, body } = await create({ jwks: { keys: [jwk] } });
      assert.deepEqual([status, Object.keys(body.errors)], [422, ['jwks.keys']], JSON.stringify(jwk));
    }
    const useful: JWK[] = [
      ...[rsa!, p256!, ed25519!],
      ...[
        { ...rsa!, alg: 'PS256', use: 'sig' },
        { ...p256!, alg: 'ES256', key_ops: ['verify'] },
      ],
      ...['Ed25519', 'EdDSA'].map((alg) => ({ ...ed25519!, alg })),
    ];
    for (const jwk of useful) {
      const keys = [jwk, ...useless.slice(0, 19)];
      assert.equal((await create({ jwks: { keys } })).status, 201, JSON.stringify(jwk));
    }
  });

  it('do not include one that was stored unreadable: it is unknown, and still lets people sign out', async () => {
    const [broken, other] = [await made(), await made()];
    const agent = browser(bench.url);
    for (const client of [broken, other]) await bench.tokens({ client, scope: 'openid email' }, ada, agent);
    await bench.query(
      `UPDATE oauth_clients SET redirect_uris = '{https://localhost/x,com.example.notes:/x}' WHERE client_id = $1`,
      [broken.client_id],
    );
    expect((await bench.refresh(broken, 'any')).body.error).toBe('invalid_client');
    const asked = await agent.get(`/oauth/logout?client_id=${other.client_id}`);
    const page = await agent.submit(asked, { logout: 'yes' });
    expect([page.status, page.url.pathname]).toStrictEqual([200, '/oauth/logout/success']);
    expect((await agent.get('/account')).url.pathname).toBe('/login');
    expect((await change(broken, { redirect_uris: [redirectUri] })).status).toBe(200);
    expect((await bench.refresh(broken, 'any')).body.error).toBe('invalid_grant');
  });
});
