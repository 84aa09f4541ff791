import type { MigrationInterface, QueryRunner } from 'typeorm';
import { testService } from './service.test-helper.js';
import { runService } from '../start/start.js';

/** Waits for the holder of this lock: a test. */
class Wait1800000000000 implements MigrationInterface {
  name = 'Wait1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SET LOCAL lock_timeout = 0`);
    await runner.query(`CREATE TABLE migrated ()`);
    await runner.query(`SELECT pg_advisory_xact_lock(1)`);
  }

  async down(): Promise<void> {}
}

await runService(testService({}, { migrations: [Wait1800000000000] }));
