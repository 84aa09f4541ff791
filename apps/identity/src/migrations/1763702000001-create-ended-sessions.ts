import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that were ended from elsewhere: a request that had one in its hands must not write it back. */
export class CreateEndedSessions1763702000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE ended_sessions (uid text PRIMARY KEY, expires_at timestamptz NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE ended_sessions`);
  }
}
