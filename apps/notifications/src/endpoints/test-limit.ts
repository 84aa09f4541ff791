import { Injectable } from '@nestjs/common';
import { rateLimitExceeded, RedisConnections, SharedWindow } from '@platform/service-kit';

const windowMs = 60_000;
const maxTests = 5;

/** Test messages pass by the limits of the delivery engine, so that each destination gets at most five a minute. */
@Injectable()
export class TestLimit {
  private readonly window: SharedWindow;

  constructor(redis: RedisConnections) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /** @throws Problem `rate_limit_exceeded` */
  async count(endpointUuid: string): Promise<void> {
    const { count, ttlMs } = await this.window.hit(`notification-test:${endpointUuid}`);
    if (count > maxTests) throw rateLimitExceeded(ttlMs, `A destination can be tested ${maxTests} times a minute.`);
  }
}
