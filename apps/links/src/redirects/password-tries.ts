import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { MemoryWindow, RedisConnections, type Window } from '@platform/service-kit';
import { networkOf, plainAddress } from '../clicks/address.js';

const windowMs = 15 * 60_000;
const mostTries = 10;

const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Tries of a link's password, or answers to a box, from one address; in this process alone while Redis is away. */
@Injectable()
export class PasswordTries {
  private readonly memory = new MemoryWindow(windowMs);

  constructor(private readonly redis: RedisConnections) {}

  /** Counts a try. Answers with the seconds to wait when it is one too many, else with 0. */
  async hit(what: string | number, address: string): Promise<number> {
    // Whoever has an IPv6 address has a whole network of them.
    const who = isIP(plainAddress(address)) === 6 ? networkOf(address) : plainAddress(address);
    const { count, ttlMs } = await this.count(`links:tries:${what}:${who}`);
    return count > mostTries ? Math.max(1, Math.ceil(ttlMs / 1000)) : 0;
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
