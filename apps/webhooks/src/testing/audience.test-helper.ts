import { organizationScopes } from '@platform/contracts';
import type { WebhooksBench } from './webhooks-bench.test-helper.js';

/** Rows of `audience` that differ from a count of the current members and grants. */
export function wrongAudiences(bench: Pick<WebhooksBench, 'query'>): Promise<unknown[]> {
  return bench.query(
    `SELECT organization_uuid, client_id, audience.members, counted.members AS counted
     FROM audience FULL JOIN (
       SELECT organization_uuid, client_id, count(DISTINCT user_uuid) AS members
       FROM (SELECT DISTINCT ON (organization_uuid, user_uuid) organization_uuid, user_uuid, is_member
             FROM member_change ORDER BY organization_uuid, user_uuid, version DESC) member
       JOIN oauth_grant USING (user_uuid)
       WHERE is_member AND is_live AND scopes && $1
       GROUP BY organization_uuid, client_id
     ) counted USING (organization_uuid, client_id)
     WHERE COALESCE(audience.members, 0) <> COALESCE(counted.members, 0)`,
    [organizationScopes],
  );
}
