import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import {
  identityBench,
  redirectUri,
  type IdentityBench,
  type MadeClient,
  type MadePerson,
} from '../testing/identity-bench.test-helper.js';

const path = '/api/v1/oauth-clients';
const wanted = { name: 'Notes', redirect_uris: [redirectUri], scopes: ['openid', 'email'] };

describe('OAuth clients', () => {
  let bench: IdentityBench;
  let ada: MadePerson;
  let token: string;
  let bobsToken: string;
  beforeAll(async () => {
    bench = await identityBench();
    const [person, bob] = await Promise.all([bench.person(), bench.person()]);
    ada = person;
    token = await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] });
    bobsToken = await bench.token({ user_uuid: bob.uuid, scopes: ['clients:manage'] });
  });
  afterAll(() => bench.close());

  const create = async (body: object = {}, by = token, headers: Record<string, string> = {}) =>
    bench.call('POST', path, { token: by, body: { ...wanted, ...body }, headers });
  const made = async (body: object = {}): Promise<Record<string, string> & MadeClient> =>
    (await create(body)).body.data;
  const announced = async (clientId: string) =>
    (await bench.outbox('client.saved'))
      .map(({ payload }) => payload['client'] as Record<string, unknown>)
      .filter(({ client_id }) => client_id === clientId);

  describe('POST', () => {
    it('answers 201 with the client and its secrets, which no later answer shows', async () => {
      const { status, body } = await create({ webhook_url: 'http://127.0.0.1:9/hook' });
      expect(status).toBe(201);
      const { client_id, client_secret, webhook_secret, created_at, updated_at, ...rest } = body.data;
      expect(client_secret).toMatch(/^secret_/);
      expect(webhook_secret).toMatch(/^whsec_/);
      expect(created_at).toMatch(/\+00:00$/);
      expect(updated_at).toBe(created_at);
      expect(rest).toStrictEqual({
        ...wanted,
        type: 'confidential',
        post_logout_redirect_uris: [],
        webhook_url: 'http://127.0.0.1:9/hook',
        webhook_audience: 'authorized',
        logo_uri: null,
        policy_uri: null,
        tos_uri: null,
        jwks: null,
        jwks_uri: null,
        backchannel_logout_uri: null,
        claims_in_id_token: true,
        organization_uuid: null,
        is_active: true,
        is_verified: false,
        previous_secret_expires_at: null,
        previous_webhook_secret_expires_at: null,
      });
      const [shown, listed] = await Promise.all([
        bench.call('GET', `${path}/${client_id}`, { token }),
        bench.call('GET', path, { token }),
      ]);
      expect(shown.body.data.client_id).toBe(client_id);
      expect(JSON.stringify([shown.body, listed.body])).not.toMatch(/secret_[\w-]{20}|whsec_|sealed|hash/);
      const [facts] = await announced(client_id);
      expect([facts?.['owner_uuid'], facts?.['webhook_audience']]).toStrictEqual([ada.uuid, 'authorized']);
    });

    it('creates a client that people can sign in with', async () => {
      const client = await made();
      const { access_token } = await bench.tokens({ client, scope: 'openid email' }, ada);
      expect((await bench.call('GET', '/api/userinfo', { token: access_token })).body.email).toBe(ada.email);
    });

    it('creates a public client without a secret, also with the custom scheme of an app', async () => {
      const client = await made({ type: 'public', redirect_uris: ['com.example.notes:/callback'] });
      expect(client.client_secret).toBe(null);
      const { path: authorize } = await bench.authorization({
        client,
        scope: 'openid email',
        parameters: { redirect_uri: 'com.example.notes:/callback' },
      });
      const page = await fetch(bench.url + authorize, { redirect: 'manual' });
      expect(page.headers.get('location') ?? '').toMatch(/\/login\?flow=/);
    });

    it('reports all mistakes at once and creates nothing', async () => {
      const before = (await bench.outbox('client.saved')).length;
      const { status, body } = await create({
        name: 'Notes\u202Eevil',
        redirect_uris: [
          'http://app.example/',
          'https://*.app.example/',
          'https://u@app.example/',
          'https://app.example/#a',
        ],
        scopes: ['openid', 'clients:manage', 'nonsense'],
        webhook_url: 'http://10.0.0.1/hook',
        logo_uri: 'http://app.example/logo.png',
        policy_uri: 'javascript:alert(1)',
      });
      expect(status).toBe(422);
      expect(body.error).toBe('validation_failed');
      expect(Object.keys(body.errors).sort()).toStrictEqual([
        'logo_uri',
        'name',
        'policy_uri',
        ...[0, 1, 2, 3].map((index) => `redirect_uris.${index}`),
        'scopes.1',
        'scopes.2',
        'webhook_url',
      ]);
      expect((await create({ redirect_uris: [] })).status).toBe(422);
      expect((await bench.outbox('client.saved')).length).toBe(before);
    });

    it('refuses an address as a name', async () => {
      const { status, body } = await create({ name: 'Verify at https://evil.example/login' });
      expect([status, body.errors]).toStrictEqual([422, { name: ['must not hold a web or e-mail address'] }]);
    });

    it('counts the characters of a name as people do', async () => {
      const name = '🙂'.repeat(255);
      expect((await create({ name })).body.data.name).toBe(name);
      const { status, body } = await create({ name: `${name}x` });
      expect([status, body.errors]).toStrictEqual([422, { name: ['must be at most 255 characters'] }]);
    });

    it('ignores fields that only the operator may set', async () => {
      const protectedFields = { is_trusted: true, is_pkce_exempt: true, is_verified: true, webhook_audience: 'all' };
      const { body } = await create({ ...protectedFields, owner_uuid: randomUUID(), client_id: 'console' });
      const [row] = await bench.query(`SELECT * FROM oauth_clients WHERE client_id = $1`, [body.data.client_id]);
      expect([row.is_trusted, row.is_pkce_exempt, row.is_verified, row.webhook_audience, row.owner_uuid]).toStrictEqual(
        [false, false, false, 'authorized', ada.uuid],
      );
    });

    it('replays the answer to the same idempotency key: one client, the same secret', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const [first, second] = [await create({}, token, headers), await create({}, token, headers)];
      expect([second.status, second.body]).toStrictEqual([201, first.body]);
      expect((await create({ name: 'Other' }, token, headers)).status).toBe(409);
    });

    it('refuses more than 50 for one person, also when many are requested at once', async () => {
      const person = await bench.person();
      await bench.query(
        `INSERT INTO oauth_clients (client_id, name, type, redirect_uris, scopes, owner_uuid)
         SELECT 'many-' || n, 'Many', 'public', '{https://app.example/}', '{openid}', $1 FROM generate_series(1, 48) n`,
        [person.uuid],
      );
      const by = await bench.token({ user_uuid: person.uuid, scopes: ['clients:manage'] });
      const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, by)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toStrictEqual([201, 201, ...Array<number>(8).fill(409)]);
      expect(answers.some(({ body }) => body.error === 'limit_reached')).toBeTruthy();
    });
  });

  describe('every route', () => {
    const routes: [method: string, suffix: string, body?: object][] = [
      ['GET', ''],
      ['PUT', '', { name: 'Taken' }],
      ['PATCH', '', { name: 'Taken' }],
      ['POST', '/rotate-secret', {}],
      ['POST', '/rotate-webhook-secret', {}],
      ['DELETE', ''],
    ];

    it('shows a client to its owner only, answers 404 to all others, and changes nothing', async () => {
      const client = await made({ webhook_url: 'https://app.example/hook' });
      const row = async () =>
        (await bench.query(`SELECT * FROM oauth_clients WHERE client_id = $1`, [client.client_id]))[0];
      const before = await row();
      for (const [method, suffix, body] of routes) {
        const at = `${path}/${client.client_id}${suffix}`;
        const { status } = await bench.call(method, at, { token: bobsToken, body });
        assert.equal(status, 404, `${method} ${suffix}`);
        const unknown = await bench.call(method, `${path}/console${suffix}`, { token, body });
        assert.equal(unknown.status, 404, `${method} ${suffix} of the operator's`);
        const nul = await bench.call(method, `${path}/a%00b${suffix}`, { token, body });
        expect(nul.status).toBe(404);
        if (!body) continue;
        const wrong = { name: '', overlap_seconds: 'long' };
        const unread = await bench.call(method, at, { token: bobsToken, body: wrong });
        assert.equal(unread.status, 404, `${method} ${suffix} with a body that would be refused`);
        const own = await bench.call(method, at, { token, body: wrong });
        assert.equal(own.status, 422, `${method} ${suffix} with a wrong body`);
      }
      expect(await row()).toStrictEqual(before);
      const { body: listed } = await bench.call('GET', path, { token: bobsToken });
      expect(listed).toStrictEqual({ data: [] });
    });

    it('needs a token (401), the scope (403), a person (403) and a readable body (400)', async () => {
      const narrow = await bench.token({ user_uuid: ada.uuid, scopes: ['openid'] });
      const clients = await bench.token({ user_uuid: null, scopes: ['clients:manage'] });
      const { client_id } = await made({ webhook_url: 'https://app.example/hook' });
      for (const [method, suffix, body] of [
        ...routes.map(([m, s, b]) => [m, `/any${s}`, b] as const),
        ['GET', ''] as const,
        ['POST', '', wanted] as const,
      ]) {
        const asked = async (by?: string) => bench.call(method, path + suffix, { ...(by && { token: by }), body });
        expect((await asked()).status).toBe(401);
        expect((await asked(narrow)).body.error).toStrictEqual('insufficient_scope');
        expect((await asked(clients)).body.error).toStrictEqual('user_required');
        if (!body) continue;
        const own = path + suffix.replace('any', client_id);
        expect((await bench.call(method, own, { token, rawBody: '{' })).status).toBe(400);
      }
    });
  });

  describe('PUT and PATCH', () => {
    it('change what is given, keep the rest, and publish only real changes', async () => {
      const client = await made();
      const change = {
        name: 'Notes 2',
        redirect_uris: ['https://app.example/new'],
        tos_uri: 'https://app.example/terms',
      };
      const { status, body } = await bench.call('PATCH', `${path}/${client.client_id}`, { token, body: change });
      expect(status).toBe(200);
      expect({ ...body.data, ...change, scopes: wanted.scopes }).toStrictEqual(body.data);
      expect((await announced(client.client_id)).length).toBe(2);
      const again = await bench.call('PUT', `${path}/${client.client_id}`, { token, body: change });
      expect(again.status).toBe(200);
      expect((await announced(client.client_id)).length).toBe(2);
      const wrong = await bench.call('PUT', `${path}/${client.client_id}`, {
        token,
        body: { scopes: ['clients:manage'] },
      });
      expect(wrong.status).toBe(422);
    });

    it('turn name and address in the ID token on and off', async () => {
      const { client_id: id } = await made();
      const put = async (claims_in_id_token: unknown) =>
        bench.call('PATCH', `${path}/${id}`, { token, body: { claims_in_id_token } });
      expect((await put(false)).body.data.claims_in_id_token).toBe(false);
      expect((await put('no')).status).toBe(422);
      expect((await put(true)).body.data.claims_in_id_token).toBe(true);
    });

    it('give a first webhook URL its secret, shown once, and remove the secret with the URL', async () => {
      const client = await made();
      const patch = async (webhook_url: string | null) =>
        (await bench.call('PATCH', `${path}/${client.client_id}`, { token, body: { webhook_url } })).body.data;
      expect((await patch('https://app.example/hook')).webhook_secret).toMatch(/^whsec_/);
      expect((await patch('https://app.example/hook2')).webhook_secret).toBe(undefined);
      expect(String((await announced(client.client_id)).at(-1)?.['sealed_webhook_secret'])).toMatch(/^test\./);
      await patch(null);
      const last = (await announced(client.client_id)).at(-1);
      expect([last?.['webhook_url'], last?.['sealed_webhook_secret']]).toStrictEqual([null, null]);
    });
  });

  describe('keys and logout addresses', () => {
    const patch = async (client: MadeClient, body: object) =>
      bench.call('PATCH', `${path}/${client.client_id}`, { token, body });
    const works = async (client: MadeClient) => (await bench.refresh(client, 'any')).body.error !== 'invalid_client';
    const newKey = async () => exportJWK((await generateKeyPair('ES256')).publicKey);

    it('of a client are registered by its owner, and the client has no secret then', async () => {
      const keys = { keys: [{ ...(await newKey()), kid: 'one' }] };
      const client = await made({ jwks: keys, backchannel_logout_uri: 'https://app.example/out' });
      expect(client.client_secret).toBe(null);
      const { body } = await bench.call('GET', `${path}/${client.client_id}`, { token });
      expect([body.data.jwks, body.data.backchannel_logout_uri]).toStrictEqual([keys, 'https://app.example/out']);
      const rotated = await bench.call('POST', `${path}/${client.client_id}/rotate-secret`, { token, body: {} });
      expect([rotated.status, rotated.body.error]).toStrictEqual([409, 'no_client_secret']);
    });

    it('end the secret when they are added, and give a new one, shown once, when they are removed', async () => {
      const client = await made();
      const changed = await patch(client, { jwks_uri: 'https://app.example/keys' });
      expect([changed.status, changed.body.data.client_secret]).toStrictEqual([200, undefined]);
      expect(await works(client)).toBe(false);
      const back = await patch(client, { jwks_uri: null });
      expect(back.body.data.client_secret).toMatch(/^secret_/);
      expect(await works({ ...client, client_secret: back.body.data.client_secret })).toBe(true);
      expect(await works(client)).toBe(false);
      expect((await patch(client, { name: 'Other' })).body.data.client_secret).toBe(undefined);
    });

    it('are refused when private, short, unreadable or fetched insecurely, and nothing changes', async () => {
      const [client, open] = [await made(), await made({ type: 'public' })];
      const jwk = await newKey();
      const secret = await exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
      const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'jwk' });
      for (const wrong of [
        { jwks: { keys: [] } },
        { jwks: { keys: [secret] } },
        { jwks: { keys: [short] } },
        { jwks: { keys: [{ kty: 'EC' }] } },
        { jwks: { keys: [{ kty: 'oct', k: 'x' }] } },
        { jwks: { keys: [jwk] }, jwks_uri: 'https://app.example/keys' },
        { jwks_uri: 'http://app.example/keys' },
        { jwks_uri: 'https://10.0.0.1/keys' },
        { backchannel_logout_uri: 'http://10.0.0.1/out' },
        { backchannel_logout_uri: 'https://app.example/out#here' },
      ])
        assert.equal((await patch(client, wrong)).status, 422, JSON.stringify(wrong));
      expect((await patch(open, { jwks: { keys: [jwk] } })).status).toBe(422);
      expect(await works(client)).toBe(true);
    });
  });

  it('lose the operator’s verification when the owner changes what people see', async () => {
    const changes = [
      { name: 'Bank' },
      { logo_uri: 'https://app.example/bank.png' },
      { redirect_uris: ['https://b.example/'] },
    ];
    for (const change of changes) {
      const { client_id } = await made();
      await bench.query(`UPDATE oauth_clients SET is_verified = true WHERE client_id = $1`, [client_id]);
      const patch = async (body: object) =>
        (await bench.call('PATCH', `${path}/${client_id}`, { token, body })).body.data.is_verified;
      expect(await patch({ scopes: ['openid'] })).toBe(true);
      expect(await patch(change)).toBe(false);
    }
  });

  describe('rotation', () => {
    const rotate = async (client: MadeClient, body: object | undefined, kind = 'secret') =>
      bench.call('POST', `${path}/${client.client_id}/rotate-${kind}`, { token, body });
    const works = async (client: MadeClient, client_secret: string | null) =>
      (await bench.refresh({ ...client, client_secret }, 'any')).body.error !== 'invalid_client';

    it('keeps the old secret during the overlap and not after; without overlap it is void at once', async () => {
      const client = await made();
      const { status, body } = await rotate(client, undefined);
      expect(status).toBe(200);
      expect(Date.parse(body.data.previous_secret_expires_at)).toBeGreaterThan(Date.now() + 86_000_000);
      const second = body.data.client_secret;
      expect([await works(client, client.client_secret), await works(client, second)]).toStrictEqual([true, true]);
      const third = (await rotate(client, { overlap_seconds: 0 })).body.data;
      expect(third.previous_secret_expires_at).toBe(null);
      expect([
        await works(client, client.client_secret),
        await works(client, second),
        await works(client, third.client_secret),
      ]).toStrictEqual([false, false, true]);
    });

    it('refuses an overlap beyond a week, and public clients', async () => {
      const client = await made();
      for (const overlap_seconds of [-1, 604_801, 1.5, '60'])
        expect((await rotate(client, { overlap_seconds })).status).toBe(422);
      const { status, body } = await rotate(await made({ type: 'public' }), {});
      expect([status, body.error]).toStrictEqual([409, 'no_client_secret']);
    });

    it('publishes both webhook secrets, sealed, and answers 409 without a webhook URL', async () => {
      const client = await made({ webhook_url: 'https://app.example/hook' });
      const [before] = await announced(client.client_id);
      const { body } = await rotate(client, {}, 'webhook-secret');
      expect(body.data.webhook_secret).not.toBe(client.webhook_secret);
      const facts = (await announced(client.client_id)).at(-1)!;
      expect(facts['sealed_previous_webhook_secret']).toBe(before!['sealed_webhook_secret']);
      expect(facts['sealed_webhook_secret']).not.toBe(before!['sealed_webhook_secret']);
      expect(Date.parse(String(facts['previous_webhook_secret_expires_at']))).toBeGreaterThan(Date.now());
      expect((await rotate(await made(), {}, 'webhook-secret')).body.error).toBe('no_webhook_url');
    });
  });

  describe('DELETE', () => {
    it('ends the grants and tokens of the client with it', async () => {
      const client = await made();
      const { access_token, refresh_token } = await bench.tokens({ client, scope: 'openid email' }, ada);
      expect((await bench.call('DELETE', `${path}/${client.client_id}`, { token })).status).toBe(204);
      expect((await bench.call('GET', '/api/v1/me', { token: access_token })).status).toBe(401);
      expect((await bench.refresh(client, refresh_token)).body.error).toBe('invalid_client');
      const revoked = (await bench.outbox('grant.revoked')).map(
        ({ payload }) => payload['grant'] as Record<string, unknown>,
      );
      expect(revoked.filter(({ client_id }) => client_id === client.client_id).length).toBe(1);
      const states = (await announced(client.client_id)).map(({ is_active, is_deleted }) => [is_active, is_deleted]);
      expect(states).toStrictEqual([
        [true, false],
        [false, true],
      ]);
      expect((await bench.call('DELETE', `${path}/${client.client_id}`, { token })).status).toBe(404);
    });
  });
});
