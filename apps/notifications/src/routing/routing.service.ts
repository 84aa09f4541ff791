import { Injectable } from '@nestjs/common';
import { timestamp } from '@platform/contracts';
import { DeliveryQueue } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import type { NotificationEvent } from '../dispatch/notification-event.entity.js';
import { destinationsOf, type Destination, type RoutingRule } from './routing.js';

export interface Organization {
  uuid: string;
  name: string;
  slug: string;
}

/** An event on its way: as it is stored, with the code of its service. */
export type EventToRoute = Omit<NotificationEvent, 'signature_hash' | 'delivery_ids'> & { service_code: string | null };

@Injectable()
export class RoutingService {
  constructor(private readonly queue: DeliveryQueue) {}

  /** All rules of the organization with their destinations, oldest first. */
  rules(manager: EntityManager, organizationUuid: string): Promise<RoutingRule[]> {
    return manager.query<RoutingRule[]>(
      `SELECT rule.uuid, rule.name, rule.events, rule.minimum_severity, rule.saas_service_id, rule.organization_team_id,
         rule.is_active,
         endpoint.uuid AS endpoint_uuid, endpoint.type AS endpoint_type, endpoint.name AS endpoint_name,
         health.disabled_at IS NOT NULL AS endpoint_disabled
       FROM notification_rule rule
       JOIN notification_endpoint endpoint ON endpoint.organization_uuid = rule.organization_uuid
         AND endpoint.uuid = rule.notification_endpoint_uuid
       LEFT JOIN delivery_destination health ON health.id = endpoint.uuid
       WHERE rule.organization_uuid = $1
       ORDER BY rule.created_at, rule.uuid`,
      [organizationUuid],
    );
  }

  /**
   * Makes one delivery for each destination that the rules lead to. A disabled destination gets one too, which ends as
   * `skipped`, so that its owner sees what was missed; it is not among the ids answered.
   */
  async route(tx: EntityManager, event: EventToRoute, organization: Organization): Promise<string[]> {
    const destinations = destinationsOf(await this.rules(tx, organization.uuid), event);
    const made = await this.queue.enqueue(
      tx,
      destinations.map((destination) => ({
        destinationId: destination.endpoint.uuid,
        sourceId: event.id,
        occurredAt: event.created_at,
        organizationUuid: organization.uuid,
        event: event.event,
        context: {
          severity: event.severity,
          title: event.title,
          endpoint: destination.endpoint,
          rule_uuids: destination.rules.map(({ uuid }) => uuid),
        },
        payload: (id) => JSON.stringify(notification(id, event, organization, destination)),
      })),
    );
    const disabled = new Set(destinations.filter(({ isDisabled }) => isDisabled).map(({ endpoint }) => endpoint.uuid));
    return made.filter(({ destinationId }) => !disabled.has(destinationId)).map(({ id }) => id);
  }
}

/** What every channel gets, and the generic webhook's body as it is sent. `rule` is the oldest of `rules`. */
export interface Notification {
  id: string;
  event: string;
  severity: EventToRoute['severity'];
  title: string;
  message: string;
  url: string | null;
  metadata: Record<string, unknown>;
  service_code: string | null;
  organization: Organization;
  rule: { uuid: string; name: string };
  rules: { uuid: string; name: string }[];
  timestamp: string;
}

function notification(
  id: string,
  event: EventToRoute,
  organization: Organization,
  destination: Destination,
): Notification {
  return {
    id,
    event: event.event,
    severity: event.severity,
    title: event.title,
    message: event.message,
    url: event.url,
    metadata: event.metadata ?? {},
    service_code: event.service_code,
    organization,
    rule: destination.rules[0]!,
    rules: destination.rules,
    timestamp: timestamp(event.created_at),
  };
}
