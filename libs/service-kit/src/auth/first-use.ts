import { Inject, Injectable } from '@nestjs/common';
import { MemoryWindow } from '../rates/memory-window.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { hashToken } from '../common/tokens.js';

const longestMs = 10 * 60_000;

/**
 * Knows what came before: proofs and calls that are good once. Each service keeps its own, which no other one can
 * write.
 */
@Injectable()
export class FirstUse {
  /** Stands in for Redis. */
  private readonly memory = new MemoryWindow(longestMs);

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly redis: RedisConnections,
  ) {}

  /**
   * True for the first of any number of parallel calls with this key, over all replicas; in this process alone while
   * Redis is away.
   */
  async isFirst(key: string, forSeconds: number): Promise<boolean> {
    const hash = hashToken(key);
    try {
      const place = `once:${this.service.name}:${hash}`;
      return (await this.redis.commands().set(place, '1', 'EX', forSeconds, 'NX')) === 'OK';
    } catch {
      return this.memory.hit(hash).count === 1;
    }
  }
}
