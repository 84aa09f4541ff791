import { timestamp, type Severity } from '@platform/contracts';
import type { NotificationEvent } from '../dispatch/notification-event.entity.js';

export interface Organization {
  uuid: string;
  name: string;
  slug: string;
}

/** An event on its way: as it is stored, with the code of its service. */
export type EventToRoute = Omit<
  NotificationEvent,
  'signature_hash' | 'idempotency_key' | 'body_hash' | 'delivery_ids'
> & {
  service_code: string | null;
};

/** What every channel gets, and the generic webhook's body as it is sent. `rule` is the oldest of `rules`. */
export interface Notification {
  id: string;
  event: string;
  severity: Severity;
  title: string;
  message: string;
  url: string | null;
  metadata: Record<string, unknown>;
  service_code: string | null;
  organization: Organization;
  rule: { uuid: string; name: string };
  rules: { uuid: string; name: string }[];
  timestamp: string;
  /** With a digest only: what was gathered. */
  digest?: Digest;
}

/** What a rule has gathered; alike events (severity, name, title) are one entry, the gravest first. */
export interface Digest {
  from: string;
  to: string;
  count: number;
  events: { event: string; severity: Severity; title: string; count: number; first: string; last: string }[];
  /** Entries that are left out of `events`. */
  omitted: number;
}

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
