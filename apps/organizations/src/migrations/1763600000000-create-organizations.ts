import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOrganizations1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE person (
        uuid uuid PRIMARY KEY,
        name text NOT NULL,
        surname text NOT NULL,
        email text NOT NULL,
        email_verified boolean NOT NULL,
        language text,
        version bigint NOT NULL
      )`);
    await runner.query(`CREATE INDEX person_email ON person (lower(email))`);
    await runner.query(`
      CREATE TABLE organization (
        uuid uuid PRIMARY KEY,
        name text NOT NULL,
        slug text NOT NULL UNIQUE,
        description text,
        is_active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE role (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        name text NOT NULL,
        display_name text NOT NULL,
        permissions text[] NOT NULL,
        is_system boolean NOT NULL DEFAULT false,
        is_default boolean NOT NULL DEFAULT false,
        UNIQUE (organization_uuid, name)
      )`);
    await runner.query(`CREATE UNIQUE INDEX role_one_default ON role (organization_uuid) WHERE is_default`);
    // The reference by name keeps "no dangling role" and "exactly one owner" in the database itself.
    await runner.query(`
      CREATE TABLE member (
        organization_uuid uuid NOT NULL REFERENCES organization ON DELETE CASCADE,
        user_uuid uuid NOT NULL,
        role text NOT NULL,
        joined_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (organization_uuid, user_uuid),
        FOREIGN KEY (organization_uuid, role) REFERENCES role (organization_uuid, name)
      )`);
    await runner.query(`CREATE UNIQUE INDEX member_one_owner ON member (organization_uuid) WHERE role = 'owner'`);
    await runner.query(`CREATE INDEX member_user ON member (user_uuid)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE member, role, organization, person`);
  }
}
