import { Injectable } from '@nestjs/common';
import { rateState, RedisConnections, SharedWindow, type RateState, type Window } from '@platform/service-kit';
import { NotificationsConfig } from '../config.js';

const windowMs = 60_000;

interface Gathering {
  hits: number;
  /** After all of them. */
  window: Promise<Window>;
}

/** Events a minute of one service. */
@Injectable()
export class DispatchRate {
  private readonly window: SharedWindow;
  /** Those that are counted together, by service. */
  private readonly gathering = new Map<number, Gathering>();

  constructor(
    private readonly config: NotificationsConfig,
    redis: RedisConnections,
  ) {
    this.window = new SharedWindow(redis, windowMs);
  }

  /** Counts one. */
  async count(serviceId: number): Promise<RateState> {
    return rateState(await this.hit(serviceId), this.config.DISPATCH_RATE_LIMIT);
  }

  /** What comes in one turn of the event loop is counted in one call; each gets the place that it has in it. */
  private async hit(serviceId: number): Promise<Window> {
    const together = this.gathering.get(serviceId) ?? this.gather(serviceId);
    const place = (together.hits += 1);
    const { count, ttlMs } = await together.window;
    return { count: count - together.hits + place, ttlMs };
  }

  private gather(serviceId: number): Gathering {
    const gathering: Gathering = { hits: 0, window: new Promise(setImmediate).then(() => this.hitTogether(serviceId)) };
    this.gathering.set(serviceId, gathering);
    return gathering;
  }

  private async hitTogether(serviceId: number): Promise<Window> {
    const { hits } = this.gathering.get(serviceId)!;
    this.gathering.delete(serviceId);
    return this.window.hit(`dispatch-rate:${serviceId}`, hits);
  }
}
