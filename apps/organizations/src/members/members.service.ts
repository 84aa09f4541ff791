import { Injectable } from '@nestjs/common';
import { isUuid, maybePage, type Counted, type EventPayload, type MemberQuery } from '@platform/contracts';
import { type AuditAuthor, execute, Outbox, PlatformConfig, Problem, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import type { Membership, Organization } from '../access/index.js';
import { personPending } from '../people/index.js';
import { countMembers, keysOf, memberPage, memberRow, type MemberRow } from './member-rows.js';
import { asTarget } from './member-target.js';

/** How a person becomes a member. Further facts go into the audit log. */
interface JoinDetails extends Record<string, unknown> {
  role: string;
  source: EventPayload<'member.added'>['data']['source'];
}

const removedMessage = 'You were removed from this organization. Somebody there has to add or invite you.';

/** Reads members, and adds, changes and removes them in a transaction of a caller who may. */
@Injectable()
export class MembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly config: PlatformConfig,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Lists members: all of them, or a page. Too many for a plain list give the first page, also when no page was asked
   * for.
   */
  async list({ organization_uuid }: Membership, query: MemberQuery) {
    const { manager } = this.dataSource;
    const { q, role, team, sort } = query;
    const isNarrowed = Boolean(q) || role !== undefined || team !== undefined;
    return maybePage({
      query,
      read: (cut) => memberPage(manager, organization_uuid, query, cut),
      count: () => (isNarrowed ? countMembers(manager, organization_uuid, query) : this.count(organization_uuid)),
      path: `${this.config.AUTH_URL}/api/v1/organizations/${organization_uuid}/members`,
      filters: { q, role, team, sort: sort === 'joined_at' ? undefined : sort },
      keysOf: (row) => keysOf(sort, row),
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

  /** @throws Problem 404 `not_found` for a person who is not a member */
  async find(
    organizationUuid: string,
    userUuid: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<MemberRow> {
    const member = isUuid(userUuid) ? await memberRow(manager, organizationUuid, userUuid) : undefined;
    if (!member) throw new Problem('not_found');
    return member;
  }

  /**
   * Reads a member as events describe one.
   *
   * @throws Problem 503 `unavailable` while the copy of a new person is not here yet
   */
  async facts(tx: EntityManager, organizationUuid: string, userUuid: string): Promise<MemberRow> {
    const member = await memberRow(tx, organizationUuid, userUuid);
    if (!member?.email) throw personPending();
    return member;
  }

  /**
   * Locks the copy of a person who is about to become a member.
   *
   * @throws Problem 503 `unavailable` while the copy is not here yet, and while the person is being erased
   */
  async requirePerson(tx: EntityManager, userUuid: string): Promise<void> {
    // An erasure waits for this lock; changes of the person do not. A running erasure is not waited for, as it needs
    // the lock of the organization next.
    const found = await rowsOf(
      tx,
      sql`SELECT FROM person WHERE uuid = ${userUuid} AND email <> '' FOR KEY SHARE SKIP LOCKED`,
    );
    if (!found.length) throw personPending();
  }

  /**
   * Makes a person a member, with event and audit entry.
   *
   * @returns null when the person is a member already: they keep their role
   * @throws Problem as `requirePerson`
   */
  async add(
    tx: EntityManager,
    organization: Organization,
    userUuid: string,
    joinDetails: JoinDetails,
    author: AuditAuthor,
  ): Promise<MemberRow | null> {
    const { role, source } = joinDetails;
    await this.requirePerson(tx, userUuid);
    const inserted = await rowsOf(
      tx,
      sql`
        INSERT INTO member (organization_uuid, user_uuid, role) VALUES (${organization.uuid}, ${userUuid}, ${role})
        ON CONFLICT DO NOTHING RETURNING user_uuid`,
    );
    if (inserted.length === 0) return null;
    await execute(
      tx,
      sql`DELETE FROM removed_member WHERE organization_uuid = ${organization.uuid} AND user_uuid = ${userUuid}`,
    );
    const member = await this.facts(tx, organization.uuid, userUuid);
    await this.outbox.add(tx, 'member.added', { organization, member, data: { role, source } });
    await this.auditLog.record(tx, author, { event: 'member.added', target: asTarget(member), metadata: joinDetails });
    return member;
  }

  /** Gives a member another role, with its event. */
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

  /**
   * Removes a member, with the event.
   *
   * @param options `rememberRemoval`: the person cannot join again by an invite link or a domain
   */
  async remove(
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

  /**
   * Refuses a person whom others removed, until somebody adds or invites them. The caller holds the lock of the
   * organization.
   *
   * @throws Problem 403 `not_a_member`
   */
  async refuseRemoved(tx: EntityManager, organizationUuid: string, userUuid: string): Promise<void> {
    const rows = await rowsOf(
      tx,
      sql`SELECT FROM removed_member WHERE organization_uuid = ${organizationUuid} AND user_uuid = ${userUuid}`,
    );
    if (rows.length) throw new Problem('not_a_member', { message: removedMessage });
  }
}
