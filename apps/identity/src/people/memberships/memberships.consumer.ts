import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { keepOrganization } from './keep-organization.js';

type ChangedOrganization = PlatformEvent<'organization.updated' | 'organization.status_changed'>;
type MemberEvent = PlatformEvent<'member.added' | 'member.updated' | 'member.removed'>;
type Member = Pick<MemberEvent['payload']['member'], 'user_uuid' | 'role' | 'permissions'>;

/**
 * Keeps the copies of organizations and memberships. Events come in any order: an older version changes nothing. The
 * end of an organization is heard by `clients`, because its clients end with it.
 */
@Injectable()
export class MembershipsConsumer {
  @OnEvent('organization.created')
  async onCreated(event: PlatformEvent<'organization.created'>, tx: EntityManager): Promise<void> {
    await keepOrganization(tx, event);
    await this.keepMember(event.payload.organization.uuid, event.payload.owner, false, event.version, tx);
  }

  @OnEvent('organization.updated', 'organization.status_changed')
  async onChanged(event: ChangedOrganization, tx: EntityManager): Promise<void> {
    await keepOrganization(tx, event);
  }

  /** Kept beside the memberships, which carry the permissions that their role had when they last changed. */
  @OnEvent('role.updated')
  async onRole({ payload, version }: PlatformEvent<'role.updated'>, tx: EntityManager): Promise<void> {
    const { organization, role } = payload;
    await execute(
      tx,
      sql`
        INSERT INTO role_copy AS copy (organization_uuid, name, permissions, version)
        VALUES (${organization.uuid}, ${role.name}, ${role.permissions}, ${version})
        ON CONFLICT (organization_uuid, name) DO UPDATE SET
          permissions = excluded.permissions, version = excluded.version
        WHERE copy.version < excluded.version`,
    );
  }

  @OnEvent('member.added', 'member.updated', 'member.removed')
  async onMember(event: MemberEvent, tx: EntityManager): Promise<void> {
    const { organization, member } = event.payload;
    await this.keepMember(organization.uuid, member, event.type === 'member.removed', event.version, tx);
  }

  private async keepMember(
    organizationUuid: string,
    { user_uuid, role, permissions }: Member,
    isRemoved: boolean,
    version: number,
    tx: EntityManager,
  ) {
    await execute(
      tx,
      sql`
        INSERT INTO membership_copy AS copy (organization_uuid, user_uuid, role, permissions, is_removed, version)
        VALUES (${organizationUuid}, ${user_uuid}, ${role}, ${permissions}, ${isRemoved}, ${version})
        ON CONFLICT (organization_uuid, user_uuid) DO UPDATE SET
          role = excluded.role, permissions = excluded.permissions, is_removed = excluded.is_removed,
          version = excluded.version
        WHERE copy.version < excluded.version`,
    );
  }
}
