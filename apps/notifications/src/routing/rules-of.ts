import { rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import type { RoutingRule } from './routing.js';

/** All rules of an organization with their destinations, oldest first. */
export function rulesOf(manager: EntityManager, organizationUuid: string): Promise<RoutingRule[]> {
  return rowsOf(
    manager,
    sql<RoutingRule>`
      SELECT rule.uuid, rule.name, rule.events, rule.minimum_severity, rule.saas_service_id, rule.organization_team_id,
        rule.is_active, rule.mute_windows, rule.digest_minutes, rule.deduplication_key, rule.deduplication_minutes,
        endpoint.uuid AS endpoint_uuid, endpoint.type AS endpoint_type, endpoint.name AS endpoint_name,
        health.disabled_at IS NOT NULL AS endpoint_disabled
      FROM notification_rule rule
      JOIN notification_endpoint endpoint ON endpoint.organization_uuid = rule.organization_uuid
        AND endpoint.uuid = rule.notification_endpoint_uuid
      LEFT JOIN delivery_destination health ON health.id = endpoint.uuid
      WHERE rule.organization_uuid = ${organizationUuid}
      ORDER BY rule.created_at, rule.uuid`,
  );
}
