import {
  severityRank,
  timestamp,
  type Notification,
  type NotificationDigest,
  type Severity,
} from '@platform/contracts';
import type { Organization } from '../events/index.js';

/** Alike events of a digest: same severity, name and title. */
export interface DigestGroup {
  severity: Severity;
  event: string;
  title: string;
  service_code: string | null;
  url: string | null;
  count: number;
  first: Date;
  last: Date;
}

export interface GatheredDigest {
  deliveryId: string;
  organization: Organization;
  rule: { uuid: string; name: string };
  openedAt: Date;
  closedAt: Date;
  /** The gravest and most frequent first; at most `maxEntries` of them. */
  groups: DigestGroup[];
  /** Of all groups, also those left out. */
  total: { events: number; groups: number };
}

/** Entries that a digest names; the rest is counted. With titles at their longest its body stays far below 256 KiB. */
export const maxEntries = 100;

/** What is shown as the event of a digest of different events. */
export const mixedEvent = 'digest';

const maxMessageLength = 6000;

/** One message out of many; what a reader needs first comes first. */
export function digestNotification(gathered: GatheredDigest): Notification {
  const { deliveryId, organization, rule, openedAt, closedAt, groups, total } = gathered;
  const events = groups.map((group) => ({
    event: group.event,
    severity: group.severity,
    title: group.title,
    count: group.count,
    first: timestamp(group.first),
    last: timestamp(group.last),
  }));
  const digest: NotificationDigest = {
    from: timestamp(openedAt),
    to: timestamp(closedAt),
    count: total.events,
    events,
    omitted: total.groups - groups.length,
  };
  const severity = groups.reduce<Severity>(
    (gravest, group) => (severityRank(group.severity) > severityRank(gravest) ? group.severity : gravest),
    'debug',
  );
  return {
    id: deliveryId,
    event: same(groups, 'event') ?? mixedEvent,
    severity,
    title: title(gathered),
    message: message(groups, total.groups),
    url: total.groups === groups.length ? same(groups, 'url') : null,
    metadata: {},
    service_code: same(groups, 'service_code'),
    organization,
    rule,
    rules: [rule],
    timestamp: timestamp(closedAt),
    digest,
  };
}

function title({ groups, total, rule }: GatheredDigest): string {
  const only = groups[0]!;
  if (total.groups > 1) return `${total.events} events: ${rule.name}`;
  return total.events > 1 ? `${only.title} (${total.events} times)` : only.title;
}

function message(groups: readonly DigestGroup[], all: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const group of groups) {
    const line = lineOf(group);
    if (length + line.length > maxMessageLength) break;
    lines.push(line);
    length += line.length + 1;
  }
  const more = all - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more kinds of events`] : [])].join('\n');
}

function lineOf({ severity, event, title, count, last }: DigestGroup): string {
  const times = count > 1 ? ` (${count} times, last ${last.toISOString().slice(11, 16)} UTC)` : '';
  return `${severity.toUpperCase()} ${event}: ${title}${times}`;
}

function same<K extends 'event' | 'url' | 'service_code'>(
  groups: readonly DigestGroup[],
  field: K,
): DigestGroup[K] | null {
  const values = new Set(groups.map((group) => group[field]));
  return values.size === 1 ? groups[0]![field] : null;
}
