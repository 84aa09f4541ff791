import { Injectable } from '@nestjs/common';
import { RedisConnections, SharedWindow, waitSeconds } from '@platform/service-kit';
import { callerOf } from '../../addresses/index.js';

const windowMs = 15 * 60_000;
const mostTries = 10;

/** Tries of a link's password, or answers to a box, from one address. */
@Injectable()
export class PasswordTries {
  private readonly window: SharedWindow;

  constructor(redis: RedisConnections) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /** Counts a try. Answers with the seconds to wait when it is one too many, else with 0. */
  async hit(what: string | number, address: string): Promise<number> {
    const { count, ttlMs } = await this.window.hit(keyOf(what, address));
    return count > mostTries ? waitSeconds(ttlMs) : 0;
  }

  /** For a try that was right: only wrong ones count. It counted while it was under way, so that none slips through beside others. */
  async giveBack(what: string | number, address: string): Promise<void> {
    await this.window.hit(keyOf(what, address), -1);
  }
}

function keyOf(what: string | number, address: string): string {
  return `links:tries:${what}:${callerOf(address)}`;
}
