import { Injectable } from '@nestjs/common';
import { MemoryWindow, Problem, RedisConnections } from '@platform/service-kit';

const windowMs = 60_000;
const mostTests = 5;
const countScript = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`;

/** Test messages pass by the limits of the delivery engine, so that each destination gets at most five a minute. With Redis away it is counted in this process. */
@Injectable()
export class TestLimit {
  private readonly memory = new MemoryWindow(windowMs);

  constructor(private readonly redis: RedisConnections) {}

  /** @throws Problem `rate_limit_exceeded` */
  async count(endpointUuid: string): Promise<void> {
    const [count, ttlMs] = await this.hit(`notification-test:${endpointUuid}`);
    if (count <= mostTests) return;
    throw new Problem('rate_limit_exceeded', {
      message: `A destination can be tested ${mostTests} times a minute.`,
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
