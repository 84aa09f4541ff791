import type { Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import passport from 'passport';
import type { Problem } from '../common/problem.js';
import { limitRate, type RateState } from '../rates/rate-state.js';
import type { User } from './user.js';

/** The types of Passport know Express only. */
const PassportStrategy: new () => object = passport.Strategy;

/**
 * One way to prove who calls, by the contract of Passport: `authenticate` ends with one call of `success`, `fail` or
 * `error`, which the guard gives to an object made from the strategy for this request. So it has no `#private` members.
 * It is an ordinary provider, and in no registry.
 */
export abstract class Strategy extends PassportStrategy {
  /**
   * Whether the proof is in `Authorization`, as pages of other origins and the OpenAPI document are told
   * (docs/adr/0011).
   */
  static readonly isInAuthorization: boolean = false;

  /** The rate is that of the caller, who is counted already. */
  success!: (user: User, rate?: RateState) => void;
  /** Who calls has not proven it. The problem stands for Passport's challenge and status. */
  fail!: (problem: Problem, rate?: RateState) => void;
  /** It cannot be told. To throw does the same. */
  error!: (err: unknown) => void;

  /** One that answers with a promise has decided when that resolves. */
  abstract authenticate(req: FastifyRequest): void | Promise<void>;

  /** Says on the answer what is left; 429 when nothing is. */
  limit(reply: FastifyReply, rate: RateState): void {
    limitRate(reply, rate);
  }
}

export type StrategyClass = Type<Strategy> & Pick<typeof Strategy, 'isInAuthorization'>;
