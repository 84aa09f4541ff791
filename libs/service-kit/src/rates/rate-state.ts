import { Problem } from '../problem.js';
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

/** Value of `Retry-After`: whole seconds, one at least. */
export function retryAfter(ms: number): string {
  return String(Math.max(1, Math.ceil(ms / 1000)));
}

/** 429 with the time to wait. */
export function rateLimitExceeded(waitMs: number, message?: string): Problem {
  return new Problem('rate_limit_exceeded', {
    ...(message !== undefined && { message }),
    headers: { 'retry-after': retryAfter(waitMs) },
  });
}
