import type { FastifyReply } from 'fastify';
import { Problem } from '../common/problem.js';
import type { Window } from './memory-window.js';

/** A window against its limit, as the headers of an answer say it. */
export interface RateState {
  limit: number;
  remaining: number;
  exceeded: boolean;
  resetMs: number;
}

export function rateState({ count, ttlMs }: Window, limit: number): RateState {
  return { limit, remaining: Math.max(0, limit - count), exceeded: count > limit, resetMs: Math.max(0, ttlMs) };
}

/** Whole seconds to wait, one at least. */
export function waitSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}

/** Value of `Retry-After`. */
export function retryAfter(ms: number): string {
  return String(waitSeconds(ms));
}

/** 429 with the time to wait. */
export function rateLimitExceeded(waitMs: number, message?: string): Problem {
  return new Problem('rate_limit_exceeded', {
    ...(message !== undefined && { message }),
    headers: { 'retry-after': retryAfter(waitMs) },
  });
}

/** The contract's headers on every answer; `Retry-After` on a 429 only. */
export function limitRate(reply: FastifyReply, rate: RateState): void {
  void reply.header('x-ratelimit-limit', rate.limit).header('x-ratelimit-remaining', rate.remaining);
  if (rate.exceeded) throw rateLimitExceeded(rate.resetMs);
}
