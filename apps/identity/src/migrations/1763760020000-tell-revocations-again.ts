import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A revocation stays until its token would have expired, and knows when Redis is to be told of it: null when that is done. */
export class TellRevocationsAgain1763760020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE token_revocations ADD told_at timestamptz, ADD tell_at timestamptz DEFAULT now()`);
    await runner.query(
      `CREATE INDEX token_revocations_to_tell ON token_revocations (tell_at, hash) WHERE tell_at IS NOT NULL`,
    );
    await runner.query(`CREATE INDEX token_revocations_expiry ON token_revocations (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // What was told was deleted before.
    await runner.query(`DELETE FROM token_revocations WHERE told_at IS NOT NULL`);
    await runner.query(`DROP INDEX token_revocations_expiry`);
    await runner.query(`ALTER TABLE token_revocations DROP told_at, DROP tell_at`);
  }
}
