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

/** Creates, resends and closes invitations. The lock of the organization makes each answer the only one. */
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

  /**
   * Invites an address. The answer does not say whether it has an account.
   *
   * @throws Problem 409 `already_member`, `invitation_pending` or `limit_reached`, or as `grantableRole`
   */
  async create(membership: Membership, { email, role }: CreateInvitation) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      const granted = await grantableRole(tx, caller, role);
      await this.expired.expireDue(tx, organization.uuid);
      await requireUninvited(tx, organization.uuid, email);
      await this.requireBelowLimit(tx, organization.uuid);
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
      await this.announce(tx, 'invitation.created', organization, invitation, caller);
      return { data: invitation };
    });
  }

  /**
   * Sends a new link, which is valid for seven days, and ends the old one. Works on expired invitations, too.
   *
   * @throws Problem 409 `invitation_not_pending`, or as `create`
   */
  async resend(membership: Membership, uuid: string) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      await this.expired.expireDue(tx, organization.uuid);
      const { status, role, email } = await this.invitations.find(organization.uuid, uuid, tx);
      if (isErased(email) || (status !== 'pending' && status !== 'expired'))
        throw new Problem('invitation_not_pending');
      await grantableRole(tx, caller, role).catch((err: unknown) => {
        throw isUnknownRole(err) ? new Problem('invitation_not_pending', { message: roleGone }) : err;
      });
      if (status === 'expired') await requireUninvited(tx, organization.uuid, email);
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

  /** The pending invitation of a person who was added by address counts as accepted. */
  private async acceptByAdd(
    tx: EntityManager,
    organization: Organization,
    email: string,
    author: AuditAuthor,
  ): Promise<void> {
    const invitation = await this.pendingTo(tx, organization, email);
    if (invitation) await this.close(tx, organization, invitation, 'accepted', author);
  }

  /**
   * Finds the invitation that an address can still accept. The caller holds the organization's lock.
   *
   * @param email in the spelling of invitations
   */
  async pendingTo(tx: EntityManager, { uuid }: Organization, email: string): Promise<InvitationRow | null> {
    const pending = await tx.findOneBy(Invitation, { organization_uuid: uuid, email, status: 'pending' });
    const invitation = pending && (await this.invitations.find(uuid, pending.uuid, tx));
    return invitation?.status === 'pending' ? invitation : null;
  }

  /**
   * Gives a pending invitation its final status, with event and audit entry.
   *
   * @throws Problem 409 `invitation_not_pending`
   */
  async close(
    tx: EntityManager,
    organization: Organization,
    invitation: Pick<InvitationRow, 'uuid' | 'email' | 'role'>,
    status: Extract<InvitationStatus, 'accepted' | 'declined' | 'cancelled'>,
    author: AuditAuthor,
  ): Promise<void> {
    const closed = await tx.update(Invitation, { uuid: invitation.uuid, status: 'pending' }, { status });
    if (closed.affected !== 1) throw new Problem('invitation_not_pending');
    await this.announce(tx, `invitation.${status}`, organization, invitation, author);
  }

  private async announce(
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

  /** Counts cancelled invitations too, so that cancelling does not allow further mails. */
  private async requireBelowLimit(tx: EntityManager, organizationUuid: string): Promise<void> {
    const [sent] = await rowsOf(
      tx,
      sql<{ count: number }>`
        SELECT count(*)::int AS count FROM invitation
        WHERE organization_uuid = ${organizationUuid} AND status <> 'accepted'
          AND created_at > now() - interval '1 day'`,
    );
    if (sent!.count >= this.config.INVITATIONS_PER_DAY)
      throw new Problem('limit_reached', {
        message: `An organization can have ${this.config.INVITATIONS_PER_DAY} unanswered invitations a day.`,
      });
  }
}

const roleGone = 'The role of this invitation is gone. Please send a new one.';

/** @throws Problem 409 `already_member` or `invitation_pending` */
async function requireUninvited(tx: EntityManager, organizationUuid: string, email: string): Promise<void> {
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
