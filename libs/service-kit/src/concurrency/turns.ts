import { Problem } from '../common/problem.js';

const retryAfterSeconds = 5;

/**
 * A bound for work that takes much memory or time: so much of it runs at once, so much more waits its turn, and all beyond that is refused
 * with 503 and `Retry-After`, so that nobody can fill the memory with it.
 */
export class Turns {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(
    private readonly mostAtOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Whoever comes now waits. */
  get areTaken(): boolean {
    return this.running >= this.mostAtOnce;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.areTaken) {
      if (this.waiting.length >= this.mostWaiting)
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
