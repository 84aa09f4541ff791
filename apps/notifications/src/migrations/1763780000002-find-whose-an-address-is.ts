import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of people without a language, too, whose index it replaces. */
export class FindWhoseAnAddressIs1763780000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'person_copy_address',
      table: 'person_copy',
      definition: `(lower(email))`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX person_copy_address`);
  }
}
