import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number first: every click is looked for in this key, and texts of which nearly all are alike cost the most to compare. */
export class OrderClickKeys1763740002000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return rekey(runner, 'item_id, id, at, kind');
  }

  down(runner: QueryRunner): Promise<void> {
    return rekey(runner, 'kind, item_id, id, at');
  }
}

async function rekey(runner: QueryRunner, key: string): Promise<void> {
  await runner.query(`ALTER TABLE click DROP CONSTRAINT click_pkey, ADD PRIMARY KEY (${key})`);
}
