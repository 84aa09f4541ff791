import { Injectable } from '@nestjs/common';
import { hashToken, log, RedisConnections, Sealing } from '@platform/service-kit';
import { setTimeout as sleep } from 'node:timers/promises';

const isRunning = 'running';
/** For who has not answered by then, another one may try. */
const longestWorkMs = 10_000;
const rememberMs = 30_000;
const lookEveryMs = 25;

/**
 * A second click, or Enter twice, sends the same again while the first is under way or just done; the browser looks at the answer to the
 * second only. Here it finds for half a minute what the first one came to. Sealed, as it may sign somebody in. Without Redis everybody is first.
 */
@Injectable()
export class Repeats {
  constructor(
    private readonly redis: RedisConnections,
    private readonly sealing: Sealing,
  ) {}

  /** Undefined for the first, who then calls `end`; else what the first left, waited for. `what` holds a secret of the browser. */
  async begin(what: string): Promise<string | undefined> {
    const key = keyOf(what);
    const deadline = Date.now() + longestWorkMs;
    try {
      while (!(await this.redis.commands().set(key, isRunning, 'PX', longestWorkMs, 'NX'))) {
        const found = await this.redis.commands().get(key);
        if (found && found !== isRunning) return this.sealing.open(found, key);
        if (Date.now() > deadline) return undefined;
        await sleep(lookEveryMs);
      }
    } catch (err) {
      log.debug({ err }, 'repeats: not looked for');
    }
    return undefined;
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
