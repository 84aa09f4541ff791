import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/fan-out.service.js';
import { saveMemberChange } from './save-member-change.js';

@Injectable()
export class MembersConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('member.added', 'member.updated', 'member.removed')
  async save(
    event: PlatformEvent<'member.added' | 'member.updated' | 'member.removed'>,
    tx: EntityManager,
  ): Promise<void> {
    const { organization, member } = event.payload;
    const change = {
      organization_uuid: organization.uuid,
      user_uuid: member.user_uuid,
      version: event.version,
      is_member: event.type !== 'member.removed',
      role: member.role,
      permissions: member.permissions,
    };
    await this.fanOut.lockOrganization(tx, organization.uuid);
    await saveMemberChange(tx, change);
    await this.fanOut.hear(tx, event, { organization_uuid: organization.uuid }, change);
  }
}
