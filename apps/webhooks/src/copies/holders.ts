import { part, type SqlPart } from '@platform/service-kit';
import type { Permission } from '@platform/contracts';

/**
 * Members who hold a permission now, as (organization_uuid, user_uuid, and of the organization is_active and
 * requires_mfa), in SQL. What a member may do is known from the membership or from the role, whichever of the two
 * changed later.
 *
 * @param condition on `member_change`: of which person, or of which organization
 */
export const holdersOf = (condition: SqlPart, permission: Permission) => part`
  SELECT organization_uuid, user_uuid, COALESCE(organization.is_active, true) AS is_active,
    COALESCE(organization.requires_mfa, false) AS requires_mfa
  FROM (
    SELECT DISTINCT ON (organization_uuid, user_uuid)
      organization_uuid, user_uuid, role, version, is_member, permissions
    FROM member_change WHERE ${condition}
    ORDER BY organization_uuid, user_uuid, version DESC
  ) membership
  LEFT JOIN role_change changed USING (organization_uuid, role)
  LEFT JOIN organization ON organization.uuid = organization_uuid
  WHERE is_member AND organization.is_deleted IS NOT TRUE
    AND ${permission} = ANY (CASE WHEN changed.version > membership.version THEN changed.permissions
                                  ELSE membership.permissions END)`;
