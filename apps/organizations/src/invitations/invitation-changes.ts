import { Injectable } from '@nestjs/common';
import type { CreateInvitation, EventType, InvitationStatus } from '@platform/contracts';
import {
  type AuditAuthor,
  execute,
  hashToken,
  newUuid,
  Outbox,
  part,
  Problem,
  randomToken,
  rowsOf,
  sql,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { MemberAdded } from '../members/index.js';
import { OrganizationDeleted } from '../organizations/index.js';
import { grantableRole, lockForChange, type Membership, type Organization } from '../access/index.js';
import { OrganizationsConfig } from '../config.js';
import { ExpiredInvitations, isErased } from './expired-invitations.js';
import { InvitationMails } from './invitation-mails.js';
import type { InvitationRow } from './invitation-view.js';
import { Invitation } from './invitation.entity.js';
import { InvitationsService } from './invitations.service.js';

const lifetime = part`interval '7 days'`;
const tokenPrefix = 'inv_';

/** What members do with invitations. Everything that is single-use is decided under the lock of the organization. */
@Injectable()
export class InvitationChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: OrganizationsConfig,
    private readonly invitations: InvitationsService,
    private readonly expired: ExpiredInvitations,
    private readonly mails: InvitationMails,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
    memberAdded: MemberAdded,
    organizationDeleted: OrganizationDeleted,
  ) {
    memberAdded.add((tx, organization, email, author) => this.acceptByAdd(tx, organization, email, author));
    organizationDeleted.add((tx, organization_uuid) =>
      tx.update(Invitation, { organization_uuid, status: 'pending' }, { status: 'cancelled' }),
    );
  }

  /** 409 for a member, a pending invitation or a limit. The answer is the same whether the address has an account or not. */
  async create(membership: Membership, { email, role }: CreateInvitation) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      const granted = await grantableRole(tx, caller, role);
      await this.expired.flip(tx, organization.uuid);
      await requireStranger(tx, organization.uuid, email);
      await this.requireRoom(tx, organization.uuid);
      const [uuid, token] = [newUuid(), randomToken(tokenPrefix)];
      await execute(
        tx,
        sql`
          INSERT INTO invitation (uuid, organization_uuid, email, role, token_hash, invited_by_uuid, expires_at)
          VALUES (${uuid}, ${organization.uuid}, ${email}, ${granted.name}, ${hashToken(token)}, ${caller.user_uuid},
            now() + ${lifetime})`,
      );
      const invitation = await this.invitations.find(organization.uuid, uuid, tx);
      await this.mails.send(tx, organization, invitation, token);
      await this.tell(tx, 'invitation.created', organization, invitation, caller);
      return { data: invitation };
    });
  }

  /** A new token, the old one dies, and seven new days; also for one that has expired. */
  async resend(membership: Membership, uuid: string) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      await this.expired.flip(tx, organization.uuid);
      const { status, role, email } = await this.invitations.find(organization.uuid, uuid, tx);
      if (isErased(email) || (status !== 'pending' && status !== 'expired'))
        throw new Problem('invitation_not_pending');
      await grantableRole(tx, caller, role).catch((err: unknown) => {
        throw isUnknownRole(err) ? new Problem('invitation_not_pending', { message: roleGone }) : err;
      });
      if (status === 'expired') await requireStranger(tx, organization.uuid, email);
      const token = randomToken(tokenPrefix);
      await execute(
        tx,
        sql`
          UPDATE invitation SET status = 'pending', token_hash = ${hashToken(token)}, expires_at = now() + ${lifetime}
          WHERE uuid = ${uuid}`,
      );
      const invitation = await this.invitations.find(organization.uuid, uuid, tx);
      await this.mails.send(tx, organization, invitation, token);
      await this.auditLog.record(tx, caller, { event: 'invitation.resent', target: asTarget(invitation) });
      return { data: invitation };
    });
  }

  async cancel(membership: Membership, uuid: string) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      const invitation = await this.invitations.find(organization.uuid, uuid, tx);
      if (invitation.status !== 'pending') throw new Problem('invitation_not_pending');
      await this.close(tx, organization, invitation, 'cancelled', caller);
      return { message: 'The invitation is cancelled.', data: { uuid, status: 'cancelled' as const } };
    });
  }

  /** Who was added directly needs the invitation no more: it counts as accepted. */
  private async acceptByAdd(
    tx: EntityManager,
    organization: Organization,
    email: string,
    author: AuditAuthor,
  ): Promise<void> {
    const invitation = await this.pendingTo(tx, organization, email);
    if (invitation) await this.close(tx, organization, invitation, 'accepted', author);
  }

  /** The one that an address can still accept, or null. `email` in the spelling of invitations; under the lock of the organization. */
  async pendingTo(tx: EntityManager, { uuid }: Organization, email: string): Promise<InvitationRow | null> {
    const pending = await tx.findOneBy(Invitation, { organization_uuid: uuid, email, status: 'pending' });
    const invitation = pending && (await this.invitations.find(uuid, pending.uuid, tx));
    return invitation?.status === 'pending' ? invitation : null;
  }

  /** Writes the last status of a pending invitation, its event and its audit entry. */
  async close(
    tx: EntityManager,
    organization: Organization,
    invitation: Pick<InvitationRow, 'uuid' | 'email' | 'role'>,
    status: Extract<InvitationStatus, 'accepted' | 'declined' | 'cancelled'>,
    author: AuditAuthor,
  ): Promise<void> {
    const closed = await tx.update(Invitation, { uuid: invitation.uuid, status: 'pending' }, { status });
    if (closed.affected !== 1) throw new Problem('invitation_not_pending');
    await this.tell(tx, `invitation.${status}`, organization, invitation, author);
  }

  private async tell(
    tx: EntityManager,
    event: Extract<EventType, `invitation.${string}`>,
    organization: Organization,
    invitation: Pick<InvitationRow, 'uuid' | 'email' | 'role'>,
    author: AuditAuthor,
  ): Promise<void> {
    await this.outbox.add(tx, event, { organization, invitation });
    await this.auditLog.record(tx, author, {
      event,
      target: asTarget(invitation),
      metadata: { role: invitation.role },
    });
  }

  /** Counts what was sent in a day and not accepted, so that cancelling makes no room for further mails. */
  private async requireRoom(tx: EntityManager, organizationUuid: string): Promise<void> {
    const [sent] = await rowsOf(
      tx,
      sql<{ count: number }>`
        SELECT count(*)::int AS count FROM invitation
        WHERE organization_uuid = ${organizationUuid} AND status <> 'accepted' AND created_at > now() - interval '1 day'`,
    );
    if (sent!.count >= this.config.INVITATIONS_PER_DAY)
      throw new Problem('limit_reached', {
        message: `An organization can have ${this.config.INVITATIONS_PER_DAY} unanswered invitations a day.`,
      });
  }
}

const roleGone = 'The role of this invitation is gone. Please send a new one.';

/** 409 for the address of a member, or one with a pending invitation. */
async function requireStranger(tx: EntityManager, organizationUuid: string, email: string): Promise<void> {
  const [member] = await rowsOf(
    tx,
    sql`
      SELECT FROM member JOIN person ON person.uuid = member.user_uuid
      WHERE member.organization_uuid = ${organizationUuid} AND lower(person.email) = ${email} LIMIT 1`,
  );
  if (member) throw new Problem('already_member');
  if (await tx.existsBy(Invitation, { organization_uuid: organizationUuid, email, status: 'pending' }))
    throw new Problem('invitation_pending');
}

function isUnknownRole(err: unknown): boolean {
  return err instanceof Problem && err.code === 'validation_failed';
}

function asTarget({ uuid, email }: Pick<InvitationRow, 'uuid' | 'email'>) {
  return { type: 'invitation', id: uuid, name: email };
}
