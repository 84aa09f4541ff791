import { Injectable } from '@nestjs/common';
import { MemoryWindow, RedisConnections, type RateState, type Window } from '@platform/service-kit';
import { LinksConfig } from '../config.js';

const windowMs = 60_000;

/**
 * Counts in a fixed window; time is Redis's, so that a clock that jumps in one process moves nothing. A window that would last longer
 * than one, as after Redis's own clock went back, or for ever, is cut to one.
 */
const countScript = `
local count = redis.call('INCR', KEYS[1])
local ttl = redis.call('PTTL', KEYS[1])
local window = tonumber(ARGV[1])
if ttl < 0 or ttl > window then
  redis.call('PEXPIRE', KEYS[1], window)
  ttl = window
end
return {count, ttl}`;

/** Requests a minute of one API key, over all processes; in this process alone while Redis is away. */
@Injectable()
export class RequestRate {
  private readonly memory = new MemoryWindow(windowMs);

  constructor(
    private readonly config: LinksConfig,
    private readonly redis: RedisConnections,
  ) {}

  async hit(keyId: number): Promise<RateState> {
    const { count, ttlMs } = await this.count(`links:rate:${keyId}`);
    const limit = this.config.LINKS_RATE_LIMIT;
    return { limit, remaining: Math.max(0, limit - count), exceeded: count > limit, resetMs: Math.max(0, ttlMs) };
  }

  private async count(key: string): Promise<Window> {
    try {
      const [count, ttlMs] = (await this.redis.commands().eval(countScript, 1, key, windowMs)) as [number, number];
      return { count, ttlMs };
    } catch {
      return this.memory.hit(key);
    }
  }
}
