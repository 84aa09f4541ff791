import type { FreeWorkers } from './claim.js';
import type { EngineSettings } from './engine-settings.js';

type Limits = Pick<EngineSettings, 'concurrency' | 'slowAfterMs' | 'slowConcurrency' | 'firstTryShare'>;

/**
 * The sends of this process, and how many more may start. A send that waits costs a socket and nothing else, so a slow
 * send frees its place. Destinations that hang hold up no other, until `slowConcurrency` sends to them are under way.
 */
export class SendsUnderWay {
  /** By the claim that each belongs to, in the order of their start. */
  private readonly sends = new Map<unknown, { startedAt: number; isRetry: boolean }>();

  get size(): number {
    return this.sends.size;
  }

  add(claim: unknown, isRetry: boolean): void {
    this.sends.set(claim, { startedAt: Date.now(), isRetry });
  }

  delete(claim: unknown): void {
    this.sends.delete(claim);
  }

  forgetBefore(time: number): void {
    for (const [claim, { startedAt }] of this.sends) if (startedAt < time) this.sends.delete(claim);
  }

  free({ concurrency, slowAfterMs, slowConcurrency, firstTryShare }: Limits, now = Date.now()): FreeWorkers {
    let slow = 0;
    let retries = 0;
    for (const { startedAt, isRetry } of this.sends.values()) {
      if (startedAt + slowAfterMs <= now) slow += 1;
      else if (isRetry) retries += 1;
    }
    const quick = this.sends.size - slow;
    const workers = Math.min(concurrency - quick, concurrency + slowConcurrency - this.sends.size);
    const forRetries = Math.max(1, Math.floor(concurrency * (1 - firstTryShare)));
    return { workers, retries: Math.max(0, Math.min(workers, forRetries - retries)) };
  }
}
