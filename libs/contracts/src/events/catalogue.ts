import type { z } from 'zod';
import { auditEvent } from './audit-events.js';
import { clientEvent, grantEvent, userDeleted, userEvent, userStatusChanged } from './identity-events.js';
import { linkClicked } from './link-events.js';
import {
  brandingUpdated,
  invitationEvent,
  memberAdded,
  memberRemoved,
  memberUpdated,
  organizationCreated,
  organizationDeleted,
  organizationStatusChanged,
  organizationUpdated,
  roleEvent,
  teamEvent,
} from './organization-events.js';

export const services = ['identity', 'organizations', 'webhooks', 'notifications', 'links'] as const;
export type ServiceName = (typeof services)[number];

interface EventEntry {
  payload: z.ZodType;
  publisher: ServiceName;
  /** One inbox queue per consuming service: BullMQ does not fan out, the relay does, by this list. */
  consumers: readonly ServiceName[];
}

/**
 * Every message between services: who says it, who must hear it, and its shape. A service does not start while one it
 * must hear has no handler, or two.
 */
export const eventCatalogue = {
  'user.registered': {
    payload: userEvent,
    publisher: 'identity',
    consumers: ['organizations', 'webhooks', 'notifications', 'links'],
  },
  'user.updated': {
    payload: userEvent,
    publisher: 'identity',
    consumers: ['organizations', 'webhooks', 'notifications', 'links'],
  },
  'user.status_changed': { payload: userStatusChanged, publisher: 'identity', consumers: ['organizations', 'links'] },
  'user.deleted': {
    payload: userDeleted,
    publisher: 'identity',
    consumers: ['organizations', 'webhooks', 'notifications', 'links'],
  },
  'client.saved': { payload: clientEvent, publisher: 'identity', consumers: ['webhooks'] },
  'grant.saved': { payload: grantEvent, publisher: 'identity', consumers: ['webhooks'] },
  'grant.revoked': { payload: grantEvent, publisher: 'identity', consumers: ['webhooks'] },
  'organization.created': {
    payload: organizationCreated,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'organization.updated': {
    payload: organizationUpdated,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'organization.deleted': {
    payload: organizationDeleted,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'member.added': {
    payload: memberAdded,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'member.updated': {
    payload: memberUpdated,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'member.removed': {
    payload: memberRemoved,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'organization.status_changed': {
    payload: organizationStatusChanged,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'organization.branding_updated': { payload: brandingUpdated, publisher: 'organizations', consumers: ['identity'] },
  'role.created': { payload: roleEvent, publisher: 'organizations', consumers: ['webhooks'] },
  'role.updated': {
    payload: roleEvent,
    publisher: 'organizations',
    consumers: ['identity', 'webhooks', 'notifications'],
  },
  'role.deleted': { payload: roleEvent, publisher: 'organizations', consumers: ['webhooks'] },
  'invitation.created': { payload: invitationEvent, publisher: 'organizations', consumers: ['webhooks'] },
  'invitation.accepted': { payload: invitationEvent, publisher: 'organizations', consumers: ['webhooks'] },
  'invitation.declined': { payload: invitationEvent, publisher: 'organizations', consumers: ['webhooks'] },
  'invitation.cancelled': { payload: invitationEvent, publisher: 'organizations', consumers: ['webhooks'] },
  'team.saved': { payload: teamEvent, publisher: 'organizations', consumers: ['notifications'] },
  'team.deleted': { payload: teamEvent, publisher: 'organizations', consumers: ['notifications'] },
  'link.clicked': { payload: linkClicked, publisher: 'links', consumers: ['webhooks'] },
  'identity.audited': { payload: auditEvent, publisher: 'identity', consumers: ['organizations'] },
  'webhook.audited': { payload: auditEvent, publisher: 'webhooks', consumers: ['organizations'] },
  'notification.audited': { payload: auditEvent, publisher: 'notifications', consumers: ['organizations'] },
} as const satisfies Record<string, EventEntry>;

export type EventType = keyof typeof eventCatalogue;
export type EventPayload<T extends EventType> = z.infer<(typeof eventCatalogue)[T]['payload']>;

/** An event as its consumer gets it. */
export interface PlatformEvent<T extends EventType = EventType> {
  id: string;
  type: T;
  publisher: ServiceName;
  version: number;
  traceparent?: string | undefined;
  occurredAt: string;
  payload: EventPayload<T>;
}

export function eventsFor(consumer: ServiceName): EventType[] {
  return (Object.keys(eventCatalogue) as EventType[]).filter((type) =>
    (eventCatalogue[type].consumers as readonly string[]).includes(consumer),
  );
}
