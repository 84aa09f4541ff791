import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a statement changed, told apart by the role: those who came count up, those who went count down. */
const moves = {
  INSERT: { tables: 'NEW TABLE AS entered', moved: `SELECT organization_uuid, role, 1 AS members FROM entered` },
  DELETE: { tables: 'OLD TABLE AS gone', moved: `SELECT organization_uuid, role, -1 AS members FROM gone` },
  UPDATE: {
    tables: 'OLD TABLE AS gone NEW TABLE AS entered',
    moved: `SELECT organization_uuid, role, 1 AS members FROM entered
            UNION ALL SELECT organization_uuid, role, -1 FROM gone`,
  },
};

/**
 * How many members an organization and each of its roles has stands in their rows. Triggers move it in the transaction
 * of the membership, so that no way into an organization, or out of it, can forget it. The next migration counts those
 * who are members already.
 */
export class KeepMemberCounts1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization ADD COLUMN members_count integer NOT NULL DEFAULT 0`);
    await runner.query(`ALTER TABLE role ADD COLUMN members_count integer NOT NULL DEFAULT 0`);
    for (const [event, { tables, moved }] of Object.entries(moves)) {
      const name = `count_members_on_${event.toLowerCase()}`;
      await runner.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE organization SET members_count = members_count + change.members FROM (
            SELECT organization_uuid, sum(members)::integer AS members FROM (${moved}) AS moved GROUP BY organization_uuid
          ) AS change WHERE organization.uuid = change.organization_uuid AND change.members <> 0;
          UPDATE role SET members_count = members_count + change.members FROM (
            SELECT organization_uuid, role, sum(members)::integer AS members FROM (${moved}) AS moved GROUP BY organization_uuid, role
          ) AS change
          WHERE role.organization_uuid = change.organization_uuid AND role.name = change.role AND change.members <> 0;
          RETURN NULL;
        END $$`);
      // Once for a statement, not for a row: an organization that is erased takes all its members along.
      await runner.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON member REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(moves)) {
      const name = `count_members_on_${event.toLowerCase()}`;
      await runner.query(`DROP TRIGGER ${name} ON member`);
      await runner.query(`DROP FUNCTION ${name}()`);
    }
    await runner.query(`ALTER TABLE role DROP COLUMN members_count`);
    await runner.query(`ALTER TABLE organization DROP COLUMN members_count`);
  }
}
