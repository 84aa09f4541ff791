import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Dimensions of an item's day that had more values than are kept by name. */
export class LimitValues1763740003001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE item_crowd (
        day date NOT NULL,
        kind text NOT NULL,
        item_id integer NOT NULL,
        dimension text NOT NULL,
        is_settled boolean NOT NULL DEFAULT false,
        PRIMARY KEY (day, kind, item_id, dimension)
      )`);
    await runner.query(`CREATE INDEX item_crowd_item ON item_crowd (kind, item_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE item_crowd`);
  }
}
