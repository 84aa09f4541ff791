import type { RedisConnections } from './redis.js';
import { RedisScript } from './redis-script.js';
import { MemoryWindow, type Window } from '../rates/memory-window.js';

/**
 * Lua: counts in a fixed window, `counted(key, window in ms, hits, limit)`. It answers with the count and what is left
 * of the window; up to `limit` that is 0, as nobody needs to know. Time is Redis's, so that a clock that jumps in one
 * process moves nothing. A window that would last longer than one, as after Redis's own clock went back, or for ever,
 * is cut to one.
 */
export const countedLua = `
local function counted(key, window, hits, limit)
  local count = redis.call('INCRBY', key, hits)
  if count > hits and count <= limit then return count, 0 end
  local ttl = redis.call('PTTL', key)
  if ttl < 0 or ttl > window then
    redis.call('PEXPIRE', key, window)
    ttl = window
  end
  return count, ttl
end`;

const countScript = new RedisScript(`${countedLua}
return {counted(KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), 0)}`);

/** A fixed window over all processes; of this process alone while Redis is away. */
export class SharedWindow {
  private readonly memory: MemoryWindow;

  constructor(
    private readonly redis: RedisConnections,
    private readonly windowMs: number,
  ) {
    this.memory = new MemoryWindow(windowMs);
  }

  /** @returns how far the window has been used, after all of these hits */
  async hit(key: string, hits = 1): Promise<Window> {
    try {
      const given = [this.windowMs, hits];
      const [count, ttlMs] = (await countScript.run(this.redis.commands(), [key], given)) as [number, number];
      return { count, ttlMs };
    } catch {
      return this.memory.hit(key, hits);
    }
  }
}
