import { Injectable } from '@nestjs/common';
import { RedisConnections, SharedWindow, waitSeconds } from '@platform/service-kit';
import { callerOf } from '../../addresses/index.js';

const windowMs = 15 * 60_000;
const maxTries = 10;

/** Limits tries of a password, and answers to an overlay, from one address. */
@Injectable()
export class PasswordTries {
  private readonly window: SharedWindow;

  constructor(redis: RedisConnections) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /**
   * Counts a try.
   *
   * @returns the seconds to wait when it is one too many, else 0
   */
  async hit(what: string | number, address: string): Promise<number> {
    const { count, ttlMs } = await this.window.hit(keyOf(what, address));
    return count > maxTries ? waitSeconds(ttlMs) : 0;
  }

  /**
   * Takes back a try that was right: only wrong ones count. It counted while it was under way, so that parallel tries
   * cannot slip through.
   */
  async giveBack(what: string | number, address: string): Promise<void> {
    await this.window.hit(keyOf(what, address), -1);
  }
}

function keyOf(what: string | number, address: string): string {
  return `links:tries:${what}:${callerOf(address)}`;
}
