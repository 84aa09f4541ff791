import { linkScopes, organizationScopes } from '@platform/contracts';

/** A client that has to hear an event. */
export interface Recipient {
  event_id: string;
  event: string;
  organization_uuid: string | null;
  occurred_at: Date;
  payload: string;
  /** Our own id of the client. */
  destination_id: string;
  webhook_url: string;
  /** What the client may read of the user whom `user.updated` is about; null for another event, and for a client that hears everything. */
  scopes: string[] | null;
}

const listOf = (scopes: readonly string[]) => scopes.map((scope) => `'${scope}'`).join(', ');

/**
 * Who hears what (docs/decisions.md#who-hears-what): of an organization's event the clients with a live grant of a
 * member, as members were at the event's version; of a user's event the clients with a live grant of the user, of
 * visits of their links those that may manage these (ADR 6); a client with audience `all` hears everything. The one who
 * is added counts as a member for that event, and so does the one who is removed.
 *
 * @param condition in SQL, on the event `e` and the client `c`
 * @param events the table or part of a WITH that they are in
 * @param reachable `true` for who may hear it, whether or not it can be sent to them now
 */
export const recipientsOf = (
  condition: string,
  events = 'heard_event',
  reachable = 'c.is_active AND c.webhook_url IS NOT NULL',
) => `
SELECT e.id AS event_id, e.event, e.organization_uuid, e.occurred_at, e.payload,
       c.uuid AS destination_id, c.webhook_url, hearer.scopes
FROM ${events} e
CROSS JOIN LATERAL (
  SELECT client_id, 'all' AS audience, NULL::text[] AS scopes FROM client WHERE webhook_audience = 'all'
  UNION ALL
  SELECT g.client_id, 'authorized', CASE WHEN e.event = 'user.updated' THEN array_agg(scope.name) END
  FROM oauth_grant g LEFT JOIN LATERAL unnest(g.scopes) AS scope (name) ON true
  WHERE g.user_uuid = e.user_uuid AND g.is_live
    AND (e.event <> 'link.clicked' OR g.scopes && ARRAY[${listOf(linkScopes)}])
  GROUP BY g.client_id
  UNION ALL
  SELECT DISTINCT g.client_id, 'authorized', NULL::text[]
  FROM (
    SELECT DISTINCT ON (user_uuid) user_uuid, is_member FROM member_change
    WHERE organization_uuid = e.organization_uuid AND version <= e.version AND (is_member OR version < e.version)
    ORDER BY user_uuid, version DESC
  ) person
  JOIN oauth_grant g ON g.user_uuid = person.user_uuid AND g.is_live AND g.scopes && ARRAY[${listOf(organizationScopes)}]
  WHERE person.is_member
) hearer
JOIN client c ON c.client_id = hearer.client_id AND c.webhook_audience = hearer.audience
WHERE ${reachable} AND ${condition}
ORDER BY e.version`;
