import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives each new link its row of counters. Apart from the migration before, so that each holds a lock of one table
 * only.
 */
export class StartCountersOfLinks1763810000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION start_counter() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks, owner_id, clicks_before)
        VALUES ('link', NEW.id, 0, 0, 0, NEW.account_id, NEW.clicks_before)
        ON CONFLICT (kind, item_id) DO UPDATE SET owner_id = excluded.owner_id, clicks_before = excluded.clicks_before;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER link_counter_started AFTER INSERT ON link
      FOR EACH ROW WHEN (NEW.state <> 'deleted') EXECUTE FUNCTION start_counter()`);
    await runner.query(`
      CREATE FUNCTION copy_clicks_before() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE item_counter SET clicks_before = NEW.clicks_before WHERE kind = 'link' AND item_id = NEW.id;
        RETURN NULL;
      END $$`);
    // Not of one that is deleted: it is in no list, and its counters may be gone.
    await runner.query(`
      CREATE TRIGGER link_clicks_before AFTER UPDATE OF clicks_before ON link
      FOR EACH ROW WHEN (NEW.state <> 'deleted' AND NEW.clicks_before <> OLD.clicks_before)
      EXECUTE FUNCTION copy_clicks_before()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER link_clicks_before ON link`);
    await runner.query(`DROP TRIGGER link_counter_started ON link`);
    await runner.query(`DROP FUNCTION copy_clicks_before`);
    await runner.query(`DROP FUNCTION start_counter`);
  }
}
