import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Devices that poll, clients that sign or are told of sign-outs, and tokens of clients themselves. */
export class WidenOauth1763704000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE oauth_records
        ADD COLUMN polled_at timestamptz,
        ADD COLUMN poll_seconds integer`);
    await runner.query(
      `CREATE INDEX oauth_records_of_client ON oauth_records ((payload->>'clientId')) WHERE kind = 'ClientCredentials'`,
    );
    await runner.query(`
      ALTER TABLE oauth_clients
        ADD COLUMN jwks jsonb,
        ADD COLUMN jwks_uri text,
        ADD COLUMN backchannel_logout_uri text`);
    await runner.query(`
      CREATE TABLE backchannel_logouts (
        client_id text NOT NULL REFERENCES oauth_clients ON DELETE CASCADE,
        sid text NOT NULL,
        user_uuid uuid NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        done_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (client_id, sid)
      )`);
    await runner.query(
      `CREATE INDEX backchannel_logouts_due ON backchannel_logouts (next_attempt_at) WHERE done_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE backchannel_logouts`);
    await runner.query(`DELETE FROM oauth_records WHERE kind IN ('ClientCredentials', 'DeviceCode')`);
    await runner.query(`DROP INDEX oauth_records_of_client`);
    await runner.query(`ALTER TABLE oauth_records DROP COLUMN polled_at, DROP COLUMN poll_seconds`);
    await runner.query(
      `ALTER TABLE oauth_clients DROP COLUMN jwks, DROP COLUMN jwks_uri, DROP COLUMN backchannel_logout_uri`,
    );
  }
}
