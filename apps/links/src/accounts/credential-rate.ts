import { Injectable } from '@nestjs/common';
import { MemoryWindow, Problem, RedisConnections } from '@platform/service-kit';

const windowMs = 3_600_000;
const mostAttempts = 5;

const countScript = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`;

/** Five tries an hour to change the credentials of an account, over all its keys: a key that leaked must not try addresses. */
@Injectable()
export class CredentialRate {
  private readonly memory = new MemoryWindow(windowMs);

  constructor(private readonly redis: RedisConnections) {}

  async check(accountId: number): Promise<void> {
    const { count, ttlMs } = await this.count(`links:credentials:${accountId}`);
    if (count <= mostAttempts) return;
    throw new Problem('rate_limit_exceeded', {
      message: `The credentials of an account can be changed ${mostAttempts} times an hour.`,
      headers: { 'retry-after': String(Math.max(1, Math.ceil(ttlMs / 1000))) },
    });
  }

  private async count(key: string): Promise<{ count: number; ttlMs: number }> {
    try {
      const [count, ttlMs] = (await this.redis.commands().eval(countScript, 1, key, windowMs)) as [number, number];
      return { count, ttlMs };
    } catch {
      return this.memory.hit(key);
    }
  }
}
