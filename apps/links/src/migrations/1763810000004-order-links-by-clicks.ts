import { createIndexConcurrently } from '@platform/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links of an account in the order of their clicks. */
export class OrderLinksByClicks1763810000004 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      name: 'item_counter_clicks',
      table: 'item_counter',
      definition: `(owner_id, (clicks + clicks_before) DESC, item_id DESC)
        WHERE kind = 'link' AND owner_id IS NOT NULL`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX item_counter_clicks`);
  }
}
