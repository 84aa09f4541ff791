import { Injectable } from '@nestjs/common';
import { rateState, RedisConnections, SharedWindow, type RateState } from '@platform/service-kit';
import { callerOf } from '../../addresses/index.js';
import { LinksConfig } from '../../config.js';

const windowMs = 60_000;

/** Counts requests a minute of one API key, or of one address without a live key. */
@Injectable()
export class RequestRate {
  private readonly window: SharedWindow;

  constructor(
    private readonly config: LinksConfig,
    redis: RedisConnections,
  ) {
    this.window = new SharedWindow(redis, windowMs);
  }

  async hit(keyId: number): Promise<RateState> {
    return rateState(await this.window.hit(`links:rate:${keyId}`), this.config.LINKS_RATE_LIMIT);
  }

  async hitAddress(address: string): Promise<RateState> {
    return rateState(await this.window.hit(`links:rate:of:${callerOf(address)}`), this.config.LINKS_RATE_LIMIT);
  }
}
