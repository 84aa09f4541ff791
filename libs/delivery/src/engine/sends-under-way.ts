import type { FreeWorkers } from './claim.js';
import type { EngineSettings } from './engine-settings.js';

type Limits = Pick<EngineSettings, 'concurrency' | 'slowAfterMs' | 'slowConcurrency' | 'firstTryShare'>;

/**
 * The sends of this process, and how many more may start. A send costs a socket while it waits and nothing else, so that one
 * that is slow gives its place free: destinations that hang until the deadline hold up nobody, until `slowConcurrency` of them do.
 */
export class SendsUnderWay {
  /** By what stands for the claim, in the order of their start. */
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
