import assert from 'node:assert/strict';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
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
  before(async () => {
    bench = await identityBench();
    const [person, bob] = await Promise.all([bench.person(), bench.person()]);
    ada = person;
    token = await bench.token({ user_uuid: ada.uuid, scopes: ['clients:manage'] });
    bobsToken = await bench.token({ user_uuid: bob.uuid, scopes: ['clients:manage'] });
  });
  after(() => bench.close());

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
      assert.equal(status, 201);
      const { client_id, client_secret, webhook_secret, created_at, updated_at, ...rest } = body.data;
      assert.match(client_secret, /^secret_/);
      assert.match(webhook_secret, /^whsec_/);
      assert.match(created_at, /\+00:00$/);
      assert.equal(updated_at, created_at);
      assert.deepEqual(rest, {
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
      assert.equal(shown.body.data.client_id, client_id);
      assert.doesNotMatch(JSON.stringify([shown.body, listed.body]), /secret_[\w-]{20}|whsec_|sealed|hash/);
      const [facts] = await announced(client_id);
      assert.deepEqual([facts?.['owner_uuid'], facts?.['webhook_audience']], [ada.uuid, 'authorized']);
    });

    it('makes a client that people can sign in with', async () => {
      const client = await made();
      const { access_token } = await bench.tokens({ client, scope: 'openid email' }, ada);
      assert.equal((await bench.call('GET', '/api/userinfo', { token: access_token })).body.email, ada.email);
    });

    it('makes a public client without a secret, also with the scheme of an app', async () => {
      const client = await made({ type: 'public', redirect_uris: ['com.example.notes:/callback'] });
      assert.equal(client.client_secret, null);
      const { path: authorize } = await bench.authorization({
        client,
        scope: 'openid email',
        parameters: { redirect_uri: 'com.example.notes:/callback' },
      });
      const page = await fetch(bench.url + authorize, { redirect: 'manual' });
      assert.match(page.headers.get('location') ?? '', /\/login\?flow=/);
    });

    it('names every mistake at once and makes nothing', async () => {
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
      assert.equal(status, 422);
      assert.equal(body.error, 'validation_failed');
      assert.deepEqual(Object.keys(body.errors).sort(), [
        'logo_uri',
        'name',
        'policy_uri',
        ...[0, 1, 2, 3].map((index) => `redirect_uris.${index}`),
        'scopes.1',
        'scopes.2',
        'webhook_url',
      ]);
      assert.equal((await create({ redirect_uris: [] })).status, 422);
      assert.equal((await bench.outbox('client.saved')).length, before);
    });

    it('counts the characters of a name as people do', async () => {
      const name = '🙂'.repeat(255);
      assert.equal((await create({ name })).body.data.name, name);
      const { status, body } = await create({ name: `${name}x` });
      assert.deepEqual([status, body.errors], [422, { name: ['must be at most 255 characters'] }]);
    });

    it('L11 binds nothing that only the operator may set', async () => {
      const protectedFields = { is_trusted: true, is_pkce_exempt: true, is_verified: true, webhook_audience: 'all' };
      const { body } = await create({ ...protectedFields, owner_uuid: randomUUID(), client_id: 'console' });
      const [row] = await bench.query(`SELECT * FROM oauth_clients WHERE client_id = $1`, [body.data.client_id]);
      assert.deepEqual(
        [row.is_trusted, row.is_pkce_exempt, row.is_verified, row.webhook_audience, row.owner_uuid],
        [false, false, false, 'authorized', ada.uuid],
      );
    });

    it('replays the answer to the same idempotency key: one client, the same secret', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const [first, second] = [await create({}, token, headers), await create({}, token, headers)];
      assert.deepEqual([second.status, second.body], [201, first.body]);
      assert.equal((await create({ name: 'Other' }, token, headers)).status, 409);
    });

    it('refuses more than 50 for one person, also when many are asked for at once', async () => {
      const person = await bench.person();
      await bench.query(
        `INSERT INTO oauth_clients (client_id, name, type, redirect_uris, scopes, owner_uuid)
         SELECT 'many-' || n, 'Many', 'public', '{https://app.example/}', '{openid}', $1 FROM generate_series(1, 48) n`,
        [person.uuid],
      );
      const by = await bench.token({ user_uuid: person.uuid, scopes: ['clients:manage'] });
      const answers = await Promise.all(Array.from({ length: 10 }, () => create({}, by)));
      const statuses = answers.map(({ status }) => status).sort();
      assert.deepEqual(statuses, [201, 201, ...Array<number>(8).fill(409)]);
      assert.ok(answers.some(({ body }) => body.error === 'limit_reached'));
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

    it('shows a client to its owner only: 404 for all others, and nothing changes', async () => {
      const client = await made({ webhook_url: 'https://app.example/hook' });
      const row = async () =>
        (await bench.query(`SELECT * FROM oauth_clients WHERE client_id = $1`, [client.client_id]))[0];
      const before = await row();
      for (const [method, suffix, body] of routes) {
        const { status } = await bench.call(method, `${path}/${client.client_id}${suffix}`, { token: bobsToken, body });
        assert.equal(status, 404, `${method} ${suffix}`);
        const unknown = await bench.call(method, `${path}/console${suffix}`, { token, body });
        assert.equal(unknown.status, 404, `${method} ${suffix} of the operator's`);
        const nul = await bench.call(method, `${path}/a%00b${suffix}`, { token, body });
        assert.equal(nul.status, 404);
      }
      assert.deepEqual(await row(), before);
      const { body: listed } = await bench.call('GET', path, { token: bobsToken });
      assert.deepEqual(listed, { data: [] });
    });

    it('needs a token (401), the scope (403), a person (403) and a readable body (400)', async () => {
      const narrow = await bench.token({ user_uuid: ada.uuid, scopes: ['openid'] });
      const clients = await bench.token({ user_uuid: null, scopes: ['clients:manage'] });
      for (const [method, suffix, body] of [
        ...routes.map(([m, s, b]) => [m, `/any${s}`, b] as const),
        ['GET', ''] as const,
        ['POST', '', wanted] as const,
      ]) {
        const asked = async (by?: string) => bench.call(method, path + suffix, { ...(by && { token: by }), body });
        assert.equal((await asked()).status, 401);
        assert.deepEqual((await asked(narrow)).body.error, 'insufficient_scope');
        assert.deepEqual((await asked(clients)).body.error, 'user_required');
        if (!body) continue;
        assert.equal((await bench.call(method, path + suffix, { token, rawBody: '{' })).status, 400);
      }
    });
  });

  describe('PUT and PATCH', () => {
    it('change what is given, leave the rest, and tell the other services; nothing new is told of no change', async () => {
      const client = await made();
      const change = {
        name: 'Notes 2',
        redirect_uris: ['https://app.example/new'],
        tos_uri: 'https://app.example/terms',
      };
      const { status, body } = await bench.call('PATCH', `${path}/${client.client_id}`, { token, body: change });
      assert.equal(status, 200);
      assert.deepEqual({ ...body.data, ...change, scopes: wanted.scopes }, body.data);
      assert.equal((await announced(client.client_id)).length, 2);
      const again = await bench.call('PUT', `${path}/${client.client_id}`, { token, body: change });
      assert.equal(again.status, 200);
      assert.equal((await announced(client.client_id)).length, 2);
      const wrong = await bench.call('PUT', `${path}/${client.client_id}`, {
        token,
        body: { scopes: ['clients:manage'] },
      });
      assert.equal(wrong.status, 422);
    });

    it('a webhook URL given later makes the secret then, once; taking it away takes the secret too', async () => {
      const client = await made();
      const patch = async (webhook_url: string | null) =>
        (await bench.call('PATCH', `${path}/${client.client_id}`, { token, body: { webhook_url } })).body.data;
      assert.match((await patch('https://app.example/hook')).webhook_secret, /^whsec_/);
      assert.equal((await patch('https://app.example/hook2')).webhook_secret, undefined);
      assert.match(String((await announced(client.client_id)).at(-1)?.['sealed_webhook_secret']), /^test\./);
      await patch(null);
      const last = (await announced(client.client_id)).at(-1);
      assert.deepEqual([last?.['webhook_url'], last?.['sealed_webhook_secret']], [null, null]);
    });
  });

  describe('keys and sign-outs', () => {
    const patch = async (client: MadeClient, body: object) =>
      bench.call('PATCH', `${path}/${client.client_id}`, { token, body });
    const works = async (client: MadeClient) => (await bench.refresh(client, 'any')).body.error !== 'invalid_client';
    const newKey = async () => exportJWK((await generateKeyPair('ES256')).publicKey);

    it('an owner registers keys and the address that is told of sign-outs; such a client has no secret', async () => {
      const keys = { keys: [{ ...(await newKey()), kid: 'one' }] };
      const client = await made({ jwks: keys, backchannel_logout_uri: 'https://app.example/out' });
      assert.equal(client.client_secret, null);
      const { body } = await bench.call('GET', `${path}/${client.client_id}`, { token });
      assert.deepEqual([body.data.jwks, body.data.backchannel_logout_uri], [keys, 'https://app.example/out']);
      const rotated = await bench.call('POST', `${path}/${client.client_id}/rotate-secret`, { token, body: {} });
      assert.deepEqual([rotated.status, rotated.body.error], [409, 'no_client_secret']);
    });

    it('keys given later end the secret, and a new secret is shown, once, when they are taken away', async () => {
      const client = await made();
      const changed = await patch(client, { jwks_uri: 'https://app.example/keys' });
      assert.deepEqual([changed.status, changed.body.data.client_secret], [200, undefined]);
      assert.equal(await works(client), false);
      const back = await patch(client, { jwks_uri: null });
      assert.match(back.body.data.client_secret, /^secret_/);
      assert.equal(await works({ ...client, client_secret: back.body.data.client_secret }), true);
      assert.equal(await works(client), false);
      assert.equal((await patch(client, { name: 'Other' })).body.data.client_secret, undefined);
    });

    it('refuses keys that are private, short, unreadable or could be swapped on the way, and changes nothing', async () => {
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
      assert.equal((await patch(open, { jwks: { keys: [jwk] } })).status, 422);
      assert.equal(await works(client), true);
    });
  });

  it('what the operator has looked at is no longer verified once its owner changes what people see', async () => {
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
      assert.equal(await patch({ scopes: ['openid'] }), true);
      assert.equal(await patch(change), false);
    }
  });

  describe('rotation', () => {
    const rotate = async (client: MadeClient, body: object | undefined, kind = 'secret') =>
      bench.call('POST', `${path}/${client.client_id}/rotate-${kind}`, { token, body });
    const works = async (client: MadeClient, client_secret: string | null) =>
      (await bench.refresh({ ...client, client_secret }, 'any')).body.error !== 'invalid_client';

    it('A9 the old secret works during the overlap and not after; with no overlap it is dead at once', async () => {
      const client = await made();
      const { status, body } = await rotate(client, undefined);
      assert.equal(status, 200);
      assert.ok(Date.parse(body.data.previous_secret_expires_at) > Date.now() + 86_000_000);
      const second = body.data.client_secret;
      assert.deepEqual([await works(client, client.client_secret), await works(client, second)], [true, true]);
      const third = (await rotate(client, { overlap_seconds: 0 })).body.data;
      assert.equal(third.previous_secret_expires_at, null);
      assert.deepEqual(
        [
          await works(client, client.client_secret),
          await works(client, second),
          await works(client, third.client_secret),
        ],
        [false, false, true],
      );
    });

    it('refuses an overlap beyond a week, and a public client', async () => {
      const client = await made();
      for (const overlap_seconds of [-1, 604_801, 1.5, '60'])
        assert.equal((await rotate(client, { overlap_seconds })).status, 422);
      const { status, body } = await rotate(await made({ type: 'public' }), {});
      assert.deepEqual([status, body.error], [409, 'no_client_secret']);
    });

    it('gives the other services both webhook secrets, sealed; 409 without a webhook URL', async () => {
      const client = await made({ webhook_url: 'https://app.example/hook' });
      const [before] = await announced(client.client_id);
      const { body } = await rotate(client, {}, 'webhook-secret');
      assert.notEqual(body.data.webhook_secret, client.webhook_secret);
      const facts = (await announced(client.client_id)).at(-1)!;
      assert.equal(facts['sealed_previous_webhook_secret'], before!['sealed_webhook_secret']);
      assert.notEqual(facts['sealed_webhook_secret'], before!['sealed_webhook_secret']);
      assert.ok(Date.parse(String(facts['previous_webhook_secret_expires_at'])) > Date.now());
      assert.equal((await rotate(await made(), {}, 'webhook-secret')).body.error, 'no_webhook_url');
    });
  });

  describe('DELETE', () => {
    it('ends the grants and tokens of the client with it', async () => {
      const client = await made();
      const { access_token, refresh_token } = await bench.tokens({ client, scope: 'openid email' }, ada);
      assert.equal((await bench.call('DELETE', `${path}/${client.client_id}`, { token })).status, 204);
      assert.equal((await bench.call('GET', '/api/v1/me', { token: access_token })).status, 401);
      assert.equal((await bench.refresh(client, refresh_token)).body.error, 'invalid_client');
      const revoked = (await bench.outbox('grant.revoked')).map(
        ({ payload }) => payload['grant'] as Record<string, unknown>,
      );
      assert.equal(revoked.filter(({ client_id }) => client_id === client.client_id).length, 1);
      const told = (await announced(client.client_id)).map(({ is_active, is_deleted }) => [is_active, is_deleted]);
      assert.deepEqual(told, [
        [true, false],
        [false, true],
      ]);
      assert.equal((await bench.call('DELETE', `${path}/${client.client_id}`, { token })).status, 404);
    });
  });
});
