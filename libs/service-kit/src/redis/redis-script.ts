import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';

/** A Lua script that is sent by its hash; its whole text only to a Redis that does not know it yet, or no longer. */
export class RedisScript {
  private readonly sha: string;

  constructor(private readonly text: string) {
    this.sha = createHash('sha1').update(text).digest('hex');
  }

  run(redis: Redis, keys: string[], given: (string | number)[]): Promise<unknown> {
    return redis.evalsha(this.sha, keys.length, ...keys, ...given).catch((err: unknown) => {
      if (!(err instanceof Error && err.message.startsWith('NOSCRIPT'))) throw err;
      return redis.eval(this.text, keys.length, ...keys, ...given);
    });
  }
}
