import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Post, Req } from '@nestjs/common';
import { eventsFor, type ServiceName } from '@platform/contracts';
import { internalCall, internalSecret, serviceBench, type InternalCall, type ServiceBench } from '@platform/testing';
import type { FastifyRequest } from 'fastify';
import { request } from 'node:http';
import { z } from 'zod';
import { CalledBy } from './called-by.js';
import { Public } from '../callers/caller.js';
import type { PlatformConfig } from '../settings/config.js';
import { OnEvent } from '../events/on-event.js';
import { Answer } from '../http/answer.js';
import { InternalCalls } from './internal-calls.js';
import { startService } from '../start/start.js';
import { testService } from '../testing/service.test-helper.js';

const secrets = { before: 'a'.repeat(32), after: 'b'.repeat(32), foreign: 'c'.repeat(32) };
const path = '/internal/v1/hello';
const greeted = z.object({ hello: z.string() });

@Controller('internal/v1/hello')
class HelloController {
  @Post()
  @CalledBy('links', 'webhooks')
  @Answer(200, greeted)
  hello(@Req() { user }: FastifyRequest) {
    return { hello: user?.kind === 'internal' ? user.service : 'nobody' };
  }

  @Post('nobody')
  @CalledBy()
  @Answer(200, greeted)
  forNobody() {
    return { hello: 'nobody' };
  }
}

@Controller('hello')
class PublicController {
  @Get()
  @Public()
  @Answer(200, greeted)
  hello() {
    return { hello: 'everybody' };
  }
}

class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

const service = testService({ controllers: [HelloController, PublicController], providers: [Listener] });

describe('signed calls between services', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env), {
      INTERNAL_CALLERS: [
        `links:${secrets.before}`,
        `links:${secrets.after}`,
        `webhooks:${internalSecret('webhooks')}`,
        `identity:${internalSecret('identity')}`,
      ].join(),
    });
  });
  afterAll(() => bench.close());

  const call = async (name: ServiceName, INTERNAL_SECRET: string[]) => {
    const config = { INTERNAL_SECRET, ORGANIZATIONS_URL: bench.internalUrl } as PlatformConfig;
    return (await new InternalCalls({ name }, config).toOrganizations('POST', path, {})).status;
  };
  const send = async (more: Partial<InternalCall> = {}) => {
    const hello = { caller: 'webhooks', called: 'organizations', method: 'POST', path, body: {} } as const;
    const { status, body } = await internalCall(bench, { ...hello, ...more });
    return status === 200 ? body.hello : [status, body.error];
  };
  const refused = [401, 'invalid_signature'];

  it('are valid during a rotation with the old and the new secret of the caller, and with no other', async () => {
    const { before: old, after: next, foreign } = secrets;
    for (const known of [[old], [old, next], [next, old], [next]]) expect(await call('links', known)).toBe(200);
    for (const unknown of [[foreign], [foreign, old]]) expect(await call('links', unknown)).toBe(401);
  });

  it('name their caller, and no service can pose as another', async () => {
    expect(await send()).toBe('webhooks');
    expect(await send({ caller: 'links', secret: internalSecret('webhooks') })).toStrictEqual(refused);
    expect(await send({ signed: { caller: 'links' } })).toStrictEqual(refused);
    expect(await send({ caller: 'notifications' })).toStrictEqual(refused);
    expect(await send({ caller: 'nobody' as ServiceName })).toStrictEqual(refused);
  });

  it('are accepted from the services that the route names, and the refusal names the caller', async () => {
    const { status, body } = await internalCall(bench, {
      ...{ caller: 'identity', called: 'organizations', method: 'POST', path, body: {} },
    });
    const message = 'The service identity may not call this.';
    expect([status, body]).toStrictEqual([401, { error: 'invalid_signature', message }]);
    expect(await send({ path: `${path}/nobody` })).toStrictEqual(refused);
  });

  it('are accepted once, also of any number at the same time', async () => {
    const nonce = 'a-nonce-that-comes-twice';
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ nonce })));
    expect(answers.filter((answer) => answer === 'webhooks').length).toBe(1);
    expect(await send({ nonce })).toStrictEqual(refused);
    // Nonces are separate for each caller.
    expect(await send({ nonce, caller: 'links', secret: secrets.after })).toBe('links');
    for (const odd of ['', 'short', 'x'.repeat(65), 'spaces are in this nonce'])
      expect(await send({ nonce: odd })).toStrictEqual(refused);
  });

  it('are valid for a minute, for one service, method, path and body', async () => {
    for (const ageSeconds of [0, 59, -59])
      expect([ageSeconds, await send({ ageSeconds })]).toStrictEqual([ageSeconds, 'webhooks']);
    for (const ageSeconds of [61, -63, 3_600]) expect(await send({ ageSeconds })).toStrictEqual(refused);
    for (const signed of [
      { called: 'identity' },
      { method: 'PUT' },
      { path: `${path}/x` },
      { path: `${path}?a` },
      { rawBody: '{"a":1}' },
    ])
      expect(await send({ signed })).toStrictEqual(refused);
  });

  it('are refused without a signature', async () => {
    const { status, body } = await bench.call('POST', path, { body: {}, origin: bench.internalUrl });
    expect([status, body.error]).toStrictEqual(refused);
    const token = await bench.token();
    expect((await bench.call('POST', path, { body: {}, token, origin: bench.internalUrl })).status).toBe(401);
  });

  /** The unchanged address, which `fetch` would normalize. */
  const statusOf = (origin: string, target: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      const sent = request({ host: hostname, port, path: target, method: 'POST', headers: { 'content-length': 0 } });
      sent.on('response', (res) => resolve(res.resume().statusCode!)).on('error', reject);
      sent.end();
    });

  it('have their own port: the other one answers 404, however the address is written', async () => {
    const spellings = [
      path,
      '/%69nternal/v1/hello',
      '/internal%2Fv1/hello',
      '/internal/v1/%68ello',
      '/api/../internal/v1/hello',
      '/api/%2e%2e/internal/v1/hello',
      '/api/..%2finternal/v1/hello',
      '//internal/v1/hello',
      '/INTERNAL/v1/hello',
      `${path}?x=1`,
      `${path}#x`,
    ];
    for (const target of spellings) expect([target, await statusOf(bench.url, target)]).toStrictEqual([target, 404]);
    // The route exists, and needs a token.
    expect(await statusOf(bench.internalUrl, path)).toBe(401);
    expect(await statusOf(bench.internalUrl, '/%69nternal/v1/hello')).toBe(401);
    const signed = await internalCall(
      { ...bench, internalUrl: bench.url },
      { caller: 'webhooks', called: 'organizations', method: 'POST', path, body: {} },
    );
    const message = 'There is nothing at this address, or not by this method.';
    expect([signed.status, signed.body]).toStrictEqual([404, { error: 'not_found', message }]);
  });

  it('are all that their port serves', async () => {
    expect((await bench.call('GET', '/hello')).body).toStrictEqual({ hello: 'everybody' });
    const inside = await bench.call('GET', '/hello', { origin: bench.internalUrl });
    expect([inside.status, inside.body.error]).toStrictEqual([404, 'not_found']);
    expect((await bench.call('GET', '/nothing', { origin: bench.internalUrl })).status).toBe(404);
  });
});
