import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { race } from '@platform/testing';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import * as openid from 'openid-client';
import { DataSource } from 'typeorm';
import {
  answered,
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../identity-bench.test-helper.js';
import { proof, proofKey, type Proof, type ProofKey } from '../proof-of-possession.test-helper.js';

/** The `dpop-negative-tests` of the FAPI 2 plans, and what RFC 9449 asks for beyond them. */
describe('proof of possession (DPoP, RFC 9449)', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  let key: ProofKey;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada, key] = await Promise.all([bench.client(), bench.person(), proofKey()]);
  });
  afterAll(() => bench.close());

  const tokenUrl = () => `${bench.url}/api/oauth/token`;
  const tokenProof = (more: Partial<Proof> = {}, by = key) => proof(by, { method: 'POST', url: tokenUrl(), ...more });
  const redeem = async (code: { code: string; verifier: string }, dpop?: string, of = client) =>
    bench.tokenRequest(
      of,
      { grant_type: 'authorization_code', code: code.code, redirect_uri: redirectUri, code_verifier: code.verifier },
      dpop === undefined ? {} : { dpop },
    );
  const boundTokens = async (of = client) =>
    (await redeem(await bench.code({ client: of }, ada), await tokenProof(), of)).body as {
      access_token: string;
      refresh_token: string;
      token_type: string;
    };

  it('works with a certified client library at the token endpoint, the userinfo and the API', async () => {
    const config = await bench.discovery(client);
    const handle = openid.getDPoPHandle(config, await openid.randomDPoPKeyPair('ES256'));
    const { code, verifier, page } = await bench.code({ client }, ada);
    assert.ok(code);
    const tokens = await openid.authorizationCodeGrant(
      config,
      page.url,
      { pkceCodeVerifier: verifier, expectedState: page.url.searchParams.get('state')! },
      undefined,
      { DPoP: handle },
    );
    expect(tokens.token_type).toBe('dpop');
    const info = await openid.fetchUserInfo(config, tokens.access_token, ada.uuid, { DPoP: handle });
    expect(info.sub).toBe(ada.uuid);
    const me = await openid.fetchProtectedResource(
      config,
      tokens.access_token,
      new URL(`${bench.url}/api/v1/me`),
      'GET',
      undefined,
      undefined,
      { DPoP: handle },
    );
    expect(((await me.json()) as { data: { uuid: string } }).data.uuid).toBe(ada.uuid);
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!, undefined, { DPoP: handle });
    expect(renewed.token_type).toBe('dpop');
  });

  describe('check-dpop-proof at the token endpoint: each fault is refused, and a right proof then works', () => {
    const faults: Record<string, () => Promise<string>> = {
      'malformed JWT': () => Promise.resolve('not.a.jwt'),
      'two proofs in one header': async () => `${await tokenProof()}, ${await tokenProof()}`,
      'missing typ': () => tokenProof({ header: { typ: undefined } }),
      'wrong typ': () => tokenProof({ header: { typ: 'jwt' } }),
      'missing jwk': () => tokenProof({ header: { jwk: undefined } }),
      'missing jti': () => tokenProof({ claims: { jti: undefined } }),
      'missing htm': () => tokenProof({ claims: { htm: undefined } }),
      'missing htu': () => tokenProof({ claims: { htu: undefined } }),
      'missing iat': () => tokenProof({ claims: { iat: undefined } }),
      'wrong htm': () => tokenProof({ method: 'GET' }),
      'other htu': () => tokenProof({ url: 'https://elsewhere.example/token' }),
      'iat an hour old': () => tokenProof({ claims: { iat: seconds(-3600) } }),
      'iat an hour ahead': () => tokenProof({ claims: { iat: seconds(3600) } }),
      'expired exp': () => tokenProof({ claims: { exp: seconds(-3600) } }),
      'nbf an hour ahead': () => tokenProof({ claims: { nbf: seconds(3600) } }),
      'private key in jwk': async () => {
        const { privateKey } = await generateKeyPair('ES256', { extractable: true });
        return proof({ ...key, privateKey, jwk: await exportJWK(privateKey) }, { method: 'POST', url: tokenUrl() });
      },
      'RS256, which is not offered': async () => {
        const rsa = await proofKey('RS256');
        return proof(rsa, { method: 'POST', url: tokenUrl(), header: { alg: 'RS256' } });
      },
      'alg none': () =>
        Promise.resolve(new UnsecuredJWT({ jti: 'x', htm: 'POST', htu: tokenUrl(), iat: seconds(0) }).encode()),
      'missing alg': async () => {
        const [, body, signature] = (await tokenProof()).split('.');
        const head = Buffer.from(JSON.stringify({ typ: 'dpop+jwt', jwk: key.jwk })).toString('base64url');
        return `${head}.${body}.${signature}`;
      },
      'bad signature': async () => `${(await tokenProof()).slice(0, -8)}AAAAAAAA`,
      'signed with a shared secret': async () =>
        new SignJWT({ jti: 'x', htm: 'POST', htu: tokenUrl(), iat: seconds(0) })
          .setProtectedHeader({ alg: 'HS256', typ: 'dpop+jwt', jwk: key.jwk })
          .sign(Buffer.alloc(32)),
    };
    for (const [name, make] of Object.entries(faults)) {
      it(name, async () => {
        const { body: tokens } = await refreshable();
        const { status, body } = await bench.tokenRequest(
          client,
          { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
          { dpop: await make() },
        );
        expect([status, body.error]).toStrictEqual([400, 'invalid_dpop_proof']);
        const right = await bench.tokenRequest(
          client,
          { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
          { dpop: await tokenProof() },
        );
        expect(right.status).toBe(200);
      });
    }

    it('the query of htu is ignored, and a clock that is ten seconds off is accepted', async () => {
      for (const more of [
        { url: `${tokenUrl()}?x=1` },
        { claims: { iat: seconds(-10) } },
        { claims: { iat: seconds(10) } },
      ]) {
        const { body: tokens } = await refreshable();
        const { status } = await bench.tokenRequest(
          client,
          { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
          { dpop: await tokenProof(more) },
        );
        expect(status).toBe(200);
      }
    });
  });

  let rolling: { body: { refresh_token: string } } | undefined;
  /** One token family for all tests: a code flow for each fault would take most of the time. */
  async function refreshable() {
    const before = rolling ?? { body: await boundTokens() };
    const next = await bench.tokenRequest(
      client,
      { grant_type: 'refresh_token', refresh_token: before.body.refresh_token },
      { dpop: await tokenProof() },
    );
    if (next.status !== 200) return (rolling = { body: await boundTokens() });
    return (rolling = next as { body: { refresh_token: string } });
  }

  describe('the code is bound to a key', () => {
    it('dpop_jkt matches at the token endpoint, mismatches there, or comes without a proof', async () => {
      const asked = { client, parameters: { dpop_jkt: key.jkt } };
      expect((await redeem(await bench.code(asked, ada), await tokenProof())).status).toBe(200);
      const other = await proofKey();
      const mismatch = await redeem(await bench.code(asked, ada), await tokenProof({}, other));
      expect([mismatch.status, mismatch.body.error]).toStrictEqual([400, 'invalid_grant']);
      const without = await redeem(await bench.code(asked, ada));
      expect([without.status, without.body.error]).toStrictEqual([400, 'invalid_grant']);
    });

    it('a proof at the pushed request that does not match its dpop_jkt is refused', async () => {
      const { path } = await bench.authorization({ client, parameters: { dpop_jkt: 'x'.repeat(43) } });
      const fields = Object.fromEntries(new URL(path, bench.url).searchParams);
      const dpop = await proof(key, { method: 'POST', url: `${bench.url}/api/oauth/par` });
      const { status, body } = await bench.clientRequest('/api/oauth/par', client, fields, { dpop });
      expect([status, body.error]).toStrictEqual([400, 'invalid_request']);
    });
  });

  describe('refreshing', () => {
    it('binds a public client’s refresh token to its key', async () => {
      const open = await bench.client({ type: 'public' });
      const tokens = await boundTokens(open);
      const fields = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
      expect((await bench.tokenRequest(open, fields)).body.error).toBe('invalid_grant');
      const stolen = await bench.tokenRequest(open, fields, { dpop: await tokenProof({}, await proofKey()) });
      expect(stolen.body.error).toBe('invalid_grant');
      expect((await bench.tokenRequest(open, fields, { dpop: await tokenProof() })).status).toBe(200);
    });

    it('repeats its answer within ten seconds only for the same key and a fresh proof', async () => {
      const tokens = await boundTokens();
      const fields = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
      const used = await tokenProof();
      const first = await bench.tokenRequest(client, fields, { dpop: used });
      const repeat = await bench.tokenRequest(client, fields, { dpop: await tokenProof() });
      expect(repeat.body).toStrictEqual(first.body);
      expect((await bench.tokenRequest(client, fields, { dpop: used })).body.error).toBe('invalid_grant');
      const otherKey = await bench.tokenRequest(client, fields, { dpop: await tokenProof({}, await proofKey()) });
      expect(otherKey.body.error).toBe('invalid_grant');
    });
  });

  for (const path of ['/api/v1/me', '/api/userinfo', '/api/user']) {
    describe(`at ${path}`, () => {
      let token: string;
      beforeAll(async () => (token = (await boundTokens()).access_token));
      const call = async (dpop: string | undefined, scheme = 'DPoP', presented = token) =>
        answered(
          await fetch(bench.url + path, {
            headers: { authorization: `${scheme} ${presented}`, ...(dpop !== undefined && { dpop }) },
          }),
        );
      const right = (more: Partial<Proof> = {}, by = key) =>
        proof(by, { method: 'GET', url: bench.url + path, accessToken: token, ...more });

      /** The same proof with another header, which no library would sign. */
      const signedWith = async (header: object, proven: string) => {
        const [head, body] = proven.split('.') as [string, string];
        const known = JSON.parse(Buffer.from(head, 'base64url').toString()) as object;
        const changed = Buffer.from(JSON.stringify({ ...known, ...header })).toString('base64url');
        const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
        const signature = await crypto.subtle.sign(
          algorithm,
          key.privateKey as openid.CryptoKey,
          Buffer.from(`${changed}.${body}`),
        );
        return `${changed}.${body}.${Buffer.from(signature).toString('base64url')}`;
      };

      it('accepts a bound token with a right proof, in any spelling of the scheme', async () => {
        for (const scheme of ['DPoP', 'dpop', 'DPOP']) expect((await call(await right(), scheme)).status).toBe(200);
        expect((await call(await right({ url: `${bench.url}${path}?x=1` }))).status).toBe(200);
      });

      it('refuses a bound token presented as Bearer, with a proof and without', async () => {
        for (const dpop of [undefined, await right()]) {
          const { status, headers } = await call(dpop, 'Bearer');
          // A proof beside a Bearer token makes the request invalid.
          assert.ok(status === 401 || status === 400);
          expect(headers.get('www-authenticate') ?? '').toMatch(/DPoP|Bearer/);
        }
      });

      it('refuses an unbound token presented as DPoP', async () => {
        const { access_token } = await bench.tokens({ client }, ada);
        const { status } = await call(await right({ accessToken: access_token }), 'DPoP', access_token);
        expect(status).toBe(401);
      });

      it('refuses wrong, missing, used and foreign proofs, and then accepts a right one', async () => {
        const stranger = await proofKey();
        const used = await right();
        expect((await call(used)).status).toBe(200);
        const faults: Record<string, string | undefined> = {
          'missing proof': undefined,
          'malformed JWT': 'x.y.z',
          'two headers': `${await right()}, ${await right()}`,
          'jti reuse': used,
          'missing ath': await right({ claims: { ath: undefined } }),
          'wrong ath': await right({ accessToken: 'another' }),
          'other key': await right({}, stranger),
          'wrong htm': await right({ method: 'POST' }),
          'other htu': await right({ url: `${bench.url}/api/v1/other` }),
          'wrong typ': await right({ header: { typ: 'jwt' } }),
          'critical extension': await signedWith({ crit: ['only'], only: true }, await right()),
          'alg of another kind of key': await signedWith({ alg: 'Ed25519' }, await right()),
          'private key in jwk': await signedWith({ jwk: { ...key.jwk, d: 'AAAA' } }, await right()),
          'nbf an hour ahead': await right({ claims: { nbf: seconds(3600) } }),
          'missing jwk': await right({ header: { jwk: undefined } }),
          'missing jti': await right({ claims: { jti: undefined } }),
          'iat an hour old': await right({ claims: { iat: seconds(-3600) } }),
          'iat an hour ahead': await right({ claims: { iat: seconds(3600) } }),
          'expired exp': await right({ claims: { exp: seconds(-3600) } }),
          'bad signature': `${(await right()).slice(0, -8)}AAAAAAAA`,
        };
        for (const [name, dpop] of Object.entries(faults)) {
          const { status } = await call(dpop);
          assert.ok(status === 401 || status === 400, `${name}: ${status}`);
        }
        expect((await call(await right())).status).toBe(200);
      });
    });
  }

  it('accepts Ed25519 proofs', async () => {
    const key25519 = await proofKey('Ed25519');
    const header = { alg: 'Ed25519' };
    const tokens = (await redeem(await bench.code({ client }, ada), await tokenProof({ header }, key25519))).body;
    const dpop = await proof(key25519, {
      method: 'GET',
      url: `${bench.url}/api/v1/me`,
      accessToken: tokens.access_token,
      header,
    });
    const me = await fetch(`${bench.url}/api/v1/me`, {
      headers: { authorization: `DPoP ${tokens.access_token}`, dpop },
    });
    expect(me.status).toBe(200);
  });

  it('accepts one of any number of concurrent uses of a proof, at the token endpoint and at the API', async () => {
    const dataSource = bench.running.app.get(DataSource);
    const machine = { grant_type: 'client_credentials' };
    await race(
      dataSource,
      () => tokenProof(),
      (dpop) => bench.tokenRequest(client, machine, { dpop }),
      ({ status }) => status === 200,
    );
    const { access_token } = await boundTokens();
    for (const path of ['/api/v1/me', '/api/userinfo']) {
      await race(
        dataSource,
        () => proof(key, { method: 'GET', url: bench.url + path, accessToken: access_token }),
        async (dpop) => fetch(bench.url + path, { headers: { authorization: `DPoP ${access_token}`, dpop } }),
        ({ status }) => status === 200,
      );
    }
  });

  it('names the key at the introspection', async () => {
    const { access_token: token } = await boundTokens();
    const { body } = await bench.clientRequest('/api/oauth/introspect', client, { token });
    expect([body.active, body.cnf, body.token_type]).toStrictEqual([true, { jkt: key.jkt }, 'DPoP']);
  });
});

function seconds(fromNow: number): number {
  return Math.floor(Date.now() / 1000) + fromNow;
}
