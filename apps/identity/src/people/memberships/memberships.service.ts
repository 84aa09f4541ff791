import { Injectable } from '@nestjs/common';
import type { MembershipSummary, Permission } from '@platform/contracts';
import { part, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

/** A person's place in an organization, also as a stranger. */
export interface Standing {
  /** False while the operator suspends the organization. */
  is_active: boolean;
  /** Whether the organization demands a second factor of its members. */
  requires_mfa: boolean;
  /** Null for somebody who is not a member. */
  permissions: Permission[] | null;
}

/**
 * What a role may is known from whichever of the two messages is newer. As JSON, which is read in a fraction of the
 * time that an array takes.
 */
const permissions = part`
  to_json(coalesce((
    SELECT role.permissions FROM role_copy role
    WHERE role.organization_uuid = membership.organization_uuid AND role.name = membership.role
      AND role.version > membership.version
  ), membership.permissions)) AS permissions`;

/**
 * All is looked up for each membership: a join may read all organizations and roles there are, for somebody who is in
 * many.
 */
const membershipsOf = (userUuid: string) =>
  sql<MembershipSummary>`
    SELECT organization.uuid, organization.name, organization.slug, membership.role, ${permissions}, coalesce((
      SELECT members_count FROM member_counter WHERE organization_uuid = organization.uuid
    ), 0) AS members_count
    FROM membership_copy membership
    CROSS JOIN LATERAL (SELECT * FROM organization_copy WHERE uuid = membership.organization_uuid LIMIT 1) organization
    WHERE membership.user_uuid = ${userUuid} AND NOT membership.is_removed AND NOT organization.is_deleted
    ORDER BY organization.name, organization.uuid`.prepared('memberships-of');

@Injectable()
export class Memberships {
  constructor(private readonly dataSource: DataSource) {}

  /** The organizations that a person belongs to, by name. */
  async of(userUuid: string): Promise<MembershipSummary[]> {
    return rowsOf(this.dataSource, membershipsOf(userUuid));
  }

  /** Where a person stands in an organization now; undefined when it is unknown or deleted. */
  async standing(manager: EntityManager, organizationUuid: string, userUuid: string): Promise<Standing | undefined> {
    const [found] = await rowsOf(
      manager,
      sql<Standing>`
        SELECT organization.is_active, organization.requires_mfa, ${permissions}
        FROM organization_copy organization
        LEFT JOIN membership_copy membership ON membership.organization_uuid = organization.uuid
          AND membership.user_uuid = ${userUuid} AND NOT membership.is_removed
        WHERE organization.uuid = ${organizationUuid} AND NOT organization.is_deleted`,
    );
    return found;
  }
}
