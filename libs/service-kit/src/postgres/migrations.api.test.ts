import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { eventually, freshDatabase, ownRedis, type TestDatabase } from '@platform/testing';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from './concurrent-index.migration.js';
import { configuration } from '../settings/config.js';
import { OnEvent } from '../events/on-event.js';
import type { ServiceDefinition } from '../service/service.js';
import { startService } from '../start/start.js';

class CreateGood implements MigrationInterface {
  name = 'CreateGood1800000000000';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE good (id int)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE good');
  }
}

class CreateBroken extends CreateGood {
  override name = 'CreateBroken1800000000001';
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE half (id int)');
    await runner.query('CREATE TABLE good (id int)');
  }
}

/** Runs after the broken one. */
class CreateLater extends CreateGood {
  override name = 'CreateLater1800000000002';
}

class CreateHalf extends CreateBroken {
  override name = 'CreateHalf1800000000001';
  readonly transaction = false;
}

class AlterGood extends CreateGood {
  override name = 'AlterGood1800000000003';
  override async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE good ADD more int');
  }
}

class IndexWhileWritten extends CreateGood {
  override name = 'IndexWhileWritten1800000000004';
  readonly transaction = false;
  override async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, { name: 'kept_id', table: 'kept', definition: '(id) WHERE id > 0' });
    await createIndexConcurrently(runner, { name: 'good_id', table: 'good', definition: '(id)' });
  }
}

class Listener {
  @OnEvent(...eventsFor('organizations'))
  async ignore(): Promise<void> {}
}
@Module({ providers: [Listener] })
class AppModule {}
class Config extends configuration({}) {}

function serviceWith(...migrations: ServiceDefinition['migrations']): ServiceDefinition<Config> {
  return { name: 'organizations', title: 'Test', config: Config, module: AppModule, entities: [], migrations };
}

describe('the schema of a service', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof ownRedis>>;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    [database, redis] = await Promise.all([freshDatabase('schema'), ownRedis()]);
    env = {
      NODE_ENV: 'test',
      PORT: '0',
      MANAGEMENT_PORT: '0',
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      INTERNAL_SECRET: 'x'.repeat(32),
      TOKEN_DIRECTORY_KEY: 'x'.repeat(32),
      EVENT_KEY: 'x'.repeat(32),
      ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
    };
  });
  afterAll(async () => {
    await database.drop();
    await redis.release();
  });

  async function connect(): Promise<Client> {
    const client = new Client({ connectionString: database.url, options: '-c search_path=organizations' });
    await client.connect();
    return client;
  }

  async function tables(): Promise<string[]> {
    const client = await connect();
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'organizations' ORDER BY 1`,
    );
    await client.end();
    return rows.map(({ name }) => name);
  }

  it('must exist before the service serves: pending migrations prevent the start', async () => {
    await expect(startService(serviceWith(CreateGood), { ...env, ROLE: 'api' })).rejects.toThrow(
      /migrations are pending/,
    );
    expect(await tables()).toStrictEqual([]);
  });

  it('is created once, however many processes migrate at the same time', async () => {
    const roles = await Promise.all(
      [1, 2, 3].map(() => startService(serviceWith(CreateGood), { ...env, ROLE: 'migrate' })),
    );
    await Promise.all(roles.map((role) => role.close()));
    expect(await tables()).toContain('good');
    const api = await startService(serviceWith(CreateGood), { ...env, ROLE: 'api' });
    await api.close();
  });

  it('stays unchanged when a migration fails, and the error names it, wherever it is in the list', async () => {
    await expect(
      startService(serviceWith(CreateLater, CreateBroken, CreateGood), { ...env, ROLE: 'all' }),
    ).rejects.toThrow(
      /^migration CreateBroken1800000000001 failed and was rolled back: relation "good" already exists$/,
    );
    expect((await tables()).includes('half')).toBeFalsy();
  });

  it('stays as a failed migration without a transaction left it, and the error says so', async () => {
    await expect(startService(serviceWith(CreateGood, CreateHalf), { ...env, ROLE: 'migrate' })).rejects.toThrow(
      /^migration CreateHalf1800000000001 failed, and what it did before stays: relation "good" already exists$/,
    );
    expect(await tables()).toContain('half');
  });

  it('can be read while a migration waits for a dump, and changes when the dump is done', async () => {
    const [dump, reader] = [await connect(), await connect()];
    await dump.query('BEGIN');
    await dump.query('LOCK TABLE good IN ACCESS SHARE MODE');
    const migrating = startService(serviceWith(CreateGood, AlterGood), { ...env, ROLE: 'migrate' });
    await eventually(async () => {
      const { rowCount } = await reader.query(`SELECT FROM pg_locks WHERE NOT granted AND relation = 'good'::regclass`);
      expect(rowCount).toBe(1);
    });
    expect((await reader.query('SELECT * FROM good')).rows).toStrictEqual([]);
    await dump.query('COMMIT');
    await (await migrating).close();
    expect((await reader.query('SELECT more FROM good')).rows).toStrictEqual([]);
    await Promise.all([dump.end(), reader.end()]);
  });

  it('can be written during an index build; an interrupted build on a partitioned table is repeated', async () => {
    const [writer, other] = [await connect(), await connect()];
    await writer.query(`CREATE TABLE kept (id int) PARTITION BY RANGE (id)`);
    await writer.query(`CREATE TABLE kept_low PARTITION OF kept FOR VALUES FROM (0) TO (10)`);
    await writer.query(`CREATE TABLE kept_other PARTITION OF kept DEFAULT`);
    // What is left by an attempt that ended between two partitions.
    await writer.query(`CREATE INDEX kept_id ON ONLY kept (id)`);
    await writer.query(`CREATE INDEX kept_low_kept_id ON kept_low (id)`);
    await writer.query(
      `CREATE INDEX kept_other_kept_id ON kept_other (id); ALTER INDEX kept_id ATTACH PARTITION kept_other_kept_id`,
    );
    await writer.query('BEGIN');
    await writer.query('INSERT INTO good VALUES (1)');
    const service = serviceWith(CreateGood, AlterGood, IndexWhileWritten);
    const migrating = startService(service, { ...env, ROLE: 'migrate' });
    await eventually(async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'CREATE INDEX CONCURRENTLY%'`,
      );
      expect(rowCount).toBe(1);
    });
    await other.query('INSERT INTO good VALUES (2)');
    await writer.query('COMMIT');
    await (await migrating).close();
    const { rows } = await other.query(
      `SELECT indexrelid::regclass::text AS name, indisvalid AS valid, pg_get_expr(indpred, indrelid) AS predicate
       FROM pg_index WHERE indexrelid::regclass::text LIKE ANY ('{kept%,good_id}') ORDER BY 1`,
    );
    const predicate = '(id > 0)';
    expect(rows).toStrictEqual([
      { name: 'good_id', valid: true, predicate: null },
      { name: 'kept_id', valid: true, predicate },
      { name: 'kept_low_kept_id', valid: true, predicate },
      { name: 'kept_other_kept_id', valid: true, predicate },
    ]);
    await Promise.all([writer.end(), other.end()]);
  });
});
