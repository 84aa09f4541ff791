import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { serviceBench, type Answered, type ServiceBench } from '@platform/testing';
import { z } from 'zod';
import { Public, Scopes } from '../callers/caller.js';
import { Problem } from '../common/problem.js';
import { testService } from '../testing/service.test-helper.js';
import { startService } from '../start/start.js';
import { Answer } from './answer.js';

const thing = z.object({ name: z.string() });
const handled: string[] = [];

@Controller('things')
class ThingsController {
  @Get()
  @Answer(200, thing)
  read() {
    return { name: 'lamp' };
  }

  @Post()
  @Answer(200, thing)
  add(@Body({ schema: thing }) body: { name: string }) {
    handled.push(body.name);
    return body;
  }

  @Get(':id')
  @Scopes('org:manage')
  one(@Param('id') id: string): never {
    throw new Problem(id === 'broken' ? 'internal_error' : 'not_found');
  }

  @Put(':id')
  @Answer(200, thing)
  change() {
    return { name: 'lamp' };
  }

  @Get(':id/page')
  @Public()
  page() {
    return 'for everybody';
  }
}

@Controller('pages')
@Public()
class PagesController {
  @Get() page(): void {}
  @Post() send(): void {}
}

const service = testService(
  { controllers: [ThingsController, PagesController] },
  { bodyLimitBytes: 1024, patchIsPut: true, rateHeaders: { 'X-RateLimit-Reset': 'when' } },
);

const headersOf = ({ headers }: Answered) =>
  Object.fromEntries([...headers].filter(([name]) => /^(access-control-|vary)/.test(name)));

const onEveryAnswer = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Content-Disposition, Idempotent-Replayed, Retry-After, WWW-Authenticate, X-RateLimit-Limit, ' +
    'X-RateLimit-Remaining, X-Request-Id, X-RateLimit-Reset',
};

describe('a request from a page of another origin', () => {
  let bench: ServiceBench;
  beforeAll(async () => {
    bench = await serviceBench('organizations', (env) => startService(service, env), { API_RATE_LIMIT: '2' });
  });
  afterAll(() => bench.close());

  const origin = 'https://app.example';
  const ask = (method: string, path: string, more: Parameters<ServiceBench['call']>[2] = {}) =>
    bench.call(method, path, { ...more, headers: { origin, ...more.headers } });
  const preflight = (path: string, method: string) =>
    ask('OPTIONS', path, {
      headers: { 'access-control-request-method': method, 'access-control-request-headers': 'authorization' },
    });

  it('is answered by every route that needs a token, without cookies', async () => {
    const answered = await ask('GET', '/things', { token: await bench.token() });
    expect([answered.status, answered.body]).toStrictEqual([200, { name: 'lamp' }]);
    expect(headersOf(answered)).toStrictEqual(onEveryAnswer);
    const patched = await ask('PATCH', '/things/1', { token: await bench.token(), body: {} });
    expect([patched.status, headersOf(patched)]).toStrictEqual([200, onEveryAnswer]);
  });

  it('can read errors, too, whatever causes them', async () => {
    const [token, limited] = [await bench.token(), await bench.token()];
    for (let asked = 0; asked < 2; asked++) await ask('GET', '/things', { token: limited });
    const poor = await bench.token({ scopes: ['openid'] });
    const tooLarge = { token: poor, body: { name: 'x'.repeat(2000) } };
    for (const [status, answered] of [
      [401, await ask('GET', '/things')],
      [403, await ask('GET', '/things/1', { token: poor })],
      [404, await ask('GET', '/things/1', { token })],
      [422, await ask('POST', '/things', { token, body: {} })],
      [429, await ask('GET', '/things', { token: limited })],
      [400, await ask('POST', '/things', { token: poor, rawBody: '{' })],
      [413, await ask('POST', '/things', tooLarge)],
      [500, await ask('GET', '/things/broken', { token: await bench.token() })],
    ] as const)
      expect([answered.status, headersOf(answered)]).toStrictEqual([status, onEveryAnswer]);
  });

  it('is preceded by a preflight without a token, a limit or a handler', async () => {
    const token = await bench.token();
    for (const [method, path] of [
      ['GET', '/things'],
      ['POST', '/things'],
      ['PUT', '/things/1'],
      ['PATCH', '/things/1'],
    ] as const) {
      const answered = await preflight(path, method);
      expect([answered.status, answered.body]).toStrictEqual([204, '']);
      expect(headersOf(answered)).toStrictEqual({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': 'Authorization, Content-Type, DPoP, Idempotency-Key, Last-Event-ID',
        'access-control-max-age': '7200',
      });
    }
    const given = { token, body: { name: 'asked' } };
    expect((await ask('OPTIONS', '/things', given)).status).toBe(204);
    expect(handled.includes('asked')).toBeFalsy();
    expect((await ask('POST', '/things', given)).headers.get('x-ratelimit-remaining')).toBe('1');
  });

  it('is answered by a public route for its own origin only, and an unknown route is 404', async () => {
    for (const [status, answered] of [
      [200, await ask('GET', '/pages')],
      [201, await ask('POST', '/pages')],
      [200, await ask('GET', '/things/1/page')],
      [404, await preflight('/pages', 'POST')],
      [404, await preflight('/things/1/page', 'GET')],
      [404, await preflight('/nothing', 'GET')],
      [404, await ask('GET', '/nothing')],
      [404, await ask('DELETE', '/things')],
    ] as const)
      expect([answered.status, headersOf(answered)]).toStrictEqual([status, {}]);
  });
});
