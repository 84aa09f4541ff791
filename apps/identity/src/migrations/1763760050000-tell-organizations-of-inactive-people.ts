import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tellOfInactivePeople } from './1763760010000-tell-of-inactive-people.js';

/** Organizations learns who is disabled or sleeps already: it was not told before, and let them become owners. */
export class TellOrganizationsOfInactivePeople1763760050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tellOfInactivePeople(runner, 'organizations');
  }

  async down(): Promise<void> {
    // What was told stays told.
  }
}
