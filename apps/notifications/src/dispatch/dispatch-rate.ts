import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MemoryWindow, Problem, RedisConnections, type Window } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { NotificationsConfig } from '../config.js';

const windowMs = 60_000;
const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;
const scriptSha = createHash('sha1').update(countScript).digest('hex');

/** Events a minute of one service, over all processes; in this process alone while Redis is away. */
@Injectable()
export class DispatchRate {
  private readonly memory = new MemoryWindow(windowMs);

  constructor(
    private readonly config: NotificationsConfig,
    private readonly redis: RedisConnections,
  ) {}

  /** Counts one, and says on the answer how many are left. 429 when there are none. */
  async count(serviceId: number, reply: FastifyReply): Promise<void> {
    const { count, ttlMs } = await this.hit(`dispatch-rate:${serviceId}`);
    const limit = this.config.DISPATCH_RATE_LIMIT;
    void reply.header('x-ratelimit-limit', limit).header('x-ratelimit-remaining', Math.max(0, limit - count));
    if (count <= limit) return;
    throw new Problem('rate_limit_exceeded', {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(ttlMs / 1000))) },
    });
  }

  private async hit(key: string): Promise<Window> {
    try {
      const [count, ttlMs] = (await this.evaluate(key)) as [number, number];
      return { count, ttlMs };
    } catch {
      return this.memory.hit(key);
    }
  }

  /** By its hash; the whole script only to a Redis that does not know it yet, or no longer. */
  private evaluate(key: string): Promise<unknown> {
    const redis = this.redis.commands();
    return redis.evalsha(scriptSha, 1, key, windowMs).catch((err: unknown) => {
      if (!(err instanceof Error && err.message.startsWith('NOSCRIPT'))) throw err;
      return redis.eval(countScript, 1, key, windowMs);
    });
  }
}
