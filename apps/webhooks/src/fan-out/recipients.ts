import { linkScopes, organizationScopes } from '@platform/contracts';
import { part, type SqlPart } from '@platform/service-kit';

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

/** The latest change of the membership of `changed.user_uuid`, of those with `condition`. */
const latestChange = (organization: SqlPart, condition: SqlPart) => part`
  SELECT is_member FROM member_change
  WHERE organization_uuid = ${organization} AND user_uuid = changed.user_uuid AND ${condition}
  ORDER BY version DESC LIMIT 1`;

/**
 * Clients of those who were members at the version of the event `e`. The table `audience` counts those who are members
 * now; who has joined or left since is put in or taken out. So it costs what has changed since the event, not what the
 * organization or the client is large by.
 */
const clientsOfMembers = (organization: SqlPart, since: SqlPart) => part`
  SELECT client_id
  FROM (
    SELECT client_id, members FROM audience WHERE organization_uuid = ${organization}
    UNION ALL
    SELECT allowed.client_id, CASE WHEN was.is_member THEN 1 ELSE -1 END
    FROM (
      SELECT DISTINCT user_uuid FROM member_change
      WHERE organization_uuid = ${organization} AND version >= ${since} AND version >= e.version
    ) changed
    CROSS JOIN LATERAL (${latestChange(organization, part`true`)}) now
    LEFT JOIN LATERAL (
      ${latestChange(organization, part`version <= e.version AND (is_member OR version < e.version)`)}
    ) was ON true
    CROSS JOIN LATERAL (
      SELECT DISTINCT client_id FROM oauth_grant
      WHERE user_uuid = changed.user_uuid AND is_live AND scopes && ${organizationScopes}
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
 * @param events table or part of a WITH that the events `e` are in
 * @param organization of all these events
 * @param since a version that none of these events is before
 * @param condition on the event `e` and the client `c`
 */
const recipients = (events: SqlPart, organization: SqlPart, since: SqlPart, condition: SqlPart) => part`
  SELECT e.id AS event_id, e.event, e.organization_uuid, e.occurred_at, e.payload,
    c.uuid AS destination_id, c.webhook_url, recipient.scopes
  FROM ${events} e
  CROSS JOIN LATERAL (
    SELECT client_id, 'all' AS audience, NULL::text[] AS scopes FROM client WHERE webhook_audience = 'all'
    UNION ALL
    SELECT g.client_id, 'authorized', CASE WHEN e.event = 'user.updated' THEN array_agg(scope.name) END
    FROM oauth_grant g LEFT JOIN LATERAL unnest(g.scopes) AS scope (name) ON true
    WHERE g.user_uuid = e.user_uuid AND g.is_live
      AND (e.event <> 'link.clicked' OR g.scopes && ${linkScopes})
    GROUP BY g.client_id
    UNION ALL
    SELECT client_id, 'authorized', NULL::text[] FROM (${clientsOfMembers(organization, since)}) of_member
  ) recipient
  JOIN client c ON c.client_id = recipient.client_id AND c.webhook_audience = recipient.audience
  WHERE ${condition}
  ORDER BY e.version`;

const canBeReached = part`c.is_active AND c.webhook_url IS NOT NULL`;

/** Who may receive events that are kept, whether or not it can be sent to them now. */
export const allowedRecipients = (condition: SqlPart) =>
  recipients(part`heard_event`, part`e.organization_uuid`, part`e.version`, condition);

/** Who receives events that are kept. */
export const recipientsOf = (condition: SqlPart) => allowedRecipients(part`${canBeReached} AND ${condition}`);

/** An organization, or none, and a version that none of the events is before. */
export interface Since {
  organization_uuid: string | null;
  version: number;
}

/**
 * Who receives events of one organization. It stands in the statement as a value, so that the plan is made for this
 * organization.
 */
export const recipientsIn = (
  { organization_uuid, version }: Since,
  condition: SqlPart,
  events = part`heard_event`,
): SqlPart =>
  recipients(
    events,
    part`${organization_uuid}::uuid`,
    part`${version}::bigint`,
    part`${canBeReached} AND ${condition}`,
  );
