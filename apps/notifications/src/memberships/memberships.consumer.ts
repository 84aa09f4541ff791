import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';

type ChangedOrganization = PlatformEvent<
  'organization.updated' | 'organization.deleted' | 'organization.status_changed'
>;
type OrganizationEvent = PlatformEvent<'organization.created'> | ChangedOrganization;
type MemberEvent = PlatformEvent<'member.added' | 'member.updated' | 'member.removed'>;
type Member = MemberEvent['payload']['member'];

/** Keeps the copies of organizations and memberships. Events come in any order: an older version changes nothing. */
@Injectable()
export class MembershipsConsumer {
  @OnEvent('organization.created')
  async onCreated(event: PlatformEvent<'organization.created'>, tx: EntityManager): Promise<void> {
    await keepOrganization(event, tx);
    await keepMember(event.payload.organization.uuid, event.payload.owner, false, event.version, tx);
  }

  @OnEvent('organization.updated', 'organization.deleted', 'organization.status_changed')
  async onChanged(event: ChangedOrganization, tx: EntityManager): Promise<void> {
    await keepOrganization(event, tx);
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
        ON CONFLICT (organization_uuid, name) DO UPDATE
        SET permissions = excluded.permissions, version = excluded.version
        WHERE copy.version < excluded.version`,
    );
  }

  @OnEvent('member.added', 'member.updated', 'member.removed')
  async onMember(event: MemberEvent, tx: EntityManager): Promise<void> {
    const { organization, member } = event.payload;
    await keepMember(organization.uuid, member, event.type === 'member.removed', event.version, tx);
  }
}

async function keepOrganization(event: OrganizationEvent, tx: EntityManager): Promise<void> {
  const { uuid, name, slug, is_active, requires_mfa = null } = event.payload.organization;
  const isDeleted = event.type === 'organization.deleted';
  await execute(
    tx,
    sql`
      INSERT INTO organization_copy AS copy (uuid, name, slug, is_active, is_deleted, version, requires_mfa)
      VALUES (${uuid}, ${name}, ${slug}, ${is_active}, ${isDeleted}, ${event.version}, coalesce(${requires_mfa}, false))
      ON CONFLICT (uuid) DO UPDATE
      SET name = excluded.name, slug = excluded.slug, is_active = excluded.is_active,
        is_deleted = excluded.is_deleted, version = excluded.version,
        requires_mfa = coalesce(${requires_mfa}, copy.requires_mfa)
      WHERE copy.version < excluded.version`,
  );
}

async function keepMember(
  organizationUuid: string,
  member: Member,
  isRemoved: boolean,
  version: number,
  tx: EntityManager,
) {
  await execute(
    tx,
    sql`
      WITH known AS (
        SELECT email FROM person_copy WHERE uuid = ${member.user_uuid} AND version > 0 AND NOT ${isRemoved}
      )
      INSERT INTO membership_copy AS copy (organization_uuid, user_uuid, email, role, permissions, is_removed, version)
      VALUES (${organizationUuid}, ${member.user_uuid},
        COALESCE((SELECT email FROM known), ${isRemoved ? '' : member.email}),
        ${member.role}, ${member.permissions}, ${isRemoved}, ${version})
      ON CONFLICT (organization_uuid, user_uuid) DO UPDATE
      SET email = excluded.email, role = excluded.role,
        permissions = excluded.permissions, is_removed = excluded.is_removed, version = excluded.version
      WHERE copy.version < excluded.version`,
  );
  if (isRemoved) return;
  // What the person's own events say later, or have said already, counts for more.
  await execute(
    tx,
    sql`
      INSERT INTO person_copy AS known (uuid, email, version) VALUES (${member.user_uuid}, ${member.email}, 0)
      ON CONFLICT (uuid) DO UPDATE SET email = excluded.email
      WHERE known.version = 0 AND known.email <> excluded.email`,
  );
}
