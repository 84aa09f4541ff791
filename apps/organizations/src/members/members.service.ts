import { Injectable } from '@nestjs/common';
import { isUuid, maybePage, type Counted, type EventPayload, type MemberQuery } from '@platform/contracts';
import { type AuditAuthor, execute, Outbox, PlatformConfig, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import type { Membership, Organization } from '../access/index.js';
import { notKnownYet } from '../people/index.js';
import { memberPage, memberRow, type MemberRow } from './member-rows.js';
import { asTarget } from './member-target.js';

/** How a person becomes a member; what more there is goes into the audit log. */
interface Entrance extends Record<string, unknown> {
  role: string;
  source: EventPayload<'member.added'>['data']['source'];
}

const removedMessage = 'You were removed from this organization. Somebody there has to add or invite you.';

/** Reads members, and makes, changes and ends memberships inside the transactions of those who may. */
@Injectable()
export class MembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
    private readonly auditLog: AuditLog,
  ) {}

  /** In the order in which they joined: all, or a page, which is the first one where it was not asked for but they are too many. */
  async list({ organization_uuid }: Membership, query: MemberQuery) {
    return maybePage({
      query,
      read: (cut) => memberPage(this.dataSource.manager, organization_uuid, cut),
      count: () => this.count(organization_uuid),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/members`,
      keysOf: ({ cursor_at, user_uuid }) => [cursor_at, user_uuid],
    });
  }

  private async count(organizationUuid: string): Promise<Counted> {
    const [counted] = await rowsOf(
      this.dataSource,
      sql<{ total: number }>`SELECT members_count AS total FROM organization WHERE uuid = ${organizationUuid}`,
    );
    return { total: counted?.total ?? 0, isCut: false };
  }

  async get({ organization_uuid }: Membership, userUuid: string) {
    return { data: await this.find(organization_uuid, userUuid) };
  }

  /** 404 for somebody who is no member. */
  async find(
    organizationUuid: string,
    userUuid: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MemberRow> {
    const member = isUuid(userUuid) ? await memberRow(manager, organizationUuid, userUuid) : undefined;
    if (!member) throw new Problem('not_found');
    return member;
  }

  /** What events say of a member. 503 while the facts of a new person are still on their way from identity. */
  async facts(tx: EntityManager, organizationUuid: string, userUuid: string): Promise<MemberRow> {
    const member = await memberRow(tx, organizationUuid, userUuid);
    if (!member?.email) throw notKnownYet();
    return member;
  }

  /** Before a person becomes a member. 503 while their facts are on their way from identity, and while they are erased. */
  async hold(tx: EntityManager, userUuid: string): Promise<void> {
    // An erasure waits for this lock, changes of the person do not. It is not waited for: an erasure under way wants the organization next.
    const known = await rowsOf(
      tx,
      sql`SELECT FROM person WHERE uuid = ${userUuid} AND email <> '' FOR KEY SHARE SKIP LOCKED`,
    );
    if (!known.length) throw notKnownYet();
  }

  /**
   * Makes a person a member, and tells of it. Null when they are one already: nothing changes then, they keep their role. 503 as `facts`,
   * also while they are erased.
   */
  async enter(
    tx: EntityManager,
    organization: Organization,
    userUuid: string,
    entrance: Entrance,
    author: AuditAuthor,
  ): Promise<MemberRow | null> {
    const { role, source } = entrance;
    await this.hold(tx, userUuid);
    const inserted = await rowsOf(
      tx,
      sql`
        INSERT INTO member (organization_uuid, user_uuid, role)
        VALUES (${organization.uuid}, ${userUuid}, ${role}) ON CONFLICT DO NOTHING RETURNING user_uuid`,
    );
    if (inserted.length === 0) return null;
    await execute(
      tx,
      sql`DELETE FROM removed_member WHERE organization_uuid = ${organization.uuid} AND user_uuid = ${userUuid}`,
    );
    const member = await this.facts(tx, organization.uuid, userUuid);
    await this.outbox.add(tx, 'member.added', { organization, member, data: { role, source } });
    await this.auditLog.record(tx, author, { event: 'member.added', target: asTarget(member), metadata: entrance });
    return member;
  }

  /** Gives a member another role. */
  async reassign(tx: EntityManager, organization: Organization, member: MemberRow, role: string): Promise<MemberRow> {
    await execute(
      tx,
      sql`
        UPDATE member SET role = ${role}
        WHERE organization_uuid = ${organization.uuid} AND user_uuid = ${member.user_uuid}`,
    );
    const changed = await this.facts(tx, organization.uuid, member.user_uuid);
    const data = { old_role: member.role, new_role: role };
    await this.outbox.add(tx, 'member.updated', { organization, member: changed, data });
    return changed;
  }

  /** Ends a membership. With `rememberRemoval` the person does not come back by themselves. */
  async end(
    tx: EntityManager,
    organization: Organization,
    member: MemberRow,
    { rememberRemoval = false } = {},
  ): Promise<void> {
    await execute(
      tx,
      sql`DELETE FROM member WHERE organization_uuid = ${organization.uuid} AND user_uuid = ${member.user_uuid}`,
    );
    if (rememberRemoval)
      await execute(
        tx,
        sql`
          INSERT INTO removed_member (organization_uuid, user_uuid)
          VALUES (${organization.uuid}, ${member.user_uuid}) ON CONFLICT DO NOTHING`,
      );
    await this.outbox.add(tx, 'member.removed', { organization, member, data: { role: member.role } });
  }

  /** 403 `not_a_member` for whom others removed, and nobody added or invited since. Under the lock of the organization. */
  async refuseRemoved(tx: EntityManager, organizationUuid: string, userUuid: string): Promise<void> {
    const rows = await rowsOf(
      tx,
      sql`SELECT FROM removed_member WHERE organization_uuid = ${organizationUuid} AND user_uuid = ${userUuid}`,
    );
    if (rows.length) throw new Problem('not_a_member', { message: removedMessage });
  }
}
