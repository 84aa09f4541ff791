import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a statement changed: a membership that begins, comes back or ends. */
const moves = {
  INSERT: {
    tables: 'NEW TABLE AS after_it',
    moved: `SELECT organization_uuid, 1 AS members FROM after_it WHERE NOT is_removed`,
  },
  UPDATE: {
    tables: 'OLD TABLE AS before_it NEW TABLE AS after_it',
    moved: `SELECT organization_uuid, 1 AS members FROM after_it WHERE NOT is_removed
            UNION ALL SELECT organization_uuid, -1 FROM before_it WHERE NOT is_removed`,
  },
};

/**
 * How many members each organization has. It is a table of its own, as a membership may be heard of before its
 * organization is. Triggers move it in the transaction of the membership; the next migration counts those who are
 * members already.
 */
export class KeepMemberCounts1763820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member_counter (
        organization_uuid uuid PRIMARY KEY,
        members_count integer NOT NULL
      ) WITH (fillfactor = 50)`);
    for (const [event, { tables, moved }] of Object.entries(moves)) {
      const name = `count_members_on_${event.toLowerCase()}`;
      await runner.query(`
        CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO member_counter AS counter (organization_uuid, members_count)
          SELECT organization_uuid, sum(members) FROM (${moved}) AS moved
          GROUP BY organization_uuid HAVING sum(members) <> 0 ORDER BY organization_uuid
          ON CONFLICT (organization_uuid) DO UPDATE SET members_count = counter.members_count + excluded.members_count;
          RETURN NULL;
        END $$`);
      await runner.query(`
        CREATE TRIGGER ${name} AFTER ${event} ON membership_copy REFERENCING ${tables}
        FOR EACH STATEMENT EXECUTE FUNCTION ${name}()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(moves)) {
      const name = `count_members_on_${event.toLowerCase()}`;
      await runner.query(`DROP TRIGGER ${name} ON membership_copy`);
      await runner.query(`DROP FUNCTION ${name}()`);
    }
    await runner.query(`DROP TABLE member_counter`);
  }
}
