import { Injectable } from '@nestjs/common';
import { maybePage, systemRoles, type CreateOrganization, type OrganizationQuery } from '@platform/contracts';
import {
  boundedCount,
  constant,
  execute,
  keyOfInstant,
  newUuid,
  type Origin,
  Outbox,
  part,
  PlatformConfig,
  rowsOf,
  sql,
  unattendedIn,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { MembersService } from '../members/index.js';
import { type Membership, Organization } from '../access/index.js';
import { OwnerLimit } from './owner-limit.js';
import { nextSlug, slugOf } from './slug.js';

const listedMembers = 100;
const slugAttempts = 8;

@Injectable()
export class OrganizationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly members: MembersService,
    private readonly auditLog: AuditLog,
    private readonly ownerLimit: OwnerLimit,
    private readonly config: PlatformConfig,
  ) {}

  /**
   * Lists the organizations of a person, newest first, with their role and permissions: all of them, or a page. Too
   * many for a plain list give the first page, also when no page was asked for.
   */
  async list(userUuid: string, query: OrganizationQuery) {
    const { manager } = this.dataSource;
    return maybePage({
      query,
      read: ({ limit, offset, after }) =>
        rowsOf(
          manager,
          sql<ListedOrganization>`
            SELECT shown.*, ${constant(keyOfInstant('shown.created_at'))} AS cursor_at FROM (${organizationView}
              WHERE member.user_uuid = ${userUuid} AND (${after?.[0] ?? null}::timestamptz IS NULL
                OR (organization.created_at, organization.uuid)
                  < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid))
            ) shown ORDER BY shown.created_at DESC, shown.uuid DESC LIMIT ${limit} OFFSET ${offset}`,
        ),
      count: () => boundedCount(manager, part`SELECT FROM member ${undeleted} WHERE member.user_uuid = ${userUuid}`),
      path: `${this.config.AUTH_URL}/api/v1/organizations`,
      keysOf: ({ cursor_at, uuid }) => [cursor_at, uuid],
    });
  }

  /**
   * Creates an organization with its system roles, its owner and its event in one transaction.
   *
   * @param origin of the owner's request; null when the operator creates it for them
   * @throws Problem 409 `limit_reached` for a person who owns as many as one may, or as `MembersService.requirePerson`
   */
  async create(userUuid: string, { name, description }: CreateOrganization, origin: Origin | null) {
    const organization = await this.dataSource.transaction(async (tx) => {
      await this.members.requirePerson(tx, userUuid);
      await this.ownerLimit.requireBelowLimit(tx, userUuid);
      const created = await insertWithFreeSlug(tx, name, description ?? null);
      await insertSystemRoles(tx, created.uuid);
      await execute(
        tx,
        sql`
          INSERT INTO member (organization_uuid, user_uuid, role) VALUES (${created.uuid}, ${userUuid}, 'owner')`,
      );
      await this.outbox.add(tx, 'organization.created', {
        organization: created,
        owner: await this.members.facts(tx, created.uuid, userUuid),
        data: { name },
      });
      const author = origin
        ? { organization_uuid: created.uuid, user_uuid: userUuid, origin }
        : unattendedIn(created.uuid);
      const target = { type: 'organization', id: created.uuid, name };
      await this.auditLog.record(tx, author, { event: 'organization.created', target });
      return created;
    });
    return { data: organization };
  }

  /** Reads one organization as the list shows it. */
  async view(manager: EntityManager, { organization_uuid, user_uuid }: Membership) {
    const [row] = await rowsOf(
      manager,
      sql`
        ${organizationView} WHERE member.organization_uuid = ${organization_uuid} AND member.user_uuid = ${user_uuid}`,
    );
    return row;
  }

  async detail({ organization_uuid, user_uuid, permissions }: Membership) {
    const canSeeMembers = permissions.includes('view_members');
    const [organization] = await rowsOf(
      this.dataSource,
      sql<Detail>`
        ${organizationDetailView(canSeeMembers)}
        WHERE organization.uuid = ${organization_uuid}
          AND member.user_uuid = ${user_uuid} AND organization.deleted_at IS NULL`,
    );
    return {
      data: {
        ...organization,
        your_role: organization?.role,
        your_permissions: organization?.permissions,
        members: organization?.members ?? undefined,
        // Part of the contract, though the product does not have these features yet.
        sso_enabled: false,
        scim_enabled: false,
        settings: {},
      },
    };
  }
}

export interface ListedOrganization {
  uuid: string;
  /** `created_at` as the key of a cursor. */
  cursor_at: string;
}

interface Detail {
  role: string;
  permissions: string[];
  /** Null for a caller who may not see them. */
  members: object[] | null;
}

/**
 * Looks the organization up once per membership, as the view does with the role. For a person with many memberships the
 * planner could otherwise choose a join that reads all organizations.
 */
const undeleted = part`
  CROSS JOIN LATERAL (
    SELECT * FROM organization WHERE uuid = member.organization_uuid AND deleted_at IS NULL LIMIT 1) organization`;

/** Permissions as JSON: reading an array takes the driver many times as long. */
const organizationView = part`
  SELECT organization.uuid, organization.name, organization.slug, organization.description, organization.is_active,
    organization.requires_mfa, organization.created_at, organization.members_count,
    role.name AS role, role.display_name AS role_display_name, to_json(role.permissions) AS permissions
  FROM member ${undeleted}
  CROSS JOIN LATERAL (
    SELECT * FROM role WHERE organization_uuid = member.organization_uuid AND name = member.role LIMIT 1) role`;

const organizationDetailView = (canSeeMembers: boolean) => part`
  SELECT organization.uuid, organization.name, organization.slug, organization.description, organization.is_active,
    organization.requires_mfa, organization.created_at, organization.updated_at, organization.members_count,
    role.name AS role, role.display_name AS role_display_name, role.permissions,
    (SELECT json_build_object('user_uuid', owner.user_uuid, 'name', coalesce(person.name, ''),
       'surname', coalesce(person.surname, ''))
     FROM member owner LEFT JOIN person ON person.uuid = owner.user_uuid
     WHERE owner.organization_uuid = organization.uuid AND owner.role = 'owner') AS owner,
    (SELECT count(*)::int FROM invitation WHERE invitation.organization_uuid = organization.uuid
     AND invitation.status = 'pending' AND invitation.expires_at > now()) AS pending_invitations_count,
    (SELECT count(*)::int FROM organization_domain WHERE organization_domain.organization_uuid = organization.uuid
     AND organization_domain.verified_at IS NOT NULL) AS domains_count,
    (SELECT json_agg(row_to_json(listed) ORDER BY listed.id) FROM (
       SELECT id, name, display_name, permissions, is_system, is_default, members_count
       FROM role one WHERE one.organization_uuid = organization.uuid) listed) AS roles,
    CASE WHEN ${canSeeMembers}::boolean THEN (SELECT json_agg(row_to_json(listed)) FROM (
       SELECT shown.user_uuid, coalesce(person.email, '') AS email, coalesce(person.name, '') AS name,
         coalesce(person.surname, '') AS surname, held.name AS role, held.display_name AS role_display_name,
         held.permissions,
         to_char(shown.joined_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') AS joined_at
       FROM (
         SELECT * FROM member first WHERE first.organization_uuid = organization.uuid
         ORDER BY first.joined_at, first.user_uuid LIMIT ${listedMembers}
       ) shown
       JOIN role held ON held.organization_uuid = shown.organization_uuid AND held.name = shown.role
       LEFT JOIN person ON person.uuid = shown.user_uuid
       ORDER BY shown.joined_at, shown.user_uuid) listed) END AS members
  FROM member
  JOIN organization ON organization.uuid = member.organization_uuid
  JOIN role ON role.organization_uuid = organization.uuid AND role.name = member.role`;

/** Two organizations may want the same slug: the unique index lets one have it, and the other takes the next. */
async function insertWithFreeSlug(tx: EntityManager, name: string, description: string | null): Promise<Organization> {
  const wanted = slugOf(name);
  for (let attempt = 1; attempt <= slugAttempts; attempt++) {
    const slug = attempt === 1 ? wanted : nextSlug(wanted, attempt);
    const [reserved] = await rowsOf(tx, sql`SELECT FROM reserved_slug WHERE slug = ${slug} AND until > now()`);
    if (reserved) continue;
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(Organization)
      .values({ uuid: newUuid(), name, slug, description, is_active: true })
      .orIgnore()
      .returning('*')
      .execute();
    const [row] = result.raw as Organization[];
    if (row) return row;
  }
  throw new Error(`no free slug for ${wanted}`);
}

async function insertSystemRoles(tx: EntityManager, organizationUuid: string): Promise<void> {
  for (const [name, { displayName, permissions, isDefault }] of Object.entries(systemRoles)) {
    await execute(
      tx,
      sql`
        INSERT INTO role (organization_uuid, name, display_name, permissions, is_system, is_default)
        VALUES (${organizationUuid}, ${name}, ${displayName}, ${permissions}, true, ${isDefault})`,
    );
  }
}
