import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { Controller, Get } from '@nestjs/common';
import { revokedToken, tokenKey } from '@platform/contracts';
import { signTokenRecord } from '@platform/contracts/signed-token-record';
import { verify } from '@platform/signatures';
import { serviceBench, signedByCaller, type ServiceBench } from '@platform/testing';
import { z } from 'zod';
import { Answer } from '../http/answer.js';
import { testService } from '../testing/service.test-helper.js';
import { startService, type RunningService } from '../start/start.js';
import { Caller, Scopes } from '../callers/caller.js';
import { TokenDirectory } from './token-directory.js';

@Controller()
class ThingsController {
  @Get('things')
  @Scopes('org:read')
  @Answer(200, z.object({ client_id: z.string() }))
  things(@Caller() caller: object) {
    return { ...caller, secret: 'never declared, never sent' };
  }

  @Get('broken')
  @Answer(200, z.object({ count: z.number() }))
  broken() {
    return { count: 'not a number', secret: 'canary' };
  }
}

const service = testService({ controllers: [ThingsController] });

const keyOf = (token: string) => tokenKey(createHash('sha256').update(token).digest('base64url'));

describe('access tokens', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env), { API_RATE_LIMIT: '3' });
  });
  afterAll(() => bench.close());
  const things = (token?: string, headers?: Record<string, string>) => bench.call('GET', '/things', { token, headers });

  it('open a route with their scope, and the answer has the declared fields only', async () => {
    const { status, body, headers } = await things(await bench.token());
    expect([status, body]).toStrictEqual([200, { client_id: 'bench-client' }]);
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toStrictEqual(['3', '2']);
    expect(headers.get('retry-after')).toBe(null);
  });

  it('without the scope get 403 insufficient_scope, with the challenge of RFC 6750', async () => {
    const { status, body, headers } = await things(await bench.token({ scopes: ['openid'] }));
    const message = 'The access token lacks a required scope: org:read.';
    expect([status, body]).toStrictEqual([403, { error: 'insufficient_scope', message }]);
    expect(headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="org:read"');
  });

  it('that are missing, unknown, malformed, revoked or expired get 401', async () => {
    const revoked = await bench.token();
    await bench.redis.set(keyOf(revoked), revokedToken);
    const expired = await bench.token({ expires_at: Math.floor(Date.now() / 1000) - 1 });
    const live = await bench.token();
    for (const token of ['unknown', revoked, expired, live.slice(0, -1), `${live}x`, 'x'.repeat(600)]) {
      assert.equal((await things(token)).status, 401, token);
    }
    expect((await things(undefined, { authorization: `Basic ${live}` })).status).toBe(401);
    expect((await bench.call('GET', `/things?access_token=${live}`)).status).toBe(401);
    expect((await things()).headers.get('www-authenticate')).toBe('Bearer');
    expect((await things(undefined, { authorization: `bearer ${live}` })).status).toBe(200);
  });

  it('of an impossible format are refused without a look-up', async () => {
    const asked = bench.identity.requests.length;
    const credentials = [`${'x'.repeat(400)}.${'y'.repeat(400)}.z`, 'two tokens', '"quoted"', 'x'.repeat(513)];
    for (const scheme of ['Bearer', 'DPoP'])
      for (const credential of credentials) {
        const { status, body, headers } = await things(undefined, { authorization: `${scheme} ${credential}` });
        assert.deepEqual([status, body.error], [401, 'invalid_token'], credential);
        const parameters = scheme === 'DPoP' ? ', algs="ES256 Ed25519 EdDSA"' : '';
        expect(headers.get('www-authenticate')).toBe(`${scheme} error="invalid_token"${parameters}`);
      }
    expect(bench.identity.requests.length).toBe(asked);
    for (const authorization of ['Bearer', 'Bearer ', 'Bearerx']) {
      const { body, headers } = await things(undefined, { authorization });
      expect([body.error, headers.get('www-authenticate')]).toStrictEqual(['unauthenticated', 'Bearer']);
    }
  });

  describe('that were written into Redis by hand', () => {
    const record = (more: object = {}) => ({
      user_uuid: randomUUID(),
      client_id: 'forged',
      grant_id: randomUUID(),
      scopes: ['org:read'],
      expires_at: 9_999_999_999,
      is_trusted: true,
      signed_in_at: null,
      has_second_factor: false,
      ...more,
    });

    it('sign nobody in: identity is asked, and knows no such token', async () => {
      const stolen = await bench.token();
      const signedForAnother = (await bench.redis.get(keyOf(stolen)))!;
      const foreignKey = (key: string) => signTokenRecord('f'.repeat(32), key, record());
      const asked = bench.identity.requests.length;
      const forged = [
        () => JSON.stringify(record()),
        () => signedForAnother,
        foreignKey,
        (key: string) => foreignKey(key).replace(/"mac":"[^"]*"/, '"mac":""'),
        () => signedForAnother.replace('bench-client', 'other-client'),
        () => '{}',
        () => 'nonsense',
      ];
      for (const text of forged) {
        const token = randomUUID();
        const written = text(keyOf(token));
        await bench.redis.set(keyOf(token), written);
        expect([written, (await things(token)).status]).toStrictEqual([written, 401]);
        const directory = (bench.service as RunningService).app.get(TokenDirectory);
        expect(await directory.isLive(token)).toBe(false);
      }
      expect(bench.identity.requests.length).toBe(asked + forged.length);
    });

    it('do no harm to real ones, which get the answer of identity in the same look-up', async () => {
      const token = randomUUID();
      await bench.redis.set(keyOf(token), JSON.stringify(record({ client_id: 'forged' })));
      const known = { active: true, ...record({ client_id: 'told' }) };
      bench.identity.always({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(known) });
      const [broken, sound] = await Promise.all([things(token), things(await bench.token())]);
      bench.identity.always({ headers: { 'content-type': 'application/json' }, body: '{"active":false}' });
      expect([broken.status, broken.body]).toStrictEqual([200, { client_id: 'told' }]);
      expect([sound.status, sound.body]).toStrictEqual([200, { client_id: 'bench-client' }]);
    });
  });

  it('share one window over all tokens of a grant: a refresh opens no new one', async () => {
    const grant_id = randomUUID();
    const [first, second] = [await bench.token({ grant_id }), await bench.token({ grant_id })];
    for (const token of [first, second, first]) expect((await things(token)).status).toBe(200);
    const { status, body, headers } = await things(second);
    expect([status, body.error, headers.get('x-ratelimit-remaining')]).toStrictEqual([429, 'rate_limit_exceeded', '0']);
    assert.ok(Number(headers.get('retry-after')) >= 1 && Number(headers.get('retry-after')) <= 60);
  });

  it('never exceed the limit, in any number of concurrent requests', async () => {
    const token = await bench.token();
    const answers = await Promise.all(Array.from({ length: 40 }, () => things(token)));
    const passed = answers.filter(({ status }) => status === 200);
    expect(passed.map(({ headers }) => headers.get('x-ratelimit-remaining')).sort()).toStrictEqual(['0', '1', '2']);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBe(37);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('that the directory does not know are introspected at identity, by a signed call', async () => {
    const record = {
      active: true,
      user_uuid: randomUUID(),
      client_id: 'told',
      grant_id: randomUUID(),
      scopes: ['org:read'],
      expires_at: 9_999_999_999,
    };
    bench.identity.always({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(record) });
    const { status, body } = await things('known-to-identity');
    expect([status, body]).toStrictEqual([200, { client_id: 'told' }]);
    const asked = bench.identity.requests.at(-1)!;
    expect(JSON.parse(asked.rawBody.toString())).toStrictEqual({ token: 'known-to-identity' });
    const secrets = bench.env['INTERNAL_SECRET']!;
    expect(verify({ secrets, ...signedByCaller(asked, 'identity') })).toBe(true);
    expect(asked.headers['x-internal-caller']).toBe('organizations');
    bench.identity.always({ headers: { 'content-type': 'application/json' }, body: '{"active":false}' });
  });

  it('that identity does not know either are not introspected again and again', async () => {
    jest.useFakeTimers({
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
      now: Date.now(),
    });
    const asked = bench.identity.requests.length;
    for (let time = 0; time < 3; time++) expect((await things('known-to-nobody')).status).toBe(401);
    expect(bench.identity.requests.length).toBe(asked + 1);
    jest.advanceTimersByTime(1_000);
    expect((await things('known-to-nobody')).status).toBe(401);
    expect(bench.identity.requests.length).toBe(asked + 2);
  });

  it('get 503 and not 401 while identity is away', async () => {
    bench.identity.always({ status: 500, body: '{}' });
    expect((await things('who-knows')).status).toBe(503);
    bench.identity.always({ headers: { 'content-type': 'application/json' }, body: '{"active":false}' });
  });

  it('get 500 without details when an answer does not fit its schema', async () => {
    const { status, body } = await bench.call('GET', '/broken', { token: await bench.token() });
    expect([status, body.error]).toStrictEqual([500, 'internal_error']);
    assert.ok(body.request_id);
    expect(JSON.stringify(body).includes('canary')).toBeFalsy();
  });
});

describe('access tokens without Redis', () => {
  it('are introspected and counted in the process', async () => {
    const bench = await serviceBench(
      'organizations',
      (env) => startService(service, { ...env, REDIS_URL: 'redis://127.0.0.1:1' }),
      { API_RATE_LIMIT: '2' },
    );
    try {
      const record = {
        active: true,
        user_uuid: randomUUID(),
        client_id: 'told',
        grant_id: 'g',
        scopes: ['org:read'],
        expires_at: 9_999_999_999,
      };
      bench.identity.always({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(record) });
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push((await bench.call('GET', '/things', { token: 'any' })).status);
      expect(statuses).toStrictEqual([200, 200, 429]);
    } finally {
      await bench.close();
    }
  });
});
