import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { Controller, Get } from '@nestjs/common';
import { revokedToken, tokenKey } from '@platform/contracts';
import { verify } from '@platform/signatures';
import { serviceBench, type ServiceBench } from '@platform/testing';
import { z } from 'zod';
import { Answer } from '../http/answer.js';
import { testService } from '../service.test-helper.js';
import { startService } from '../start.js';
import { Caller, Scopes } from './caller.js';

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
  before(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env), { API_RATE_LIMIT: '3' });
  });
  after(() => bench.close());
  const things = (token?: string, headers?: Record<string, string>) => bench.call('GET', '/things', { token, headers });

  it('open a route to those who hold the scope, and only the declared fields leave it', async () => {
    const { status, body, headers } = await things(await bench.token());
    assert.deepEqual([status, body], [200, { client_id: 'bench-client' }]);
    assert.deepEqual([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')], ['3', '2']);
    assert.equal(headers.get('retry-after'), null);
  });

  it('without the scope are 403 insufficient_scope, with the challenge of RFC 6750', async () => {
    const { status, body, headers } = await things(await bench.token({ scopes: ['openid'] }));
    const message = 'The access token lacks a required scope: org:read.';
    assert.deepEqual([status, body], [403, { error: 'insufficient_scope', message }]);
    assert.equal(headers.get('www-authenticate'), 'Bearer error="insufficient_scope", scope="org:read"');
  });

  it('that are missing, unknown, malformed, revoked or expired are 401', async () => {
    const revoked = await bench.token();
    await bench.redis.set(keyOf(revoked), revokedToken);
    const expired = await bench.token({ expires_at: Math.floor(Date.now() / 1000) - 1 });
    const live = await bench.token();
    for (const token of ['unknown', revoked, expired, live.slice(0, -1), `${live}x`, 'x'.repeat(600)]) {
      assert.equal((await things(token)).status, 401, token);
    }
    assert.equal((await things(undefined, { authorization: `Basic ${live}` })).status, 401);
    assert.equal((await bench.call('GET', `/things?access_token=${live}`)).status, 401);
    assert.equal((await things()).headers.get('www-authenticate'), 'Bearer');
    assert.equal((await things(undefined, { authorization: `bearer ${live}` })).status, 200);
  });

  it('that no token of ours can be are told so, without being asked for anywhere', async () => {
    const asked = bench.identity.requests.length;
    const credentials = [`${'x'.repeat(400)}.${'y'.repeat(400)}.z`, 'two tokens', '"quoted"', 'x'.repeat(513)];
    for (const scheme of ['Bearer', 'DPoP'])
      for (const credential of credentials) {
        const { status, body, headers } = await things(undefined, { authorization: `${scheme} ${credential}` });
        assert.deepEqual([status, body.error], [401, 'invalid_token'], credential);
        const parameters = scheme === 'DPoP' ? ', algs="ES256 Ed25519 EdDSA"' : '';
        assert.equal(headers.get('www-authenticate'), `${scheme} error="invalid_token"${parameters}`);
      }
    assert.equal(bench.identity.requests.length, asked);
    for (const authorization of ['Bearer', 'Bearer ', 'Bearerx']) {
      const { body, headers } = await things(undefined, { authorization });
      assert.deepEqual([body.error, headers.get('www-authenticate')], ['unauthenticated', 'Bearer']);
    }
  });

  it('share one window over all tokens of a grant: refreshing opens no new one', async () => {
    const grant_id = randomUUID();
    const [first, second] = [await bench.token({ grant_id }), await bench.token({ grant_id })];
    for (const token of [first, second, first]) assert.equal((await things(token)).status, 200);
    const { status, body, headers } = await things(second);
    assert.deepEqual([status, body.error, headers.get('x-ratelimit-remaining')], [429, 'rate_limit_exceeded', '0']);
    assert.ok(Number(headers.get('retry-after')) >= 1 && Number(headers.get('retry-after')) <= 60);
  });

  it('pass the limit by none, of any number of requests at the same time', async () => {
    const token = await bench.token();
    const answers = await Promise.all(Array.from({ length: 40 }, () => things(token)));
    const passed = answers.filter(({ status }) => status === 200);
    assert.deepEqual(passed.map(({ headers }) => headers.get('x-ratelimit-remaining')).sort(), ['0', '1', '2']);
    const refused = answers.filter(({ status }) => status === 429);
    assert.equal(refused.length, 37);
    for (const { headers } of refused) assert.ok(Number(headers.get('retry-after')) >= 1);
  });

  it('that the directory does not know are asked for at identity, with a signed call', async () => {
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
    assert.deepEqual([status, body], [200, { client_id: 'told' }]);
    const asked = bench.identity.requests.at(-1)!;
    assert.deepEqual(JSON.parse(asked.rawBody.toString()), { token: 'known-to-identity' });
    const isSigned = verify({
      secrets: bench.env['INTERNAL_SECRET']!,
      timestamp: String(asked.headers['x-internal-timestamp']),
      signature: String(asked.headers['x-internal-signature']),
      rawBody: `POST ${asked.path}\n${asked.rawBody.toString()}`,
    });
    assert.ok(isSigned);
    bench.identity.always({ headers: { 'content-type': 'application/json' }, body: '{"active":false}' });
  });

  it('that identity does not know either are not asked for there again and again', async (t) => {
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const asked = bench.identity.requests.length;
    for (let time = 0; time < 3; time++) assert.equal((await things('known-to-nobody')).status, 401);
    assert.equal(bench.identity.requests.length, asked + 1);
    t.mock.timers.tick(1_000);
    assert.equal((await things('known-to-nobody')).status, 401);
    assert.equal(bench.identity.requests.length, asked + 2);
  });

  it('cannot be judged while identity is away: 503, not 401', async () => {
    bench.identity.always({ status: 500, body: '{}' });
    assert.equal((await things('who-knows')).status, 503);
    bench.identity.always({ headers: { 'content-type': 'application/json' }, body: '{"active":false}' });
  });

  it('an answer that does not fit its schema is a 500 that shows nothing', async () => {
    const { status, body } = await bench.call('GET', '/broken', { token: await bench.token() });
    assert.deepEqual([status, body.error], [500, 'internal_error']);
    assert.ok(body.request_id);
    assert.ok(!JSON.stringify(body).includes('canary'));
  });
});

describe('without Redis', () => {
  it('tokens are introspected and counted in the process', async () => {
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
      assert.deepEqual(statuses, [200, 200, 429]);
    } finally {
      await bench.close();
    }
  });
});
