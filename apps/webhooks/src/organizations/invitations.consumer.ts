import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/fan-out.service.js';

type InvitationEvent = PlatformEvent<
  'invitation.created' | 'invitation.accepted' | 'invitation.declined' | 'invitation.cancelled'
>;

/** Invitations are only told on: no copy of them is kept. */
@Injectable()
export class InvitationsConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('invitation.created', 'invitation.accepted', 'invitation.declined', 'invitation.cancelled')
  async hear(event: InvitationEvent, tx: EntityManager): Promise<void> {
    const organization_uuid = event.payload.organization.uuid;
    await this.fanOut.lockOrganization(tx, organization_uuid);
    await this.fanOut.hear(tx, event, { organization_uuid });
  }
}
