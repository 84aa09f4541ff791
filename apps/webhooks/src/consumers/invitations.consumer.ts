import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';

type InvitationEvent = PlatformEvent<
  'invitation.created' | 'invitation.accepted' | 'invitation.declined' | 'invitation.cancelled'
>;

/** Forwards events of invitations to clients. This service keeps no copy of an invitation. */
@Injectable()
export class InvitationsConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('invitation.created', 'invitation.accepted', 'invitation.declined', 'invitation.cancelled', { batch: true })
  async forward(events: readonly InvitationEvent[], tx: EntityManager): Promise<void> {
    const published = events.map((event) => ({
      event,
      subject: { organization_uuid: event.payload.organization.uuid },
    }));
    const organizations = published.map(({ subject }) => subject.organization_uuid);
    await this.fanOut.lockOrganizations(tx, organizations);
    await this.fanOut.deliver(tx, published);
  }
}
