import { Injectable } from '@nestjs/common';
import { rateLimitExceeded, RedisConnections, SharedWindow } from '@platform/service-kit';

const windowMs = 3_600_000;
const mostAttempts = 5;

/** Five tries an hour to change the credentials of an account, over all its keys: a key that leaked must not try addresses. */
@Injectable()
export class CredentialRate {
  private readonly window: SharedWindow;

  constructor(redis: RedisConnections) {
    this.window = new SharedWindow(redis, windowMs);
  }

  async check(accountId: number): Promise<void> {
    const { count, ttlMs } = await this.window.hit(`links:credentials:${accountId}`);
    if (count <= mostAttempts) return;
    throw rateLimitExceeded(ttlMs, `The credentials of an account can be changed ${mostAttempts} times an hour.`);
  }
}
