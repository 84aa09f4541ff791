import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which time zone people read times, the standard claim `zoneinfo` (OpenID Connect Core 5.1). */
export class TimeZoneOfPeople1795740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN zoneinfo text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN zoneinfo`);
  }
}
