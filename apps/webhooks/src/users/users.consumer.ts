import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/fan-out.service.js';

@Injectable()
export class UsersConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('user.updated')
  async hear(event: PlatformEvent<'user.updated'>, tx: EntityManager): Promise<void> {
    await this.fanOut.keepAudience(tx);
    await this.fanOut.hear(tx, event, { user_uuid: event.payload.user.uuid });
  }
}
