import { linkScopes, organizationScopes } from '@platform/contracts';

/** A client that has to receive an event. */
export interface Recipient {
  event_id: string;
  event: string;
  organization_uuid: string | null;
  occurred_at: Date;
  payload: string;
  /** Our own id of the client. */
  destination_id: string;
  webhook_url: string;
  /**
   * What the client may read of the user whom `user.updated` is about; null for another event, and for a client that
   * receives everything.
   */
  scopes: string[] | null;
}

interface Where {
  /** Table or part of a WITH that the events are in. */
  events?: string;
  /** In SQL: `true` for all who may receive it, whether or not it can be sent to them now. */
  reachable?: string;
  /**
   * In SQL, the organization of all these events, and a version that none of them is before: as parameters, so that the
   * plan is made for this organization.
   */
  organization?: string;
  since?: string;
}

const listOf = (scopes: readonly string[]) => scopes.map((scope) => `'${scope}'`).join(', ');

/** The latest change of the membership of `changed.user_uuid`, of those with `condition`. */
const latestChange = (organization: string, condition: string) => `
  SELECT is_member FROM member_change
  WHERE organization_uuid = ${organization} AND user_uuid = changed.user_uuid AND ${condition}
  ORDER BY version DESC LIMIT 1`;

/**
 * Clients of those who were members at the version of the event `e`. The table `audience` counts those who are members
 * now; who has joined or left since is put in or taken out. So it costs what has changed since the event, not what the
 * organization or the client is large by.
 */
const clientsOfMembers = (organization: string, since: string) => `
  SELECT client_id
  FROM (
    SELECT client_id, members FROM audience WHERE organization_uuid = ${organization}
    UNION ALL
    SELECT allowed.client_id, CASE WHEN was.is_member THEN 1 ELSE -1 END
    FROM (
      SELECT DISTINCT user_uuid FROM member_change
      WHERE organization_uuid = ${organization} AND version >= ${since} AND version >= e.version
    ) changed
    CROSS JOIN LATERAL (${latestChange(organization, 'true')}) now
    LEFT JOIN LATERAL (
      ${latestChange(organization, 'version <= e.version AND (is_member OR version < e.version)')}
    ) was ON true
    CROSS JOIN LATERAL (
      SELECT DISTINCT client_id FROM oauth_grant
      WHERE user_uuid = changed.user_uuid AND is_live AND scopes && ARRAY[${listOf(organizationScopes)}]
    ) allowed
    WHERE now.is_member <> COALESCE(was.is_member, false)
  ) counted
  GROUP BY client_id HAVING sum(members) > 0`;

/**
 * Who receives what (docs/decisions.md#who-hears-what).
 *
 * - An event of an organization: the clients with a live grant of a member, as members were at the event's version. Who
 *   is added or removed counts as a member for that event.
 * - An event of a user: the clients with a live grant of the user. Of visits of links, those that may manage links
 *   (ADR 6).
 * - A client with audience `all` receives everything.
 *
 * @param condition in SQL, on the event `e` and the client `c`
 */
export const recipientsOf = (
  condition: string,
  {
    events = 'heard_event',
    reachable = 'c.is_active AND c.webhook_url IS NOT NULL',
    organization = 'e.organization_uuid',
    since = 'e.version',
  }: Where = {},
) => `
SELECT e.id AS event_id, e.event, e.organization_uuid, e.occurred_at, e.payload,
       c.uuid AS destination_id, c.webhook_url, recipient.scopes
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
  SELECT client_id, 'authorized', NULL::text[] FROM (${clientsOfMembers(organization, since)}) of_member
) recipient
JOIN client c ON c.client_id = recipient.client_id AND c.webhook_audience = recipient.audience
WHERE ${reachable} AND ${condition}
ORDER BY e.version`;
