import { Chance } from './chance.js';
import type { Notifications } from './notifications.js';
import { pastAttempts } from './past-attempts.js';

const seed = 1906;
const dayMs = 86_400_000;

/** The lines of `destination record-deliveries`: a week of events, with what became of them at each destination. */
export function pastNotifications(
  { events, past }: Notifications,
  destinations: ReadonlyMap<string, string>,
  now: number,
) {
  const chance = new Chance(seed);
  const lines = [];
  while (lines.length < past.count) {
    const { to, service: service_code, title, weight: _weight, ...event } = chance.weighted(events);
    const at = now - Math.floor(past.days * dayMs * chance.next());
    const happened = { ...event, service_code, title: title.replace('{n}', String(1 + chance.below(60))) };
    const id = chance.uuid(at);
    for (const key of to) {
      const endpoint_uuid = destinations.get(key);
      const isFailed = key === 'old' || chance.next() < past.failed;
      const attempts = pastAttempts(at, isFailed, chance);
      if (!endpoint_uuid) continue;
      lines.push({ ...happened, id, endpoint_uuid, created_at: new Date(at).toISOString(), attempts });
    }
  }
  return lines;
}
