import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `person_copy_address` has taken its place. */
export class DropReplacedAddressIndex1763780000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX person_copy_email`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX person_copy_email ON person_copy (lower(email)) WHERE language IS NOT NULL`);
  }
}
