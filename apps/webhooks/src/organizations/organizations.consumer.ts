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
    await saveOrganization(tx, event);
    const owner = 'owner' in event.payload ? ownersChange(event.payload, event.version) : undefined;
    if (owner) await saveMemberChange(tx, owner);
    await this.fanOut.hear(tx, event, { organization_uuid }, owner);
  }

  /** Not told to clients. */
  @OnEvent('organization.status_changed')
  async saveStatus(event: PlatformEvent<'organization.status_changed'>, tx: EntityManager): Promise<void> {
    await saveOrganization(tx, event);
  }
}

async function saveOrganization(
  tx: EntityManager,
  { type, version, payload: { organization } }: OrganizationEvent | PlatformEvent<'organization.status_changed'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO organization (uuid, is_deleted, is_active, version) VALUES ($1, $2, $3, $4)
     ON CONFLICT (uuid) DO UPDATE
     SET is_deleted = excluded.is_deleted, is_active = excluded.is_active, version = excluded.version
     WHERE organization.version < excluded.version`,
    [organization.uuid, type === 'organization.deleted', organization.is_active, version],
  );
}

/** The owner joins by creating the organization, without a `member.added`. */
function ownersChange(payload: EventPayload<'organization.created'>, version: number): NewMemberChange {
  const { organization, owner } = payload;
  return {
    organization_uuid: organization.uuid,
    user_uuid: owner.user_uuid,
    version,
    is_member: true,
    role: owner.role,
    permissions: owner.permissions,
  };
}
