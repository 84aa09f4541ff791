import { Injectable } from '@nestjs/common';
import type { PlatformEvent } from '@platform/contracts';
import { OnEvent } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { OauthClients } from '../../clients/oauth-clients.service.js';
import { OauthTransaction } from '../../protocol/storage/oauth-transaction.js';

type ChangedOrganization = PlatformEvent<'organization.updated' | 'organization.status_changed'>;
type OrganizationEvent = PlatformEvent<'organization.created' | 'organization.deleted'> | ChangedOrganization;
type MemberEvent = PlatformEvent<'member.added' | 'member.updated' | 'member.removed'>;
type Member = Pick<MemberEvent['payload']['member'], 'user_uuid' | 'role' | 'permissions'>;

/** Keeps the copies of organizations and memberships. Events come in any order: an older version changes nothing. */
@Injectable()
export class MembershipsConsumer {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly clients: OauthClients,
  ) {}

  @OnEvent('organization.created')
  async onCreated(event: PlatformEvent<'organization.created'>, tx: EntityManager): Promise<void> {
    await this.keepOrganization(event, tx);
    await this.keepMember(event.payload.organization.uuid, event.payload.owner, false, event.version, tx);
  }

  @OnEvent('organization.updated', 'organization.status_changed')
  async onChanged(event: ChangedOrganization, tx: EntityManager): Promise<void> {
    await this.keepOrganization(event, tx);
  }

  /** Whoever gives it a client at this moment holds its row, or finds it deleted. */
  @OnEvent('organization.deleted')
  async onDeleted(event: PlatformEvent<'organization.deleted'>, tx: EntityManager): Promise<void> {
    await this.keepOrganization(event, tx);
    await this.transaction.join(tx, () =>
      this.clients.disableOf(tx, { owner_uuid: null, organization_uuid: event.payload.organization.uuid }),
    );
  }

  /** Kept beside the memberships, which carry the permissions that their role had when they last changed. */
  @OnEvent('role.updated')
  async onRole({ payload, version }: PlatformEvent<'role.updated'>, tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO role_copy AS copy (organization_uuid, name, permissions, version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (organization_uuid, name) DO UPDATE SET permissions = excluded.permissions, version = excluded.version
       WHERE copy.version < excluded.version`,
      [payload.organization.uuid, payload.role.name, payload.role.permissions, version],
    );
  }

  @OnEvent('member.added', 'member.updated', 'member.removed')
  async onMember(event: MemberEvent, tx: EntityManager): Promise<void> {
    const { organization, member } = event.payload;
    await this.keepMember(organization.uuid, member, event.type === 'member.removed', event.version, tx);
  }

  private async keepOrganization(event: OrganizationEvent, tx: EntityManager): Promise<void> {
    const { uuid, name, slug, is_active, requires_mfa = null } = event.payload.organization;
    await tx.query(
      `INSERT INTO organization_copy AS copy (uuid, name, slug, is_active, is_deleted, version, requires_mfa)
       VALUES ($1, $2, $3, $4, $5, $6, coalesce($7, false))
       ON CONFLICT (uuid) DO UPDATE SET name = excluded.name, slug = excluded.slug, is_active = excluded.is_active,
         is_deleted = excluded.is_deleted, version = excluded.version, requires_mfa = coalesce($7, copy.requires_mfa)
       WHERE copy.version < excluded.version`,
      [uuid, name, slug, is_active, event.type === 'organization.deleted', event.version, requires_mfa],
    );
  }

  private async keepMember(
    organizationUuid: string,
    member: Member,
    isRemoved: boolean,
    version: number,
    tx: EntityManager,
  ) {
    await tx.query(
      `INSERT INTO membership_copy AS copy (organization_uuid, user_uuid, role, permissions, is_removed, version)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (organization_uuid, user_uuid) DO UPDATE SET
         role = excluded.role, permissions = excluded.permissions, is_removed = excluded.is_removed, version = excluded.version
       WHERE copy.version < excluded.version`,
      [organizationUuid, member.user_uuid, member.role, member.permissions, isRemoved, version],
    );
  }
}
