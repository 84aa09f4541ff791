import { Injectable } from '@nestjs/common';
import { hashToken, log, RedisConnections, Sealing } from '@platform/service-kit';
import { setTimeout as sleep } from 'node:timers/promises';

const isRunning = 'running';
/** After this, another request may do the work. */
const longestWorkMs = 10_000;
const rememberMs = 30_000;
const lookEveryMs = 50;
/** So that nobody makes Redis busy by waiting: a request beyond them does the work itself, as without Redis. */
export const maxWaiting = 50;

/**
 * What the first request has left for a repetition of it. `isFirst`: there was none before, and `end` has to be
 * called.
 */
export interface Begun {
  isFirst: boolean;
  left?: string;
}

/**
 * A second click, or Enter twice, sends the same request again while the first is under way or just done. The browser
 * shows the answer to the second only. Here the second finds the result of the first, for half a minute. It is sealed,
 * as it may sign somebody in. Without Redis every request does the work.
 */
@Injectable()
export class Repeats {
  private waiting = 0;

  constructor(
    private readonly redis: RedisConnections,
    private readonly sealing: Sealing,
  ) {}

  /** Waits for the first request while that is under way. `what` holds a secret of the browser. */
  async begin(what: string): Promise<Begun> {
    const key = keyOf(what);
    const deadline = Date.now() + longestWorkMs;
    try {
      while (!(await this.redis.commands().set(key, isRunning, 'PX', longestWorkMs, 'NX'))) {
        const found = await this.redis.commands().get(key);
        if (found && found !== isRunning) return { isFirst: false, left: this.sealing.open(found, key) };
        // It does the work as well, and leaves the note of the first alone.
        if (Date.now() > deadline || this.waiting >= maxWaiting) return { isFirst: false };
        await this.wait();
      }
    } catch (err) {
      log.debug({ err }, 'repeats: not looked for');
    }
    return { isFirst: true };
  }

  private async wait(): Promise<void> {
    this.waiting += 1;
    await sleep(lookEveryMs);
    this.waiting -= 1;
  }

  /** `left` is what a repeat will find; nothing, when it may be tried again. */
  async end(what: string, left: string | undefined): Promise<void> {
    const key = keyOf(what);
    try {
      if (left === undefined) await this.redis.commands().del(key);
      else await this.redis.commands().set(key, this.sealing.seal(left, key), 'PX', rememberMs);
    } catch (err) {
      log.debug({ err }, 'repeats: not remembered');
    }
  }
}

function keyOf(what: string): string {
  return `identity:repeats:${hashToken(what)}`;
}
