import { Injectable } from '@nestjs/common';
import { DeliveryQueue, type NewDelivery } from '@platform/delivery';
import type { EntityManager } from 'typeorm';
import { Digests } from '../digests/index.js';
import { type EventToRoute, notification, type Organization } from '../events/index.js';
import { claimKeys, knownKeys } from './deduplication.js';
import { explainHeld } from './explain.js';
import { destinationsOf, fittingRules, type Destination, type RoutingRule } from './routing.js';

@Injectable()
export class RoutingService {
  constructor(
    private readonly queue: DeliveryQueue,
    private readonly digests: Digests,
  ) {}

  /** All rules of the organization with their destinations, oldest first. */
  rules(manager: EntityManager, organizationUuid: string): Promise<RoutingRule[]> {
    return manager.query<RoutingRule[]>(
      `SELECT rule.uuid, rule.name, rule.events, rule.minimum_severity, rule.saas_service_id, rule.organization_team_id,
         rule.is_active, rule.mute_windows, rule.digest_minutes, rule.deduplication_key, rule.deduplication_minutes,
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
   * `skipped`, and so does one whose rules hold the event back, so that its owner sees what was missed; these are not among
   * the ids answered. What is gathered answers with the delivery that it will be sent by.
   */
  async route(tx: EntityManager, event: EventToRoute, organization: Organization): Promise<string[]> {
    const fitting = fittingRules(await this.rules(tx, organization.uuid), event);
    const destinations = destinationsOf(fitting, event, await claimKeys(tx, fitting, event));
    const disabled = new Set(fitting.filter((rule) => rule.endpoint_disabled).map((rule) => rule.endpoint_uuid));
    const gathered: { id: string; destinationId: string }[] = [];
    const now: NewDelivery[] = [];
    for (const destination of destinations) {
      const { endpoint, digest } = destination;
      if (digest && !disabled.has(endpoint.uuid)) {
        const id = await this.digests.gather(tx, event, organization, digest);
        gathered.push({ id, destinationId: endpoint.uuid });
      } else {
        now.push(newDelivery(event, organization, destination));
      }
    }
    const made = await this.queue.enqueue(tx, now);
    const held = new Set(destinations.filter(({ held }) => held).map(({ endpoint }) => endpoint.uuid));
    const isSent = ({ destinationId }: { destinationId: string }) =>
      !disabled.has(destinationId) && !held.has(destinationId);
    return [...made, ...gathered].filter(isSent).map(({ id }) => id);
  }

  /** Sends `sent` at once by the rules that match what the routing test imagines; it holds no later event back. */
  async routeTest(
    tx: EntityManager,
    { imagined, sent }: { imagined: EventToRoute; sent: EventToRoute },
    organization: Organization,
  ): Promise<string[]> {
    const fitting = fittingRules(await this.rules(tx, organization.uuid), imagined)
      .filter((rule) => !rule.endpoint_disabled)
      .map((rule) => ({ ...rule, digest_minutes: null }));
    const destinations = destinationsOf(fitting, imagined, await knownKeys(tx, fitting, imagined));
    const sending = destinations.filter(({ held }) => !held);
    const made = await this.queue.enqueue(
      tx,
      sending.map((destination) => newDelivery(sent, organization, destination)),
    );
    return made.map(({ id }) => id);
  }
}

/** The delivery of an event to a destination: now, or written down as skipped. */
export function newDelivery(event: EventToRoute, organization: Organization, destination: Destination): NewDelivery {
  const { endpoint, held, digest } = destination;
  const rules = held?.rules ?? (digest ? [digest] : destination.rules);
  return {
    destinationId: endpoint.uuid,
    sourceId: event.id,
    occurredAt: event.created_at,
    organizationUuid: organization.uuid,
    event: event.event,
    context: { severity: event.severity, title: event.title, endpoint, rule_uuids: rules.map(({ uuid }) => uuid) },
    payload: (id) => JSON.stringify(notification(id, event, organization, rules)),
    ...(held && { skipped: { errorCode: held.reason, errorMessage: explainHeld(held.reason, held.rules, event) } }),
  };
}
