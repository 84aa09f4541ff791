import { timestamp, type Notification } from '@platform/contracts';
import type { NotificationEvent } from './notification-event.entity.js';

export type Organization = Notification['organization'];

/** An event on its way: as it is stored, with the code of its service. */
export type EventToRoute = Omit<
  NotificationEvent,
  'signature_hash' | 'idempotency_key' | 'body_hash' | 'delivery_ids'
> & {
  service_code: string | null;
};

export function notification(
  id: string,
  event: EventToRoute,
  organization: Organization,
  rules: readonly { uuid: string; name: string }[],
): Notification {
  const named = rules.map(({ uuid, name }) => ({ uuid, name }));
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
    rule: named[0]!,
    rules: named,
    timestamp: timestamp(event.created_at),
  };
}
