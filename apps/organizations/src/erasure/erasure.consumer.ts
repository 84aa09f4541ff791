import { Injectable } from '@nestjs/common';
import { oneSpelling, type PlatformEvent } from '@platform/contracts';
import { execute, OnEvent, rowsOf, sql, unattendedIn } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { ExpiredInvitations } from '../invitations/index.js';
import { asTarget, memberRow, type MemberRow, MembersService } from '../members/index.js';
import { OrganizationDeletion } from '../organizations/index.js';
import { findLocked, type Organization } from '../access/index.js';

/** Ends the memberships of a person whose account was erased, and erases their data here. */
@Injectable()
export class ErasureConsumer {
  constructor(
    private readonly members: MembersService,
    private readonly deletion: OrganizationDeletion,
    private readonly invitations: ExpiredInvitations,
    private readonly auditLog: AuditLog,
  ) {}

  @OnEvent('user.deleted')
  async erase({ payload, version }: PlatformEvent<'user.deleted'>, tx: EntityManager): Promise<void> {
    const { uuid } = payload.user;
    await this.lockPerson(tx, uuid, version);
    // All erasures lock organizations in the same order, so that two of them cannot deadlock.
    const memberships = await rowsOf(
      tx,
      sql<{ organization_uuid: string }>`
        SELECT organization_uuid FROM member
        JOIN organization ON organization.uuid = organization_uuid AND deleted_at IS NULL
        WHERE user_uuid = ${uuid} ORDER BY organization_uuid`,
    );
    for (const { organization_uuid } of memberships) await this.endMembership(tx, organization_uuid, uuid);
    await this.forget(tx, uuid, version);
  }

  /**
   * Locks the person before anything is read. Somebody who is adding the person (`MembersService.add`) has committed by
   * then, or finds nobody to add. They hold the lock of an organization and never wait for this one. Consumers that
   * change the person lock this row before organizations, too.
   */
  private async lockPerson(tx: EntityManager, uuid: string, version: number): Promise<void> {
    await execute(
      tx,
      sql`
        INSERT INTO person (uuid, name, surname, email, email_verified, version)
        VALUES (${uuid}, '', '', '', false, ${version})
        ON CONFLICT DO NOTHING`,
    );
    await execute(tx, sql`SELECT FROM person WHERE uuid = ${uuid} FOR UPDATE`);
  }

  private async endMembership(tx: EntityManager, organizationUuid: string, userUuid: string): Promise<void> {
    const organization = await findLocked(tx, organizationUuid);
    const member = await memberRow(tx, organizationUuid, userUuid);
    if (!organization || !member) return;
    const author = unattendedIn(organizationUuid);
    const newOwner = member.role === 'owner' ? await this.nextOwner(tx, organizationUuid) : null;
    if (member.role === 'owner' && !newOwner) return this.deletion.delete(tx, organization, author);
    await this.members.remove(tx, organization, member);
    const metadata = { role: member.role, account_deleted: true };
    await this.auditLog.record(tx, author, { event: 'member.removed', target: asTarget(member), metadata });
    if (newOwner) await this.transfer(tx, organization, member, newOwner);
  }

  /** Finds the administrator who joined first, preferring those who can sign in. */
  private async nextOwner(tx: EntityManager, organizationUuid: string): Promise<MemberRow | null> {
    const [first] = await rowsOf(
      tx,
      sql<{ user_uuid: string }>`
        SELECT member.user_uuid FROM member JOIN person ON person.uuid = member.user_uuid AND person.email <> ''
        WHERE member.organization_uuid = ${organizationUuid} AND member.role = 'admin'
        ORDER BY person.is_active DESC, member.joined_at, member.user_uuid LIMIT 1`,
    );
    return first ? this.members.facts(tx, organizationUuid, first.user_uuid) : null;
  }

  private async transfer(
    tx: EntityManager,
    organization: Organization,
    owner: MemberRow,
    newOwner: MemberRow,
  ): Promise<void> {
    await this.members.reassign(tx, organization, newOwner, 'owner');
    await this.auditLog.record(tx, unattendedIn(organization.uuid), {
      event: 'organization.ownership_transferred',
      target: { type: 'organization', id: organization.uuid, name: organization.name },
      changes: { owner: { old: owner.user_uuid, new: newOwner.user_uuid } },
      metadata: { account_deleted: true },
    });
  }

  /** Erases the person's data. The empty row stays, so that an older event cannot bring the person back. */
  private async forget(tx: EntityManager, uuid: string, version: number): Promise<void> {
    const emails = await addressesOf(tx, uuid);
    await this.invitations.erase(tx, emails);
    await this.auditLog.forget(tx, { uuid, emails });
    await execute(tx, sql`DELETE FROM removed_member WHERE user_uuid = ${uuid}`);
    await execute(tx, sql`DELETE FROM former_address WHERE user_uuid = ${uuid}`);
    await execute(
      tx,
      sql`
        UPDATE person SET name = '', surname = '', email = '', email_verified = false, language = NULL,
          version = greatest(version, ${version})
        WHERE uuid = ${uuid}`,
    );
  }
}

/**
 * Finds the person's confirmed address, and former ones that nobody else has by now, in the spelling of invitations. An
 * address that was never confirmed may be somebody else's.
 */
async function addressesOf(tx: EntityManager, uuid: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ email: string }>`
      SELECT email FROM person WHERE uuid = ${uuid} AND email_verified
      UNION
      SELECT email FROM former_address WHERE user_uuid = ${uuid} AND NOT EXISTS (
        SELECT FROM person other
        WHERE lower(other.email) = lower(former_address.email) AND other.uuid <> ${uuid} AND other.email_verified)`,
  );
  return [...new Set(rows.map(({ email }) => oneSpelling(email)))];
}
