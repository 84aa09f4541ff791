import { Injectable } from '@nestjs/common';
import type { CreateInviteLink, InviteLink as InviteLinkAnswer } from '@platform/contracts';
import {
  deleteInBatches,
  execute,
  hashToken,
  newUuid,
  part,
  Periodic,
  PlatformConfig,
  Problem,
  randomToken,
  rowsOf,
  sql,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { grantableRole, isOpenRole, isOpenRoleSql, lockForChange, type Membership } from '../access/index.js';
import { OrganizationDeleted } from '../organizations/index.js';
import { InviteLink } from './invite-link.entity.js';

const maxLinks = 100;
const tokenPrefix = 'join_';
const sweepEveryMs = 3_600_000;

/** Lists, creates and revokes invite links. */
@Injectable()
export class InviteLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly auditLog: AuditLog,
    private readonly config: PlatformConfig,
    organizationDeleted: OrganizationDeleted,
    periodic: Periodic,
  ) {
    organizationDeleted.add((tx, organization_uuid) => tx.delete(InviteLink, { organization_uuid }));
    periodic.add('expired-invite-links', sweepEveryMs, () => this.sweep());
  }

  /** Lists links, newest first, with those that were used up or expired in the last 30 days. */
  async list({ organization_uuid }: Membership) {
    const data = await rowsOf(
      this.dataSource,
      sql<InviteLinkRow>`
        ${inviteLinkView} WHERE link.organization_uuid = ${organization_uuid}
        ORDER BY link.created_at DESC, link.uuid DESC`,
    );
    return { data };
  }

  /**
   * Creates a link. Its token is in this answer and nowhere else.
   *
   * @throws Problem 422 for a role that manages or removes, 409 `limit_reached` above 100 links, or as `grantableRole`
   */
  async create(membership: Membership, body: CreateInviteLink) {
    return this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      const role = await grantableRole(tx, caller, body.role);
      if (!isOpenRole(role.permissions))
        throw Problem.field('role', 'must not be a role that may manage or remove: anybody can pass a link on');
      await this.requireBelowLimit(tx, organization.uuid);
      const { max_uses = null, allowed_domains, expires_in_days } = body;
      const [uuid, token] = [newUuid(), randomToken(tokenPrefix)];
      await execute(
        tx,
        sql`
          INSERT INTO invite_link
            (uuid, organization_uuid, role, token_hash, max_uses, allowed_domains, created_by_uuid, expires_at)
          VALUES (${uuid}, ${organization.uuid}, ${role.name}, ${hashToken(token)}, ${max_uses}, ${allowed_domains},
            ${caller.user_uuid}, now() + make_interval(days => ${expires_in_days}))`,
      );
      await this.auditLog.record(tx, caller, {
        event: 'invite_link.created',
        target: { type: 'invite_link', id: uuid, name: null },
        metadata: { role: role.name, max_uses, allowed_domains, expires_in_days },
      });
      const [link] = await rowsOf(tx, sql<InviteLinkRow>`${inviteLinkView} WHERE link.uuid = ${uuid}`);
      return { data: { ...link!, url: `${this.config.AUTH_URL}/join/${token}` } };
    });
  }

  async revoke(membership: Membership, uuid: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const { organization, caller } = await lockForChange(tx, membership, 'invite_members');
      const link = await tx.findOneBy(InviteLink, { uuid, organization_uuid: organization.uuid });
      if (!link) throw new Problem('not_found');
      await tx.delete(InviteLink, { uuid });
      await this.auditLog.record(tx, caller, {
        event: 'invite_link.revoked',
        target: { type: 'invite_link', id: uuid, name: null },
        metadata: { role: link.role, uses_count: link.uses_count },
      });
    });
  }

  /** Links that cannot be used any more stay in the list until the limit is reached. */
  private async requireBelowLimit(tx: EntityManager, organizationUuid: string): Promise<void> {
    const isFull = async () => (await tx.countBy(InviteLink, { organization_uuid: organizationUuid })) >= maxLinks;
    if (!(await isFull())) return;
    await this.deleteUnusable(tx, organizationUuid);
    if (await isFull())
      throw new Problem('limit_reached', { message: `An organization has at most ${maxLinks} invite links.` });
  }

  /** Deletes links that cannot be used any more, which frees their roles. The caller holds the organization's lock. */
  async deleteUnusable(tx: EntityManager, organizationUuid: string): Promise<void> {
    await execute(
      tx,
      sql`
        DELETE FROM invite_link
        WHERE organization_uuid = ${organizationUuid} AND (expires_at <= now() OR uses_count >= max_uses)`,
    );
  }

  async sweep(): Promise<void> {
    await deleteInBatches(this.dataSource, 'invite_link', part`expires_at < now() - interval '30 days'`);
  }
}

/** Whether a link lets people join. It does not once its role has been given a permission that manages or removes. */
export const isUsable = part`(link.expires_at > now() AND (link.max_uses IS NULL OR link.uses_count < link.max_uses)
  AND ${isOpenRoleSql})`;

type InviteLinkRow = Omit<InviteLinkAnswer, 'expires_at' | 'created_at'> & Record<'expires_at' | 'created_at', Date>;

const inviteLinkView = part`
  SELECT link.uuid, link.role, role.display_name AS role_display_name, link.max_uses, link.uses_count,
    link.allowed_domains, link.expires_at, link.created_at,
    coalesce(nullif(trim(concat(person.name, ' ', person.surname)), ''), 'Deleted user') AS created_by,
    ${isUsable} AS is_active
  FROM invite_link link
  JOIN role ON role.organization_uuid = link.organization_uuid AND role.name = link.role
  LEFT JOIN person ON person.uuid = link.created_by_uuid`;
