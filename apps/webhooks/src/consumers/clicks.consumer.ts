import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvents } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';

/** Visits of links are only told on, to clients that their owner lets manage them. */
@Injectable()
export class ClicksConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvents('link.clicked')
  async hear(events: readonly PlatformEvent<'link.clicked'>[], tx: EntityManager): Promise<void> {
    await this.fanOut.keepAudience(tx);
    await this.fanOut.hear(
      tx,
      events.map((event) => ({ event, subject: { user_uuid: event.payload.account.user_uuid } })),
    );
  }
}
