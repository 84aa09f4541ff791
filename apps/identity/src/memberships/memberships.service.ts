import { Injectable } from '@nestjs/common';
import type { MembershipSummary } from '@platform/contracts';
import { prepared } from '@platform/service-kit';
import { DataSource } from 'typeorm';

/** What a role may is known from whichever of the two messages is newer. */
const memberships = {
  name: 'memberships-of',
  text: `
    SELECT organization.uuid, organization.name, organization.slug, membership.role,
      CASE WHEN role.version > membership.version THEN role.permissions ELSE membership.permissions END AS permissions,
      (SELECT count(*)::int FROM membership_copy other
       WHERE other.organization_uuid = organization.uuid AND NOT other.is_removed) AS members_count
    FROM membership_copy membership
    JOIN organization_copy organization ON organization.uuid = membership.organization_uuid
    LEFT JOIN role_copy role ON role.organization_uuid = membership.organization_uuid AND role.name = membership.role
    WHERE membership.user_uuid = $1 AND NOT membership.is_removed AND NOT organization.is_deleted
    ORDER BY organization.name, organization.uuid`,
};

@Injectable()
export class MembershipsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The organizations that a person belongs to, by name. */
  async of(userUuid: string): Promise<MembershipSummary[]> {
    return prepared<MembershipSummary>(this.dataSource, memberships, [userUuid]);
  }
}
