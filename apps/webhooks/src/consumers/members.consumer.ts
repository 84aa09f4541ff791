import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/index.js';
import { saveMemberChanges } from '../copies/index.js';

type MemberEvent = PlatformEvent<'member.added' | 'member.updated' | 'member.removed'>;

@Injectable()
export class MembersConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('member.added', 'member.updated', 'member.removed', { batch: true })
  async save(events: readonly MemberEvent[], tx: EntityManager): Promise<void> {
    const published = events.map((event) => {
      const { organization, member } = event.payload;
      const change = {
        organization_uuid: organization.uuid,
        user_uuid: member.user_uuid,
        version: event.version,
        is_member: event.type !== 'member.removed',
        role: member.role,
        permissions: member.permissions,
      };
      return { event, subject: { organization_uuid: organization.uuid }, change };
    });
    const organizations = published.map(({ subject }) => subject.organization_uuid);
    await this.fanOut.lockOrganizations(tx, organizations);
    const changes = published.map(({ change }) => change);
    await saveMemberChanges(tx, changes);
    await this.fanOut.deliver(tx, published);
  }
}
