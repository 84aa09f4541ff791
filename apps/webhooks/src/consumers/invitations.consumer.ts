import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvents } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';

type InvitationEvent = PlatformEvent<
  'invitation.created' | 'invitation.accepted' | 'invitation.declined' | 'invitation.cancelled'
>;

/** Invitations are only told on: no copy of them is kept. */
@Injectable()
export class InvitationsConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvents('invitation.created', 'invitation.accepted', 'invitation.declined', 'invitation.cancelled')
  async hear(events: readonly InvitationEvent[], tx: EntityManager): Promise<void> {
    const heard = events.map((event) => ({
      event,
      subject: { organization_uuid: event.payload.organization.uuid },
    }));
    const organizations = heard.map(({ subject }) => subject.organization_uuid);
    await this.fanOut.lockOrganizations(tx, organizations);
    await this.fanOut.hear(tx, heard);
  }
}
