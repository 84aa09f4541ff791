import { Injectable } from '@nestjs/common';
import { rateLimitExceeded, RedisConnections, SharedWindow } from '@platform/service-kit';

const windowMs = 3_600_000;
const maxAttempts = 5;

/**
 * Five tries an hour to change the credentials of an account, over all its keys. A leaked key must not try addresses.
 */
@Injectable()
export class CredentialRate {
  private readonly window: SharedWindow;

  constructor(redis: RedisConnections) {
    this.window = new SharedWindow(redis, windowMs);
  }

  async check(accountId: number): Promise<void> {
    const { count, ttlMs } = await this.window.hit(`links:credentials:${accountId}`);
    if (count <= maxAttempts) return;
    throw rateLimitExceeded(ttlMs, `The credentials of an account can be changed ${maxAttempts} times an hour.`);
  }
}
