import { Injectable } from '@nestjs/common';
import type { EventPayload, PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { FanOut } from '../fan-out/fan-out.service.js';
import { saveMemberChange, type NewMemberChange } from './save-member-change.js';

type OrganizationEvent = PlatformEvent<'organization.created' | 'organization.updated' | 'organization.deleted'>;

@Injectable()
export class OrganizationsConsumer {
  constructor(private readonly fanOut: FanOut) {}

  @OnEvent('organization.created', 'organization.updated', 'organization.deleted')
  async save(event: OrganizationEvent, tx: EntityManager): Promise<void> {
    const organization_uuid = event.payload.organization.uuid;
    await this.fanOut.lockOrganization(tx, organization_uuid);
    await tx.query(
      `INSERT INTO organization (uuid, is_deleted, version) VALUES ($1, $2, $3)
       ON CONFLICT (uuid) DO UPDATE SET is_deleted = excluded.is_deleted, version = excluded.version
       WHERE organization.version < excluded.version`,
      [organization_uuid, event.type === 'organization.deleted', event.version],
    );
    const owner = 'owner' in event.payload ? ownersChange(event.payload, event.version) : undefined;
    if (owner) await saveMemberChange(tx, owner);
    await this.fanOut.hear(tx, event, { organization_uuid }, owner);
  }
}

/** The owner joins by creating the organization, without a `member.added`. */
function ownersChange(payload: EventPayload<'organization.created'>, version: number): NewMemberChange {
  const { organization, owner } = payload;
  return {
    organization_uuid: organization.uuid,
    user_uuid: owner.user_uuid,
    version,
    is_member: true,
    permissions: owner.permissions,
  };
}
