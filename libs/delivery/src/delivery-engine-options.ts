import { dayMs } from '@platform/contracts';

/** How the engine works. Times in milliseconds. */
export interface DeliveryEngineOptions {
  /** Before each retry. */
  retryDelaysMs: readonly number[];
  /** Status of what was pending when its destination was disabled. Default `failed`. */
  disabledStatus?: 'failed' | 'skipped';
  /** Sends under way at once, those that are slow left out. Default 400. */
  concurrency?: number;
  /** A send that takes longer counts as slow: it holds no place that another could use. Default 500. */
  slowAfterMs?: number;
  /** Slow sends under way at once, beside the others. Default 1800. */
  slowConcurrency?: number;
  /** Part of `concurrency` that is kept for first tries. Default 0.3. */
  firstTryShare?: number;
  /** A send must be recorded within it, or the delivery is sent again. Default 60 s; longer than any send can take. */
  leaseMs?: number;
  /** How often it looks for due work when nobody wakes it. Default 500. */
  pollMs?: number;
  /** How long stopping waits for the sends under way. Default 20 s. */
  stopWithinMs?: number;
  /** First pause of a destination after five sends in a row that did not reach it; doubles up to the maximum. Default 30 s. */
  breakerOpenMs?: number;
  /** Default 10 min. */
  breakerMaxOpenMs?: number;
  /** Sends under way at once to one destination, at most. Default 16. */
  maxInflight?: number;
  /** Claims lost in a row after which a delivery is given up. Default 5. */
  maxLostClaims?: number;
  /** A destination that has only failed for so long is disabled. Default five days. */
  disableAfterFailingMs?: number;
}

/** What an engine does unless told otherwise. */
export const engineDefaults = {
  disabledStatus: 'failed',
  concurrency: 400,
  slowAfterMs: 500,
  slowConcurrency: 1_800,
  firstTryShare: 0.3,
  leaseMs: 60_000,
  pollMs: 500,
  stopWithinMs: 20_000,
  breakerOpenMs: 30_000,
  breakerMaxOpenMs: 600_000,
  breakerThreshold: 5,
  maxInflight: 16,
  maxLostClaims: 5,
  disableAfterFailingMs: 5 * dayMs,
} as const;
