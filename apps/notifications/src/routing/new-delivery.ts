import type { NewDelivery } from '@platform/delivery';
import { notification, type EventToRoute, type Organization } from '../events/index.js';
import { explainHeld } from './explain.js';
import type { Destination } from './routing.js';

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
