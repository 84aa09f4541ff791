import { log } from '@platform/service-kit';
import type { Pool } from 'pg';
import { allIds, findForgotten, nextRange, settleDisabled } from './sweep.js';

/**
 * A sweep begins no further pass after this time. So it takes a tenth of one connection at most, whatever the number of
 * destinations.
 */
const passesForMs = 100;

/**
 * Visits all destinations in rounds, some passes a second, beside the claims; it neither delays nor stops a send. A
 * round of some thousand destinations is one pass or a few, one of 100,000 takes about ten seconds.
 */
export class Sweeper {
  private running?: Promise<void>;
  private range = allIds;

  /** @param found called when the next claim has something to take */
  constructor(
    private readonly pool: Pool,
    private readonly disabledStatus: 'failed' | 'skipped',
    private readonly found: () => void,
  ) {}

  /** Returns at once; what fails comes again with the next round. */
  sweep(): void {
    this.running ??= this.passes()
      .catch((err: unknown) => log.warn({ err }, 'delivery: a sweep failed, will try again'))
      .finally(() => (this.running = undefined));
  }

  async stop(): Promise<void> {
    await this.running;
  }

  private async passes(): Promise<void> {
    const until = performance.now() + passesForMs;
    do {
      this.range = await nextRange(this.pool, this.range);
      if ((await findForgotten(this.pool, this.range)) > 0) this.found();
      await settleDisabled(this.pool, this.disabledStatus, this.range);
    } while (this.range.to !== allIds.to && performance.now() < until);
  }
}
