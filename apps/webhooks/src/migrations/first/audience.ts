import type { SchemaPart } from '@platform/service-kit';

const letsHear = `is_live AND scopes && ARRAY['organizations', 'org:read', 'org:manage']`;

/** Latest state of the membership of `person`, 0 or 1, of the changes with `condition`. */
const membership = (condition: string) => `
  COALESCE((SELECT is_member::int FROM member_change
            WHERE organization_uuid = person.organization_uuid AND user_uuid = person.user_uuid AND ${condition}
            ORDER BY version DESC LIMIT 1), 0)`;

const byMembers = /* sql */ `
  CREATE FUNCTION count_audience_by_members() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO audience AS known (organization_uuid, client_id, members)
    SELECT person.organization_uuid, allowed.client_id, sum(moved.by)
    FROM (SELECT DISTINCT organization_uuid, user_uuid FROM saved) person
    CROSS JOIN LATERAL (
      SELECT ${membership('true')} - ${membership(
        '(organization_uuid, user_uuid, version) NOT IN (SELECT organization_uuid, user_uuid, version FROM saved)',
      )} AS by
    ) moved
    CROSS JOIN LATERAL (
      SELECT DISTINCT client_id FROM oauth_grant WHERE user_uuid = person.user_uuid AND ${letsHear}
    ) allowed
    WHERE moved.by <> 0
    GROUP BY person.organization_uuid, allowed.client_id
    ORDER BY person.organization_uuid, allowed.client_id
    ON CONFLICT (organization_uuid, client_id) DO UPDATE SET members = known.members + excluded.members;
    RETURN NULL;
  END $$;
  CREATE TRIGGER audience AFTER INSERT ON member_change REFERENCING NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION count_audience_by_members();
`;

/**
 * Moves the counters of all organizations of those whose grants are in a transition table, unless another grant of
 * theirs lets the client hear.
 */
const moveByGrants = (table: string, by: number) => `
  INSERT INTO audience AS known (organization_uuid, client_id, members)
  SELECT membership.organization_uuid, person.client_id, sum(${by})
  FROM (SELECT DISTINCT user_uuid, client_id FROM ${table} WHERE ${letsHear}) person
  CROSS JOIN LATERAL (
    SELECT DISTINCT ON (organization_uuid) organization_uuid, is_member FROM member_change
    WHERE user_uuid = person.user_uuid ORDER BY organization_uuid, version DESC
  ) membership
  WHERE membership.is_member AND NOT EXISTS (
    SELECT FROM oauth_grant other
    WHERE other.user_uuid = person.user_uuid AND other.client_id = person.client_id AND ${letsHear}
      AND other.grant_id NOT IN (SELECT grant_id FROM saved)
  )
  GROUP BY membership.organization_uuid, person.client_id
  ORDER BY membership.organization_uuid, person.client_id
  ON CONFLICT (organization_uuid, client_id) DO UPDATE SET members = known.members + excluded.members`;

const byGrants = /* sql */ `
  CREATE FUNCTION count_audience_by_grants() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      ${moveByGrants('replaced', -1)};
    END IF;
    ${moveByGrants('saved', 1)};
    RETURN NULL;
  END $$;
  CREATE TRIGGER audience_of_new AFTER INSERT ON oauth_grant REFERENCING NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION count_audience_by_grants();
  CREATE TRIGGER audience_of_changed AFTER UPDATE ON oauth_grant REFERENCING OLD TABLE AS replaced NEW TABLE AS saved
  FOR EACH STATEMENT EXECUTE FUNCTION count_audience_by_grants();
`;

/**
 * How many members of an organization let a client hear of it, so that nobody has to look for them at each event.
 * Triggers count: whoever changes a membership or a grant counts in the same transaction. Two that would count the same
 * row keep apart by the locks of the fan-out. No grant and no latest change is ever deleted.
 */
export const audience: SchemaPart = {
  up: /* sql */ `
    CREATE TABLE audience (
      organization_uuid uuid NOT NULL,
      client_id text NOT NULL,
      members int NOT NULL,
      PRIMARY KEY (organization_uuid, client_id)
    ) WITH (fillfactor = 50);
    ${byMembers}
    ${byGrants}
  `,
  down: /* sql */ `
    DROP TRIGGER audience_of_changed ON oauth_grant;
    DROP TRIGGER audience_of_new ON oauth_grant;
    DROP TRIGGER audience ON member_change;
    DROP FUNCTION count_audience_by_grants, count_audience_by_members;
    DROP TABLE audience;
  `,
};
