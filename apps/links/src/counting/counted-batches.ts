import { Injectable } from '@nestjs/common';
import { log, RedisConnections } from '@platform/service-kit';
import { z } from 'zod';

export const countedChannel = 'links:counted';

export const countedBatches = z.object({
  batches: z.array(z.string()),
  firstAt: z.coerce.date(),
  lastAt: z.coerce.date(),
});
export type CountedBatches = z.infer<typeof countedBatches>;

/** Tells the processes of the API which batches of clicks have been counted. */
@Injectable()
export class CountedNews {
  constructor(private readonly redis: RedisConnections) {}

  /** Call it after the commit that counted them. Never throws. */
  announce(batches: CountedBatches): void {
    this.redis
      .commands()
      .publish(countedChannel, JSON.stringify(batches))
      .catch((err: unknown) => log.debug({ err }, 'live clicks: Redis away'));
  }
}
