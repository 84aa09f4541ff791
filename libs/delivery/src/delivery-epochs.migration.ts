import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a destination was enabled: what a send comes to counts only in the epoch in which it began. */
export class CountEpochs1763760000000 implements MigrationInterface {
  name = 'CountEpochs1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery_destination ADD epoch int NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE delivery_destination DROP epoch`);
  }
}
