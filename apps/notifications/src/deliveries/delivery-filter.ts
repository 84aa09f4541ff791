import { dayMs, type NotificationDeliveriesQuery, type PageQuery } from '@platform/contracts';
import { weekOf } from '@platform/delivery';
import { part, type SqlPart } from '@platform/service-kit';
import { patternForPostgres } from '../rules/index.js';

type Filters = Omit<NotificationDeliveriesQuery, keyof PageQuery | 'cursor'>;

/** Always of one organization. */
export function matching(organizationUuid: string, filters: Filters): SqlPart {
  const { status = null, endpoint_uuid = null, severity = null, from = null, to = null, event = null } = filters;
  const isPattern = event?.includes('*') ?? false;
  const name = isPattern ? null : event;
  const pattern = event !== null && isPattern ? patternForPostgres(event) : null;
  // An id begins with the time of its event, which is that of the delivery but for what clocks differ: whole weeks are
  // left out.
  const fromId = from === null ? null : weekAround(from, -dayMs).fromId;
  const toId = to === null ? null : weekAround(to, dayMs).toId;
  return part`
    organization_uuid = ${organizationUuid}
    AND (${status}::text IS NULL OR status = ${status})
    AND (${endpoint_uuid}::uuid IS NULL OR destination_id = ${endpoint_uuid})
    AND (${severity}::text IS NULL OR context->>'severity' = ${severity})
    AND (${from}::timestamptz IS NULL OR created_at >= ${from})
    AND (${to}::timestamptz IS NULL OR created_at < ${to})
    AND (${name}::text IS NULL OR lower(event) = ${name})
    AND (${pattern}::text IS NULL OR lower(event) ~ ${pattern})
    AND (${fromId}::uuid IS NULL OR id >= ${fromId})
    AND (${toId}::uuid IS NULL OR id < ${toId})`;
}

/** No delivery is of the first weeks there were, before which a time makes no id. */
const weekAround = (instant: string, offMs: number) =>
  weekOf(new Date(Math.max(Date.parse(instant) + offMs, 14 * dayMs)));
