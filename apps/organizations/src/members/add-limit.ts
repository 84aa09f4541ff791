import { Injectable } from '@nestjs/common';
import { rateLimitExceeded, RedisConnections, SharedWindow } from '@platform/service-kit';
import { OrganizationsConfig } from '../config.js';

const windowMs = 3_600_000;

/**
 * Limits how many members a caller adds by address in an hour, over all their tokens and organizations: the answer
 * (201 or 404) says who has an account.
 */
@Injectable()
export class AddLimit {
  private readonly window: SharedWindow;

  constructor(
    private readonly config: OrganizationsConfig,
    redis: RedisConnections,
  ) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /** @throws Problem 429 `rate_limited` above the limit */
  async count(userUuid: string): Promise<void> {
    const { count, ttlMs } = await this.window.hit(`members-added:${userUuid}`);
    const most = this.config.MEMBER_ADD_LIMIT;
    if (count <= most) return;
    throw rateLimitExceeded(ttlMs, `You can add at most ${most} members an hour. Invitations are not limited by this.`);
  }
}
