import type { WebhookDeliveryQuery } from '@platform/contracts';
import { likeText, part, type SqlPart } from '@platform/service-kit';
import type { VisibleDeliveries } from '../access/index.js';

type Filters = Pick<WebhookDeliveryQuery, 'event' | 'status' | 'organization_uuid' | 'from' | 'to'>;

/** The filter of the organization never widens what the caller may see: both hold. */
export function matching({ client, organizations }: VisibleDeliveries, query: Filters): SqlPart {
  const { event = null, status = null, organization_uuid = null } = query;
  const isPattern = event?.includes('*') ?? false;
  const name = isPattern ? null : event;
  const pattern = event !== null && isPattern ? likePattern(event) : null;
  const from = query.from === undefined ? null : new Date(query.from);
  const to = query.to === undefined ? null : new Date(query.to);
  return part`
    destination_id = ${client.uuid} AND ${isOfAnyOf(organizations)}
    AND (${organization_uuid}::uuid IS NULL OR organization_uuid = ${organization_uuid})
    AND (${status}::text IS NULL OR status = ${status})
    AND (${name}::text IS NULL OR event = ${name})
    AND (${pattern}::text IS NULL OR event LIKE ${pattern})
    AND (${from}::timestamptz IS NULL OR created_at >= ${from})
    AND (${to}::timestamptz IS NULL OR created_at < ${to})`;
}

/** Of one, the index has the rows in their order; of several, they have to be sorted. */
function isOfAnyOf(organizations: VisibleDeliveries['organizations']): SqlPart {
  if (!organizations) return part`true`;
  const uuids = organizations.map(({ uuid }) => uuid);
  return uuids.length === 1 ? part`organization_uuid = ${uuids[0]!}` : part`organization_uuid = ANY (${uuids})`;
}

/** `member.*` as the pattern of a LIKE, in which `_`, `%` and `\` have no meaning of their own. */
export function likePattern(event: string): string {
  return likeText(event).replaceAll('*', '%');
}
