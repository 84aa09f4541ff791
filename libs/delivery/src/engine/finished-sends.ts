import { isDataError, log } from '@platform/service-kit';
import type { Pool } from 'pg';
import { recordFinished, type Finished, type Recorded, type RecordLimits } from './record.js';

const maxBatch = 500;
/** A statement costs much the same for a few results as for hundreds: they wait for more, but not for long. */
const recordedTogether = 200;

/** Results of sends that wait to be written down. */
export class FinishedSends {
  private waiting: Finished[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly limits: RecordLimits,
  ) {}

  get size(): number {
    return this.waiting.length;
  }

  /** Enough for a statement of their own. */
  get areMany(): boolean {
    return this.waiting.length >= recordedTogether;
  }

  add(finished: Finished): void {
    this.waiting.push(finished);
  }

  /** Writes the oldest down. What could not be written waits for the next call. */
  async record(): Promise<Recorded> {
    const batch = this.waiting.splice(0, maxBatch);
    try {
      return await this.recordBatch(batch);
    } catch (err) {
      for (const each of batch) each.isAgain = true;
      this.waiting.unshift(...batch);
      throw err;
    }
  }

  /** One result that Postgres cannot store must not keep the others from being written. */
  private async recordBatch(batch: Finished[]): Promise<Recorded> {
    try {
      return await recordFinished(this.pool, batch, this.limits);
    } catch (err) {
      if (!isDataError(err)) throw err;
      if (batch.length === 1) {
        log.error({ err, delivery: batch[0]?.delivery.id }, 'delivery: result cannot be stored');
        return { moreIsReady: false, nextInMs: Infinity, disabled: [] };
      }
      const half = Math.ceil(batch.length / 2);
      const first = await this.recordBatch(batch.slice(0, half));
      const second = await this.recordBatch(batch.slice(half));
      return {
        moreIsReady: first.moreIsReady || second.moreIsReady,
        nextInMs: Math.min(first.nextInMs, second.nextInMs),
        disabled: [...first.disabled, ...second.disabled],
      };
    }
  }
}
