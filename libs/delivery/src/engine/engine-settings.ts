import { dayMs } from '@platform/contracts';

/** How the engine works. Times in milliseconds. */
export interface EngineSettings {
  /** Before each retry. */
  retryDelaysMs: readonly number[];
  /** Status of what was pending when its destination was disabled. */
  disabledStatus: 'failed' | 'skipped';
  /** Sends under way at once, those that are slow left out. */
  concurrency: number;
  /** A send that takes longer counts as slow: it holds no place that another could use. */
  slowAfterMs: number;
  /** Slow sends under way at once, beside the others. */
  slowConcurrency: number;
  /** Part of `concurrency` that is kept for first tries. */
  firstTryShare: number;
  /** A send must be recorded within it, or the delivery is sent again: longer than any send can take. */
  leaseMs: number;
  /** How often it looks for due work when nobody wakes it. */
  pollMs: number;
  /** How long stopping waits for the sends under way. */
  stopWithinMs: number;
  /** Sends in a row that did not reach a destination, after which it pauses, and then gets one probe at a time. */
  breakerThreshold: number;
  /** First of these pauses; they double up to the maximum. */
  breakerOpenMs: number;
  breakerMaxOpenMs: number;
  /** Sends under way at once to one destination, at most. */
  maxInflight: number;
  /** Claims lost in a row after which a delivery is given up. */
  maxLostClaims: number;
  /** A destination that has only failed for so long is disabled. */
  disableAfterFailingMs: number;
}

/** Settings of an engine where its options name none. */
export const engineDefaults: Omit<EngineSettings, 'retryDelaysMs'> = {
  disabledStatus: 'failed',
  concurrency: 400,
  slowAfterMs: 500,
  slowConcurrency: 1_800,
  firstTryShare: 0.3,
  leaseMs: 60_000,
  pollMs: 500,
  stopWithinMs: 20_000,
  breakerThreshold: 5,
  breakerOpenMs: 30_000,
  breakerMaxOpenMs: 600_000,
  maxInflight: 16,
  maxLostClaims: 5,
  disableAfterFailingMs: 5 * dayMs,
};

/** Options of an engine: when it retries, and what differs from the defaults. */
export type EngineOptions = Partial<EngineSettings> & Pick<EngineSettings, 'retryDelaysMs'>;
