import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MemoryWindow, Problem, RedisConnections, type Window } from '@platform/service-kit';
import type { FastifyReply } from 'fastify';
import { NotificationsConfig } from '../config.js';

const windowMs = 60_000;
const countScript = `
local count = redis.call('INCRBY', KEYS[1], ARGV[2])
if count == tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;
const scriptSha = createHash('sha1').update(countScript).digest('hex');

interface Gathering {
  hits: number;
  /** After all of them. */
  window: Promise<Window>;
}

/** Events a minute of one service, over all processes; in this process alone while Redis is away. */
@Injectable()
export class DispatchRate {
  private readonly memory = new MemoryWindow(windowMs);
  /** Those that are counted together, by service. */
  private readonly gathering = new Map<number, Gathering>();

  constructor(
    private readonly config: NotificationsConfig,
    private readonly redis: RedisConnections,
  ) {}

  /** Counts one, and says on the answer how many are left. 429 when there are none. */
  async count(serviceId: number, reply: FastifyReply): Promise<void> {
    const { count, ttlMs } = await this.hit(serviceId);
    const limit = this.config.DISPATCH_RATE_LIMIT;
    void reply.header('x-ratelimit-limit', limit).header('x-ratelimit-remaining', Math.max(0, limit - count));
    if (count <= limit) return;
    throw new Problem('rate_limit_exceeded', {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(ttlMs / 1000))) },
    });
  }

  /** What comes in one turn of the event loop is counted in one call; each gets the place that it has in it. */
  private async hit(serviceId: number): Promise<Window> {
    const together = this.gathering.get(serviceId) ?? this.gather(serviceId);
    const place = (together.hits += 1);
    const { count, ttlMs } = await together.window;
    return { count: count - together.hits + place, ttlMs };
  }

  private gather(serviceId: number): Gathering {
    const gathering: Gathering = { hits: 0, window: new Promise(setImmediate).then(() => this.hitTogether(serviceId)) };
    this.gathering.set(serviceId, gathering);
    return gathering;
  }

  private async hitTogether(serviceId: number): Promise<Window> {
    const { hits } = this.gathering.get(serviceId)!;
    this.gathering.delete(serviceId);
    const key = `dispatch-rate:${serviceId}`;
    try {
      const [count, ttlMs] = (await this.evaluate(key, hits)) as [number, number];
      return { count, ttlMs };
    } catch {
      for (let n = 1; n < hits; n += 1) this.memory.hit(key);
      return this.memory.hit(key);
    }
  }

  /** By its hash; the whole script only to a Redis that does not know it yet, or no longer. */
  private evaluate(key: string, hits: number): Promise<unknown> {
    const redis = this.redis.commands();
    return redis.evalsha(scriptSha, 1, key, windowMs, hits).catch((err: unknown) => {
      if (!(err instanceof Error && err.message.startsWith('NOSCRIPT'))) throw err;
      return redis.eval(countScript, 1, key, windowMs, hits);
    });
  }
}
