import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';

/** Forwards visits of links to the clients that the owner of the link lets manage it. Keeps no copy of a visit. */
@Injectable()
export class ClicksConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('link.clicked', { batch: true })
  async forward(events: readonly PlatformEvent<'link.clicked'>[], tx: EntityManager): Promise<void> {
    await this.fanOut.keepAudience(tx);
    await this.fanOut.deliver(
      tx,
      events.map((event) => ({ event, subject: { user_uuid: event.payload.account.user_uuid } })),
    );
  }
}
