import { Injectable } from '@nestjs/common';
import type { MembershipSummary, Permission } from '@platform/contracts';
import { prepared } from '@platform/service-kit';
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

/** What a role may is known from whichever of the two messages is newer. */
const permissions = `CASE WHEN role.version > membership.version THEN role.permissions ELSE membership.permissions END AS permissions`;
const withRole = `LEFT JOIN role_copy role ON role.organization_uuid = membership.organization_uuid AND role.name = membership.role`;

const memberships = {
  name: 'memberships-of',
  text: `
    SELECT organization.uuid, organization.name, organization.slug, membership.role, ${permissions},
      (SELECT count(*)::int FROM membership_copy other
       WHERE other.organization_uuid = organization.uuid AND NOT other.is_removed) AS members_count
    FROM membership_copy membership
    JOIN organization_copy organization ON organization.uuid = membership.organization_uuid
    ${withRole}
    WHERE membership.user_uuid = $1 AND NOT membership.is_removed AND NOT organization.is_deleted
    ORDER BY organization.name, organization.uuid`,
};

const standing = `
  SELECT organization.is_active, organization.requires_mfa, ${permissions}
  FROM organization_copy organization
  LEFT JOIN membership_copy membership ON membership.organization_uuid = organization.uuid
    AND membership.user_uuid = $2 AND NOT membership.is_removed
  ${withRole}
  WHERE organization.uuid = $1 AND NOT organization.is_deleted`;

@Injectable()
export class Memberships {
  constructor(private readonly dataSource: DataSource) {}

  /** The organizations that a person belongs to, by name. */
  async of(userUuid: string): Promise<MembershipSummary[]> {
    return prepared<MembershipSummary>(this.dataSource, memberships, [userUuid]);
  }

  /** Where a person stands in an organization now; undefined when it is unknown or deleted. */
  async standing(manager: EntityManager, organizationUuid: string, userUuid: string): Promise<Standing | undefined> {
    const [found] = await manager.query<Standing[]>(standing, [organizationUuid, userUuid]);
    return found;
  }
}
