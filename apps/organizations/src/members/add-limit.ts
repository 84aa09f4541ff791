import { Injectable } from '@nestjs/common';
import { MemoryWindow, Problem, RedisConnections } from '@platform/service-kit';
import { OrganizationsConfig } from '../config.js';

const windowMs = 3_600_000;
const countScript = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`;

/**
 * Adding by address tells who has an account (201 or 404), so that each caller has a bucket of their own for it, an hour long, over all
 * their tokens and organizations. With Redis away it is counted in this process.
 */
@Injectable()
export class AddLimit {
  private readonly memory = new MemoryWindow(windowMs);

  constructor(
    private readonly config: OrganizationsConfig,
    private readonly redis: RedisConnections,
  ) {}

  async count(userUuid: string): Promise<void> {
    const [count, ttlMs] = await this.hit(`members-added:${userUuid}`);
    if (count <= this.config.MEMBER_ADD_LIMIT) return;
    throw new Problem('rate_limit_exceeded', {
      message: `You can add at most ${this.config.MEMBER_ADD_LIMIT} members an hour. Invitations are not limited by this.`,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(ttlMs / 1000))) },
    });
  }

  private async hit(key: string): Promise<[number, number]> {
    try {
      return (await this.redis.commands().eval(countScript, 1, key, windowMs)) as [number, number];
    } catch {
      const { count, ttlMs } = this.memory.hit(key);
      return [count, ttlMs];
    }
  }
}
