import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { browser, race, raceLatenciesMs, raceParallels, withLatency } from '@platform/testing';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { DataSource } from 'typeorm';
import { messages } from '../../pages/i18n/index.js';
import { AccountTokens, type AccountTokenKind, accountTokenSeconds } from '../../people/mails/account-tokens.js';
import { PersonStatus } from '../../operator/person-status.service.js';
import { Grants } from '../storage/grants.js';
import {
  answered,
  identityBench,
  redirectUri,
  type CodeRequest,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../../testing/identity-bench.test-helper.js';
import { OidcProvider } from './oidc-provider.js';

/** The cases of docs/hard-cases.md#protocol that the tests of the features do not cover. */
describe('the protocol under attack', () => {
  let bench: IdentityBench;
  let client: MadeClient;
  let ada: MadePerson;
  beforeAll(async () => {
    bench = await identityBench();
    [client, ada] = await Promise.all([bench.client(), bench.person()]);
  });
  afterAll(() => bench.close());

  const storage = () => bench.running.app.get(DataSource);
  const isAlive = async (token: string) => (await bench.call('GET', '/api/v1/me', { token })).status === 200;
  const ask = async (parameters: Record<string, string | null>, of = client, agent = browser(bench.url)) =>
    agent.get((await bench.authorization({ client: of, parameters })).path);
  const authorize = async (query: string) =>
    fetch(`${bench.url}/oauth/authorize?${query}`, { redirect: 'manual', headers: { accept: 'text/html' } });

  it('redeems one of any number of concurrent uses of a code, and a replay revokes its tokens', async () => {
    const agent = browser(bench.url);
    const won: string[] = [];
    await race(
      storage(),
      () => bench.code({ client }, ada, agent),
      async (code) => {
        const answer = await bench.redeem(client, code);
        if (answer.status === 200) won.push(answer.body.access_token as string);
        else expect(answer.body.error).toBe('invalid_grant');
        return answer;
      },
      ({ status }) => status === 200,
    );
    for (const token of won) expect(await isAlive(token)).toBe(false);
  });

  it('rotates one of any number of concurrent refreshes, and all get its answer', async () => {
    let { refresh_token: token } = await bench.tokens({ client }, ada);
    for (const latencyMs of raceLatenciesMs) {
      for (const parallel of raceParallels) {
        const answers = await withLatency(storage(), latencyMs, () =>
          Promise.all(Array.from({ length: parallel }, () => bench.refresh(client, token))),
        );
        expect(new Set(answers.map(({ status }) => status))).toStrictEqual(new Set([200]));
        assert.equal(
          new Set(answers.map(({ body }) => JSON.stringify(body))).size,
          1,
          `${parallel} at ${latencyMs} ms`,
        );
        token = answers[0]!.body.refresh_token as string;
      }
    }
    const unused = await bench.query(`SELECT FROM oauth_records WHERE kind = 'RefreshToken' AND consumed_at IS NULL`);
    expect(unused.length).toBe(1);
  });

  it('ends all tokens of a family once when one is reused late, and records and mails it', async () => {
    const made = await bench.client({ name: 'Careless App' });
    const tokens = await bench.tokens({ client: made }, ada);
    const next = (await bench.refresh(made, tokens.refresh_token)).body;
    await bench.query(
      `UPDATE oauth_records SET consumed_at = now() - interval '11 seconds' WHERE consumed_at IS NOT NULL`,
    );
    const stranger = await bench.refresh(client, tokens.refresh_token);
    expect(stranger.body.error).toBe('invalid_grant');
    assert.ok(await isAlive(next.access_token));
    const answers = await Promise.all(Array.from({ length: 5 }, () => bench.refresh(made, tokens.refresh_token)));
    expect(new Set(answers.map(({ body }) => body.error))).toStrictEqual(new Set(['invalid_grant']));
    expect(await isAlive(next.access_token)).toBe(false);
    expect((await bench.refresh(made, next.refresh_token)).body.error).toBe('invalid_grant');
    const noted = await bench.query(
      `SELECT details FROM account_events WHERE user_uuid = $1 AND event = 'token_reused'`,
      [ada.uuid],
    );
    expect(noted).toStrictEqual([{ details: { client_id: made.client_id } }]);
    await bench.mailsSent();
    const mails = bench.mailsTo(ada.email).filter(({ text }) => text?.includes('Careless App'));
    expect(mails.map(({ subject }) => subject)).toStrictEqual([messages('password-mails', 'en').reuseSubject]);
  });

  it('refuses PKCE without a challenge, with plain or a bad length, or with a wrong verifier', async () => {
    const length = (characters: number) => ({ code_challenge: 'x'.repeat(characters) });
    const faults: Record<string, string | null>[] = [
      { code_challenge: null, code_challenge_method: null },
      { code_challenge_method: 'plain' },
      { code_challenge_method: null },
      { code_challenge: null },
      length(42),
      length(129),
      { code_challenge: 'x'.repeat(42) + '!' },
    ];
    for (const wrong of faults) {
      const { url } = await ask(wrong);
      expect([url.searchParams.get('error'), url.searchParams.get('code')]).toStrictEqual(['invalid_request', null]);
    }
    const redeem = async (of: MadeClient, code: string, code_verifier?: string) =>
      bench.tokenRequest(of, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        ...(code_verifier !== undefined && { code_verifier }),
      });
    const [one, two] = [await bench.code({ client }, ada), await bench.code({ client }, ada)];
    for (const verifier of [two.verifier, 'x'.repeat(43), 'x'.repeat(42), 'x'.repeat(129), '', undefined])
      expect((await redeem(client, one.code, verifier)).body.error).toMatch(/invalid_grant|invalid_request/);
    // Downgrade: a verifier although the request had no challenge.
    const exempt = await bench.client({ is_pkce_exempt: true });
    const bare = await bench.code(
      { client: exempt, parameters: { code_challenge: null, code_challenge_method: null } },
      ada,
    );
    expect((await redeem(exempt, bare.code, 'x'.repeat(43))).body.error).toBe('invalid_grant');
    const other = await bench.client();
    const foreign = await bench.code({ client: other }, ada);
    expect((await redeem(client, foreign.code, one.verifier)).body.error).toBe('invalid_grant');
  });

  it('shows a page, never a redirect, for an address that differs from the registered one', async () => {
    const exact = 'https://app.example/callback?a=1&b=2';
    const loopback = 'http://127.0.0.1:9999/callback';
    const made = await bench.client({ redirect_uris: [exact, loopback, 'http://[::1]:9999/callback'] });
    for (const wrong of [
      `${exact}/more`,
      'https://app.example/callback',
      'https://app.example/callback?b=2&a=1',
      `${exact}&c=3`,
      'https://app.example/Callback?a=1&b=2',
      'HTTPS://APP.EXAMPLE/callback?a=1&b=2',
      'https://app.example/callback/?a=1&b=2',
      'https://app.example@evil.example/callback?a=1&b=2',
      'https://user:pass@app.example/callback?a=1&b=2',
      'https://app.example\\@evil.example/callback?a=1&b=2',
      'https://app.example/x/%2e%2e/callback?a=1&b=2',
      'https://app.example/x/../callback?a=1&b=2',
      `${exact}#fragment`,
      'https://app.example:443/callback?a=1&b=2',
      'https://app.example.:443/callback?a=1&b=2',
      'https://аpp.example/callback?a=1&b=2',
      'http://app.example/callback?a=1&b=2',
      'http://127.0.0.1:9998/callback',
      'http://[::1]:9998/callback',
      'http://localhost:9999/callback',
      'javascript:alert(1)',
      'data:text/html,x',
      '//app.example/callback',
      `\thttps://app.example/callback?a=1&b=2`,
      '',
    ]) {
      const { path } = await bench.authorization({ client: made, parameters: { redirect_uri: wrong } });
      const res = await authorize(path.split('?')[1]!);
      assert.deepEqual([res.status, res.headers.get('location')], [400, null], wrong);
    }
    expect((await ask({ redirect_uri: exact }, made)).url.pathname).toBe('/login');
  });

  it('refuses duplicate parameters, unsigned request objects, request_uri and foreign response modes', async () => {
    const { path } = await bench.authorization({ client });
    const query = path.split('?')[1]!;
    for (const name of ['scope', 'state', 'code_challenge', 'response_type', 'nonce']) {
      const res = await authorize(`${query}&nonce=x&${name}=${name === 'nonce' ? 'y' : 'again'}`);
      const target = res.headers.get('location');
      assert.ok(target ? new URL(target).searchParams.get('error') : res.status === 400, name);
      expect(target?.includes('code=') ?? false).toBe(false);
    }
    // A client or an address that is sent twice is not guessed.
    for (const name of ['client_id', 'redirect_uri']) {
      const res = await authorize(`${query}&${name}=https%3A%2F%2Fevil.example`);
      const target = res.headers.get('location');
      if (target) expect(new URL(target).searchParams.get('error')).toBe('invalid_request');
      else expect(res.status).toBe(400);
      assert.ok(!target || target.startsWith(redirectUri));
    }
    const request = new UnsecuredJWT({ redirect_uri: 'https://evil.example/' }).encode();
    for (const [parameters, error] of [
      [{ request }, 'request_not_supported'],
      [{ request_uri: 'https://evil.example/r' }, 'request_uri_not_supported'],
      [{ response_mode: 'web_message' }, 'invalid_request'],
      [{ response_mode: 'jwt' }, 'invalid_request'],
      [{ registration: '{}' }, 'registration_not_supported'],
    ] as const) {
      const { url } = await ask(parameters);
      expect(url.searchParams.get('error') ?? '').toMatch(new RegExp(`${error}|unsupported_response_mode`));
    }
    const double = `grant_type=refresh_token&refresh_token=a&refresh_token=b&${new URLSearchParams({
      client_id: client.client_id,
      client_secret: client.client_secret!,
    })}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const token = await answered(
      await fetch(`${bench.url}/api/oauth/token`, { method: 'POST', body: double, headers }),
    );
    expect([token.status, token.body.error]).toStrictEqual([400, 'invalid_request']);
  });

  it('names the issuer in every authorization answer, of success or error, in every response mode', async () => {
    const issuer = `${bench.url}/api`;
    const { page } = await bench.code({ client }, ada);
    expect(page.url.searchParams.get('iss')).toBe(issuer);
    const faults: Record<string, string>[] = [
      { prompt: 'none' },
      { scope: 'openid nonsense:scope', prompt: 'none' },
      { response_type: 'token' },
      { max_age: 'x' },
    ];
    for (const wrong of faults) {
      const { url } = await ask(wrong);
      const answer = new URLSearchParams(url.search.slice(1) || url.hash.slice(1));
      expect(answer.get('error')).toBeTruthy();
      assert.equal(answer.get('iss'), issuer, JSON.stringify(wrong));
    }
    const { url } = await ask({ response_mode: 'fragment', prompt: 'none' });
    expect(new URLSearchParams(url.hash.slice(1)).get('iss')).toBe(issuer);
    expect((await ask({ response_mode: 'form_post', prompt: 'none' })).text).toMatch(
      new RegExp(`name="iss" value="${issuer}"`),
    );
  });

  it('adds no state that was not sent, and returns one of two kilobytes unchanged', async () => {
    for (const state of [null, 's'.repeat(2048), 'ünï+ cödé&=%00', '']) {
      const { page } = await bench.code({ client, parameters: { state } }, ada);
      expect(page.url.searchParams.get('code')).toBeTruthy();
      expect(page.url.searchParams.get('state') ?? '').toBe(state ?? '');
    }
  });

  it('answers prompt=none with a code to a recent session with consent, else with an error, never a page', async () => {
    const made = await bench.client();
    const agent = browser(bench.url);
    const silent = async (more: Record<string, string> = {}, scope = 'openid') => {
      const request: CodeRequest = { client: made, scope, parameters: { prompt: 'none', ...more } };
      const { url } = await agent.get((await bench.authorization(request)).path);
      expect(url.origin + url.pathname).toBe(redirectUri);
      return url.searchParams.get('error') ?? (url.searchParams.has('code') ? 'code' : 'nothing');
    };
    expect(await silent()).toBe('login_required');
    await bench.code({ client }, ada, agent);
    expect(await silent()).toMatch(/consent_required|interaction_required/);
    const { id_token: own } = await bench.tokens({ client: made, scope: 'openid' }, ada, agent);
    expect(await silent()).toBe('code');
    expect(await silent({}, 'openid email')).toMatch(/consent_required|interaction_required/);
    expect(await silent({ max_age: '1000' })).toBe('code');
    expect(await silent({ max_age: '0' })).toBe('login_required');
    expect(await silent({ id_token_hint: own! })).toBe('code');
    const stranger = await bench.person();
    const { id_token: foreign } = await bench.tokens({ client: made, scope: 'openid' }, stranger);
    expect(await silent({ id_token_hint: foreign! })).toBe('login_required');
    expect(await silent({ prompt: 'none login' })).toBe('invalid_request');
    const essential = (acr: string) => ({
      claims: JSON.stringify({ id_token: { acr: { essential: true, values: [acr] } } }),
    });
    expect(await silent(essential('https://refeds.org/profile/sfa'))).toBe('code');
    expect(await silent(essential('https://refeds.org/profile/mfa'))).toMatch(
      /login_required|unmet_authentication_requirements|interaction_required/,
    );
  });

  it('drops an unreachable acr that was a wish, and fails an essential one after one sign-in', async () => {
    const mfa = 'https://refeds.org/profile/mfa';
    const wished = await bench.code({ client, parameters: { acr_values: mfa } }, ada);
    assert.ok(wished.code);
    const claims = JSON.stringify({ id_token: { acr: { essential: true, value: mfa } } });
    const { page } = await bench.code({ client, parameters: { claims } }, ada);
    expect(page.url.searchParams.get('error')).toBe('unmet_authentication_requirements');
    const { body } = await bench.redeem(client, wished);
    expect(decodeJwt(body.id_token)['acr']).toBe('https://refeds.org/profile/sfa');
    expect(decodeJwt(body.id_token)['amr']).toStrictEqual(['pwd']);
  });

  it('decodes a secret in Basic as RFC 6749 says, and refuses malformed headers', async () => {
    const encoded = encodeURIComponent(client.client_secret!).replace(
      /[-_]/g,
      (c) => `%${c.charCodeAt(0).toString(16)}`,
    );
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
    const call = async (authorization: string) =>
      answered(
        await fetch(`${bench.url}/api/oauth/token`, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({ grant_type: 'client_credentials' }),
        }),
      );
    expect((await call(basic(`${client.client_id}:${encoded}`))).status).toBe(200);
    for (const wrong of [
      basic(`${client.client_id}:${client.client_secret}%`),
      basic(`${client.client_id}:%zz`),
      basic(`${client.client_id}:`),
      basic(`${client.client_id}`),
      `Basic ${client.client_id}:${client.client_secret}`,
      `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64').slice(0, -3)}!!!`,
      `Bearer ${client.client_secret}`,
      basic(`${client.client_id}:${client.client_secret} `),
    ]) {
      const { status, body } = await call(wrong);
      assert.ok([400, 401].includes(status), wrong);
      expect(body.error).toMatch(/invalid_client|invalid_request/);
    }
    const both = await bench.tokenRequest(
      client,
      { grant_type: 'client_credentials' },
      { authorization: basic(`${client.client_id}:${encoded}`) },
    );
    expect([both.status, both.body.error]).toStrictEqual([400, 'invalid_request']);
  });

  it('ends all access of a suspended person: refresh, introspection, userinfo, API, codes and sessions', async () => {
    const bob = await bench.person();
    const agent = browser(bench.url);
    const tokens = await bench.tokens({ client }, bob, agent);
    const pending = await bench.code({ client }, bob, agent);
    await bench.running.app.get(PersonStatus).disable(bob.email);
    expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
    expect((await bench.redeem(client, pending)).body.error).toBe('invalid_grant');
    for (const token of [tokens.access_token, tokens.refresh_token])
      expect((await bench.clientRequest('/api/oauth/introspect', client, { token })).body).toStrictEqual({
        active: false,
      });
    for (const path of ['/api/userinfo', '/api/v1/me', '/api/user'])
      assert.equal((await bench.call('GET', path, { token: tokens.access_token })).status, 401, path);
    expect((await ask({ prompt: 'none' }, client, agent)).url.searchParams.get('error')).toBe('login_required');
    await bench.running.app.get(PersonStatus).enable(bob.email);
    expect((await bench.refresh(client, tokens.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('tells another client nothing about a token, and does not end it', async () => {
    const [tokens, stranger] = await Promise.all([bench.tokens({ client }, ada), bench.client()]);
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      for (const token_type_hint of ['access_token', 'refresh_token', 'nonsense']) {
        const fields = { token, token_type_hint };
        expect((await bench.clientRequest('/api/oauth/introspect', stranger, fields)).body).toStrictEqual({
          active: false,
        });
        expect((await bench.clientRequest('/api/oauth/revoke', stranger, fields)).status).toBe(200);
      }
    }
    assert.ok(await isAlive(tokens.access_token));
    expect((await bench.refresh(client, tokens.refresh_token)).status).toBe(200);
  });

  it('refuses a token that is cut, extended or changed', async () => {
    const tokens = await bench.tokens({ client }, ada);
    const tampered = (token: string) => [
      token.slice(0, -1),
      token.slice(1),
      `${token}A`,
      `${token}=`,
      `${token}.`,
      token.toUpperCase() === token ? token.toLowerCase() : token.toUpperCase(),
      `${token}${token}`,
    ];
    for (const token of tampered(tokens.access_token)) {
      assert.equal(await isAlive(token), false, token);
      expect((await bench.call('GET', '/api/userinfo', { token })).status).toBe(401);
    }
    for (const token of tampered(tokens.refresh_token))
      expect((await bench.refresh(client, token)).body.error).toBe('invalid_grant');
    assert.ok(await isAlive(tokens.access_token));
  });

  it('refuses an ID token hint that is unsigned, signed by others or with the public key as a secret', async () => {
    const { id_token: right } = await bench.tokens({ client }, ada);
    const claims = decodeJwt(right!);
    const { privateKey } = await generateKeyPair('RS256');
    const { body: jwks } = await bench.call('GET', '/api/.well-known/jwks.json');
    const [key] = jwks.keys as { kid: string; n: string }[];
    const sign = (
      header: { alg: string; kid?: string; jwk?: object; jku?: string },
      secret: Parameters<SignJWT['sign']>[0],
    ) => new SignJWT(claims).setProtectedHeader(header).sign(secret);
    for (const hint of [
      new UnsecuredJWT(claims).encode(),
      await sign({ alg: 'RS256', kid: key!.kid }, privateKey),
      await sign({ alg: 'RS256', kid: "x' OR 1=1 --" }, privateKey),
      await sign({ alg: 'RS256', jku: 'https://evil.example/jwks' }, privateKey),
      await sign({ alg: 'HS256', kid: key!.kid }, Buffer.from(key!.n.padEnd(64, '0'))),
      `${right!.slice(0, -6)}AAAAAA`,
      'x',
    ]) {
      const { url } = await ask({ prompt: 'none', id_token_hint: hint });
      expect(url.searchParams.get('error')).toBe('invalid_request');
      const page = await browser(bench.url).get(`/oauth/logout?${new URLSearchParams({ id_token_hint: hint })}`);
      expect(page.status).toBe(400);
    }
  });

  it('publishes the key that signs next before its use, and lets the key set be cached', async () => {
    const { headers, body } = await bench.call('GET', '/api/.well-known/jwks.json');
    expect(headers.get('cache-control') ?? '').toMatch(/max-age=3600/);
    const kid = JSON.parse(
      Buffer.from((await bench.tokens({ client }, ada)).id_token!.split('.')[0]!, 'base64url').toString(),
    ).kid as string;
    const kids = (body.keys as { kid: string }[]).map((each) => each.kid);
    expect(kids.length).toBe(2);
    expect(kids).toContain(kid);
    for (const { d, p, q } of body.keys as Record<string, string>[])
      expect([d, p, q]).toStrictEqual([undefined, undefined, undefined]);
  });

  it('refuses a token of one kind as another: codes, refresh, access and mailed tokens, request_uri', async () => {
    const tokens = await bench.tokens({ client }, ada);
    const { code } = await bench.code({ client }, ada);
    const device = (await bench.clientRequest('/api/oauth/device_authorization', client, { scope: 'openid' })).body;
    const accountTokens = bench.running.app.get(AccountTokens);
    const kinds = Object.keys(accountTokenSeconds) as AccountTokenKind[];
    const mailed = await Promise.all(
      kinds.map((kind) => storage().transaction((tx) => accountTokens.issue(tx, kind, ada.uuid, {}))),
    );
    const all = [
      tokens.access_token,
      tokens.refresh_token,
      code,
      device.device_code as string,
      device.user_code as string,
      ...mailed,
    ];
    const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';
    for (const token of all) {
      if (token !== tokens.access_token) expect(await isAlive(token)).toBe(false);
      if (token !== tokens.refresh_token) expect((await bench.refresh(client, token)).body.error).toBe('invalid_grant');
      if (token !== code)
        expect((await bench.redeem(client, { code: token, verifier: 'x'.repeat(43) })).body.error).toBe(
          'invalid_grant',
        );
      if (token !== device.device_code) {
        const answer = await bench.tokenRequest(client, { grant_type: deviceGrant, device_code: token });
        expect(answer.body.error).toBe('invalid_grant');
      }
      const { url } = await ask({ request_uri: `urn:ietf:params:oauth:request_uri:${token}` });
      expect(url.searchParams.get('error')).toBeTruthy();
      for (const [index, kind] of kinds.entries())
        if (token !== mailed[index]) expect(await accountTokens.find(kind, token)).toBe(null);
    }
    for (const [index, kind] of kinds.entries()) assert.ok(await accountTokens.find(kind, mailed[index]));
  });

  it('does not revive a grant that is revoked between its reading and its writing', async () => {
    const { access_token: token } = await bench.tokens({ client }, ada);
    const [row] = await bench.query(
      `SELECT id FROM oauth_grants WHERE user_uuid = $1 ORDER BY created_at DESC LIMIT 1`,
      [ada.uuid],
    );
    const grant = await bench.running.app.get(OidcProvider).current.Grant.find(row.id as string);
    await bench.running.app.get(Grants).revoke(row.id as string);
    grant!.addOIDCScope('org:manage');
    await expect(grant!.save()).rejects.toMatchObject({ error: 'access_denied' });
    expect((await bench.query(`SELECT FROM oauth_grants WHERE id = $1`, [row.id])).length).toBe(0);
    expect(await isAlive(token)).toBe(false);
  });
});
