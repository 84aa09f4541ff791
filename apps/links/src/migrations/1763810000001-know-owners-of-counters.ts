import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whatever link is there has a row of counters, which knows its account: by that an index has the order by clicks. The
 * rows come from triggers, here and in the next migration, as processes of the version before go on to make links and
 * to erase statistics meanwhile.
 */
export class KnowOwnersOfCounters1763810000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not `account_id`: statements of the version before, which join these rows, would take it for another table's.
    await runner.query(`
      ALTER TABLE item_counter ADD COLUMN owner_id integer, ADD COLUMN clicks_before integer NOT NULL DEFAULT 0`);
    // An erasure of statistics deletes the counters of a link that stays.
    await runner.query(`
      CREATE FUNCTION start_counter_again() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO item_counter (kind, item_id, clicks, clicks_all, unique_clicks, owner_id, clicks_before)
        SELECT 'link', id, 0, 0, 0, account_id, clicks_before FROM link WHERE id = OLD.item_id AND state <> 'deleted'
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER item_counter_started_again AFTER DELETE ON item_counter
      FOR EACH ROW WHEN (OLD.kind = 'link') EXECUTE FUNCTION start_counter_again()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER item_counter_started_again ON item_counter`);
    await runner.query(`DROP FUNCTION start_counter_again`);
    await runner.query(`ALTER TABLE item_counter DROP COLUMN clicks_before, DROP COLUMN owner_id`);
  }
}
