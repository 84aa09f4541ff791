import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that belong together, with all that is theirs: SQL that makes them, and SQL that takes them away. */
export interface SchemaPart {
  /** A function where the SQL depends on the day, or on what the database has already. */
  up: string | ((runner: QueryRunner) => string | Promise<string>);
  down: string;
}

/**
 * Makes a whole schema at once. It stands for the migrations that made the same schema step by step before
 * (docs/adr/0034-one-first-migration-for-each-schema.md).
 */
export abstract class FirstMigration implements MigrationInterface {
  /** Each part may refer to those before it. */
  abstract readonly parts: readonly SchemaPart[];
  /** Names of the migrations that it stands for, all of them, in the order in which they ran. */
  abstract readonly replaces: readonly string[];

  async up(runner: QueryRunner): Promise<void> {
    for (const { up } of this.parts) await runner.query(typeof up === 'string' ? up : await up(runner));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { down } of this.parts.toReversed()) await runner.query(down);
    // What they made is gone as well: the next `up` must not take it for granted.
    await runner.query(`DELETE FROM migrations WHERE name = ANY ($1)`, [this.replaces]);
  }
}
