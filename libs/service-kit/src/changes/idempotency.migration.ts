import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateIdempotencyKeys1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_key (
        scope text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        status integer,
        sealed_body text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (scope, key)
      )`);
    await runner.query(`CREATE INDEX idempotency_key_age ON idempotency_key (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE idempotency_key`);
  }
}
