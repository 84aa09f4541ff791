import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { RedisConnections, SharedWindow, waitSeconds } from '@platform/service-kit';
import { networkOf, plainAddress } from '../clicks/address.js';

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
    // Whoever has an IPv6 address has a whole network of them.
    const who = isIP(plainAddress(address)) === 6 ? networkOf(address) : plainAddress(address);
    const { count, ttlMs } = await this.window.hit(`links:tries:${what}:${who}`);
    return count > mostTries ? waitSeconds(ttlMs) : 0;
  }
}
