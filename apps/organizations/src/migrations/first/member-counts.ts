import type { SchemaPart } from '@platform/service-kit';

/** What a statement changed, told apart by the role: those who came count up, those who went count down. */
const moves = {
  insert: { tables: 'NEW TABLE AS entered', moved: `SELECT organization_uuid, role, 1 AS members FROM entered` },
  delete: { tables: 'OLD TABLE AS gone', moved: `SELECT organization_uuid, role, -1 AS members FROM gone` },
  update: {
    tables: 'OLD TABLE AS gone NEW TABLE AS entered',
    moved: `SELECT organization_uuid, role, 1 AS members FROM entered
            UNION ALL SELECT organization_uuid, role, -1 FROM gone`,
  },
};

/** A trigger runs once for a statement, not for a row: an organization that is erased takes all its members along. */
const counting = ([event, { tables, moved }]: [string, { tables: string; moved: string }]) => /* sql */ `
  CREATE FUNCTION count_members_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE organization SET members_count = members_count + change.members FROM (
      SELECT organization_uuid, sum(members)::integer AS members FROM (${moved}) AS moved GROUP BY organization_uuid
    ) AS change WHERE organization.uuid = change.organization_uuid AND change.members <> 0;
    UPDATE role SET members_count = members_count + change.members FROM (
      SELECT organization_uuid, role, sum(members)::integer AS members FROM (${moved}) AS moved
      GROUP BY organization_uuid, role
    ) AS change
    WHERE role.organization_uuid = change.organization_uuid AND role.name = change.role AND change.members <> 0;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_members_on_${event} AFTER ${event} ON member REFERENCING ${tables}
  FOR EACH STATEMENT EXECUTE FUNCTION count_members_on_${event}();
`;

/**
 * How many members an organization and each of its roles has stands in their rows. Triggers move it in the transaction
 * of the membership, so that no way into an organization, or out of it, can forget it
 * (docs/adr/0032-the-database-counts-members.md).
 */
export const memberCounts: SchemaPart = {
  up: Object.entries(moves).map(counting).join(''),
  down: Object.keys(moves)
    .map((event) => `DROP TRIGGER count_members_on_${event} ON member; DROP FUNCTION count_members_on_${event}();`)
    .join(''),
};
