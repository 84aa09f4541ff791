import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberAddresses1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Under which destinations and logs may know a person whose address is another by now: needed to forget them, for nothing else.
    // Those that changed before this migration are not known here any more.
    await runner.query(`
      CREATE TABLE former_address (
        user_uuid uuid NOT NULL,
        email text NOT NULL,
        -- Whoever agreed to mails there afterwards is somebody else.
        until timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_uuid, email)
      )`);
    // Whoever changes it: people's own events, and memberships that knew more. Where it only ends, the code remembers it: processes of the version
    // before, which erase meanwhile, forget the last one by themselves and know nothing of this table.
    await runner.query(`
      CREATE FUNCTION remember_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO former_address (user_uuid, email) VALUES (OLD.uuid, lower(OLD.email)) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER former_address AFTER UPDATE OF email ON person_copy
      FOR EACH ROW WHEN (OLD.email <> '' AND NEW.email <> '' AND OLD.email <> NEW.email) EXECUTE FUNCTION remember_address()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER former_address ON person_copy`);
    await runner.query(`DROP FUNCTION remember_address`);
    await runner.query(`DROP TABLE former_address`);
  }
}
