import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../common/problem.js';
import type { RateState } from '../rates/rate-state.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { STRATEGY } from '../callers/caller.js';
import { perRoute } from '../callers/per-route.js';
import type { Strategy, StrategyClass } from '../callers/strategy.js';
import type { User } from '../callers/user.js';

/**
 * On every route but those marked `@Public()`: who calls, then the rate limit. Runs the strategy of the route itself
 * (docs/adr/0017). The middleware of Passport costs more than all else of a request, and its registry is one for all
 * applications of a process.
 */
@Injectable()
export class StrategyGuard extends AuthGuard('the strategy of the route') {
  private readonly strategyOf: (context: ExecutionContext) => Strategy | null;

  constructor(@Inject(SERVICE) service: ServiceDefinition, reflector: Reflector, modules: ModuleRef) {
    super();
    this.strategyOf = perRoute((where) => {
      const named = reflector.getAllAndOverride<StrategyClass | null | undefined>(STRATEGY, where);
      if (named === null) return null;
      return modules.get(named ?? service.strategy ?? AccessTokenStrategy, { strict: false });
    });
  }

  override canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const strategy = this.strategyOf(context);
    return strategy === null || this.authenticate(strategy, context);
  }

  private async authenticate(strategy: Strategy, context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const req = http.getRequest<FastifyRequest>();
    const { user, problem, rate } = await attempt(strategy, req);
    req.user = user;
    if (rate) strategy.limit(http.getResponse<FastifyReply>(), rate);
    this.handleRequest(problem, user, rate, context);
    return true;
  }
}

interface Outcome {
  user?: User;
  problem?: Problem;
  rate?: RateState | undefined;
}

/** Lets nobody in: a fault of ours, 500. */
const undecided: Outcome = {};

/** The first call of the strategy decides. */
function attempt(strategy: Strategy, req: FastifyRequest): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const own = Object.create(strategy) as Strategy;
    own.success = (user, rate) => resolve({ user, rate });
    own.fail = (problem, rate) => resolve({ problem, rate });
    own.error = reject;
    own.authenticate(req)?.then(() => resolve(undecided), reject);
  });
}
