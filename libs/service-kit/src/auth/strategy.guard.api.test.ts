import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Injectable, Post, Req, SetMetadata } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { serviceBench, type ServiceBench } from '@platform/testing';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { OnEvent } from '../events/on-event.js';
import { Answer } from '../http/answer.js';
import { Problem } from '../common/problem.js';
import { startService } from '../start/start.js';
import { testService } from '../testing/service.test-helper.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { CALLERS } from './called-by.js';
import { AuthenticateBy, Public, Scopes } from '../callers/caller.js';
import { Strategy } from '../callers/strategy.js';
import type { InternalUser } from '../callers/user.js';

const rate = { limit: 5, remaining: 4, exceeded: false, resetMs: 1_000 };
const internal: InternalUser = { kind: 'internal', service: 'links' };
const refused = () => new Problem('unauthenticated', { headers: { 'www-authenticate': 'Says' } });

/** Ends as the request tells it to. */
@Injectable()
class SaysStrategy extends Strategy {
  authenticate({ headers }: FastifyRequest): void | Promise<void> {
    const ends: Record<string, () => void | Promise<void>> = {
      success: () => this.success(internal),
      'success, then fail': () => (this.success(internal), this.fail(refused())),
      'success, counted': () => this.success(internal, rate),
      'success, one too many': () => this.success(internal, { ...rate, remaining: 0, exceeded: true }),
      'success, later': async () => this.success(await Promise.resolve(internal)),
      fail: () => this.fail(refused()),
      'fail, then success': () => (this.fail(refused()), this.success(internal)),
      'fail, counted': () => this.fail(refused(), rate),
      error: () => this.error(new Problem('unavailable')),
      throws: () => {
        throw new Problem('unavailable');
      },
      rejects: () => Promise.reject(new Problem('unavailable')),
      nothing: () => Promise.resolve(),
    };
    return ends[String(headers['x-says'])]!();
  }
}

@Injectable()
class AnyoneStrategy extends Strategy {
  authenticate(): void {
    this.success(internal);
  }
}

const answer = z.object({ kind: z.string() });
const kindOf = ({ user }: FastifyRequest) => ({ kind: user?.kind ?? 'nobody' });

@Controller('things')
@SetMetadata(CALLERS, ['links'])
class ThingsController {
  @Get()
  @Answer(200, answer)
  things(@Req() req: FastifyRequest) {
    return kindOf(req);
  }

  @Get('open')
  @Public()
  @Answer(200, answer)
  open(@Req() req: FastifyRequest) {
    return kindOf(req);
  }

  @Post('anyone')
  @AuthenticateBy(AnyoneStrategy)
  @Scopes('org:read')
  @Answer(200, answer)
  anyone(@Req() req: FastifyRequest) {
    return kindOf(req);
  }
}

/** The same handlers in another controller, by an access token. */
@Controller('own-things')
@AuthenticateBy(AccessTokenStrategy)
@Scopes('org:read')
@SetMetadata(CALLERS, ['links'])
class OwnThingsController extends ThingsController {}

class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}

const parts = {
  controllers: [ThingsController, OwnThingsController],
  providers: [Listener, SaysStrategy, AnyoneStrategy],
};

describe('the guard that runs the strategy of a route', () => {
  let says: ServiceBench;
  let byToken: ServiceBench;
  beforeAll(async () => {
    says = await serviceBench('organizations', (env) =>
      startService(testService(parts, { strategy: SaysStrategy }), env),
    );
    byToken = await serviceBench('organizations', (env) => startService(testService(parts), env));
  });
  afterAll(async () => {
    await says.close();
    await byToken.close();
  });
  const things = (end: string) => says.call('GET', '/things', { headers: { 'x-says': end } });

  it.each(['success', 'success, later', 'success, then fail'])('accepts by %s', async (end) => {
    const { status, body, headers } = await things(end);
    expect([status, body]).toStrictEqual([200, { kind: 'internal' }]);
    expect(headers.get('x-ratelimit-limit')).toBeNull();
  });

  it.each(['fail', 'fail, then success'])('refuses by %s, with the problem of the strategy', async (end) => {
    const { status, body, headers } = await things(end);
    expect([status, body.error, headers.get('www-authenticate')]).toStrictEqual([401, 'unauthenticated', 'Says']);
  });

  it.each(['error', 'throws', 'rejects'])('answers 503 when a strategy %s', async (end) => {
    const { status, body } = await things(end);
    expect([status, body.error]).toStrictEqual([503, 'unavailable']);
  });

  it('answers 500 when a strategy ends without a decision', async () => {
    const { status, body } = await things('nothing');
    expect([status, body.error]).toStrictEqual([500, 'internal_error']);
  });

  it('reports the remaining limit of a counted caller, and refuses beyond it before all else', async () => {
    for (const [end, expected] of [
      ['success, counted', [200, '5', '4', null]],
      ['fail, counted', [401, '5', '4', null]],
      ['success, one too many', [429, '5', '0', '1']],
    ] as const) {
      const { status, headers } = await things(end);
      const limits = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'retry-after'].map((name) => headers.get(name));
      expect([status, ...limits]).toStrictEqual(expected);
    }
  });

  it('keeps concurrent requests apart', async () => {
    const ends = Array.from({ length: 20 }, (_, place) => (place % 2 ? 'success, later' : 'fail'));
    const answers = await Promise.all(ends.map(things));
    expect(answers.map(({ status }) => status)).toStrictEqual(ends.map((end) => (end === 'fail' ? 401 : 200)));
  });

  it('uses the strategy of the route, the controller or the service, in this order; none on public ones', async () => {
    const token = await says.token();
    const kinds = async (method: string, path: string, more = {}) => (await says.call(method, path, more)).body.kind;
    expect(await kinds('GET', '/things/open')).toBe('nobody');
    expect(await kinds('POST', '/things/anyone')).toBe('internal');
    expect(await kinds('POST', '/own-things/anyone')).toBe('internal');
    // One handler that two controllers share.
    expect(await kinds('GET', '/own-things', { token })).toBe('token');
    expect((await things('success')).body.kind).toBe('internal');
    expect((await says.call('GET', '/own-things', { token: await says.token({ scopes: ['openid'] }) })).status).toBe(
      403,
    );
  });

  it('is created once for each application of a process', async () => {
    const answered = await byToken.call('GET', '/things', { headers: { 'x-says': 'success' } });
    expect([answered.status, answered.headers.get('www-authenticate')]).toStrictEqual([401, 'Bearer']);
    expect((await byToken.call('GET', '/things', { token: await byToken.token() })).body).toStrictEqual({
      kind: 'token',
    });
    expect((await things('success')).status).toBe(200);
  });
});
