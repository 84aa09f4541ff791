import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Roles whose permissions changed after their members had them. */
export class CreateRoleCopies1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE role_copy (
        organization_uuid uuid NOT NULL,
        name text NOT NULL,
        permissions text[] NOT NULL,
        version bigint NOT NULL,
        PRIMARY KEY (organization_uuid, name)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE role_copy`);
  }
}
