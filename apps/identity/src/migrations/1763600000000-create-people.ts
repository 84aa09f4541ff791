import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePeople1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE users (
        uuid uuid PRIMARY KEY,
        name text NOT NULL,
        surname text NOT NULL,
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        email_verified_at timestamptz,
        password_hash text NOT NULL,
        birthday date,
        gender text CHECK (gender IN ('female', 'male', 'other')),
        phone text,
        language text,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE users`);
  }
}
