import { Problem } from '../common/problem.js';

const retryAfterSeconds = 5;

/**
 * A semaphore for work that takes much memory or time, with a bounded queue: `maxConcurrency` run, `maxWaiting` wait.
 * All beyond that is refused, so that nobody can fill the memory with it.
 */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly maxConcurrency: number,
    private readonly maxWaiting: number,
  ) {}

  /** Whether whoever comes now waits. */
  get isBusy(): boolean {
    return this.running >= this.maxConcurrency;
  }

  /** @throws Problem 503 `unavailable` with `Retry-After` when as many wait as may */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isBusy) {
      if (this.waiting.length >= this.maxWaiting)
        throw new Problem('unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
      // Whoever ends hands its place on to who waits longest, so that nobody comes in between.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
