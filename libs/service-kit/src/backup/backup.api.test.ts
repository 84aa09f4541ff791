import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connected, serviceDatabase, type ServiceDatabase } from '@platform/testing';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate } from '../postgres/migrations.js';
import { createDataSource } from '../start/database.js';
import { testService } from '../testing/service.test-helper.js';
import { backUp } from './backup.js';
import { restore } from './restore.js';

const statements = [
  `CREATE TABLE zebra (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL,
    upper_name text GENERATED ALWAYS AS (upper(name)) STORED, parent integer REFERENCES zebra)`,
  `CREATE TABLE ant (zebra_id integer NOT NULL REFERENCES zebra, note text)`,
  `CREATE TABLE ant_count (zebra_id integer PRIMARY KEY, ants integer NOT NULL)`,
  `CREATE FUNCTION count_ant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO ant_count VALUES (NEW.zebra_id, 1)
    ON CONFLICT (zebra_id) DO UPDATE SET ants = ant_count.ants + 1; RETURN NEW; END $$`,
  `CREATE TRIGGER count_ant AFTER INSERT ON ant FOR EACH ROW EXECUTE FUNCTION count_ant()`,
  `CREATE TABLE visit (at date NOT NULL, n integer) PARTITION BY RANGE (at)`,
  `CREATE TABLE letter (id uuid NOT NULL) PARTITION BY RANGE (id)`,
  `CREATE TABLE kind (name text PRIMARY KEY)`,
  `INSERT INTO kind VALUES ('made by the migration')`,
];

class CreateZoo implements MigrationInterface {
  name = 'CreateZoo1800000000000';
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }
  async down(): Promise<void> {}
}

class AddColour implements MigrationInterface {
  name = 'AddColour1800000000001';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE zebra ADD colour text`);
  }
  async down(): Promise<void> {}
}

const schemas = ['organizations'];
const service = testService({}, { migrations: [CreateZoo] });
const later = testService({}, { migrations: [CreateZoo, AddColour] });

function configOf(database: ServiceDatabase) {
  return service.config.read({
    ...{ NODE_ENV: 'test', ROLE: 'migrate', PORT: '0', MANAGEMENT_PORT: '0', REDIS_URL: 'redis://127.0.0.1:1' },
    DATABASE_URL: database.serviceUrl,
    ENCRYPTION_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
  });
}

async function migrated(database: ServiceDatabase, what = service): Promise<void> {
  const dataSource = await createDataSource(what, configOf(database)).initialize();
  await migrate(dataSource, what);
  await dataSource.destroy();
}

const rowsIn = ({ url }: ServiceDatabase) =>
  connected(url, async (client) => {
    await client.query('SET search_path = organizations');
    const ask = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
    return {
      zebras: await ask('SELECT id, name, upper_name, parent FROM zebra ORDER BY id'),
      ants: await ask('SELECT * FROM ant ORDER BY note'),
      counts: await ask('SELECT * FROM ant_count'),
      visits: await ask('SELECT at::text, n, tableoid::regclass::text AS part FROM visit ORDER BY at'),
      letters: await ask(`SELECT letter.id, relname, reloptions, pg_get_expr(relpartbound, pg_class.oid) AS bound
        FROM letter JOIN pg_class ON pg_class.oid = letter.tableoid`),
      kinds: await ask('SELECT * FROM kind'),
    };
  });

describe('a backup', () => {
  let database: ServiceDatabase;
  let other: ServiceDatabase;
  let parent: string;
  let folder: string;

  beforeAll(async () => {
    [database, other] = await Promise.all([serviceDatabase('organizations'), serviceDatabase('organizations')]);
    parent = await mkdtemp(join(tmpdir(), 'backup-'));
    await migrated(database);
    await connected(database.url, async (client) => {
      await client.query(`SET search_path = organizations;
        INSERT INTO zebra (name, parent) VALUES ('first', NULL), (E'tab\\tand \\\\ and ü', 1), ('third', 2);
        INSERT INTO ant VALUES (1, NULL), (1, 'b'), (3, '');
        CREATE TABLE visit_20261126 PARTITION OF visit FOR VALUES FROM ('2026-11-26') TO ('2026-11-27');
        CREATE TABLE letter_1 PARTITION OF letter
          FOR VALUES FROM ('019abc00-0000-7000-8000-000000000000') TO ('019abd00-0000-7000-8000-000000000000')
          WITH (fillfactor = 80);
        INSERT INTO letter VALUES ('019abc12-0000-7000-8000-000000000000');
        INSERT INTO visit VALUES ('2026-11-26', 7);
        UPDATE kind SET name = 'renamed since'`);
    });
    ({ folder } = await backUp(database.url, parent, { schemas }));
  });
  afterAll(async () => {
    await Promise.all([database?.drop(), other?.drop(), rm(parent, { recursive: true, force: true })]);
  });

  it('says what it holds: migrations, rows and checksums of each table, sequences', async () => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest.migrations.organizations).toContain('CreateZoo1800000000000');
    const tables = manifest.tables.map(({ name, rows }: { name: string; rows: number }) => [name, rows]);
    expect(Object.fromEntries(tables)).toMatchObject({ zebra: 3, ant: 3, ant_count: 2, visit_20261126: 1, kind: 1 });
    expect(manifest.sequences).toContainEqual({ schema: 'organizations', name: 'zebra_id_seq', last: '3' });
    expect((await readdir(parent)).every((name) => !name.endsWith('.part'))).toBe(true);
  });

  it('restores every row into an empty schema, by the role of the service, and goes on counting there', async () => {
    const summary = await restore(later, configOf(other), folder);
    expect(summary).toMatchObject({ schema: 'organizations' });
    expect(await rowsIn(other)).toStrictEqual(await rowsIn(database));
    await connected(other.url, async (client) => {
      await client.query('SET search_path = organizations');
      const { rows } = await client.query(`INSERT INTO zebra (name) VALUES ('fourth') RETURNING id`);
      expect(rows).toStrictEqual([{ id: 4 }]);
      await client.query(`INSERT INTO ant VALUES (3, 'more')`);
      const counted = await client.query('SELECT ants FROM ant_count WHERE zebra_id = 3');
      expect(counted.rows).toStrictEqual([{ ants: 2 }]);
    });
    // It has the migrations of the backup and no later one: those run afterwards.
    await migrated(other, later);
  });

  it('is not restored into a schema that has tables', async () => {
    await expect(restore(service, configOf(other), folder)).rejects.toMatchObject({ code: 'not_empty' });
  });

  it('is not restored by a version that lacks one of its migrations, nor when a file was changed', async () => {
    const empty = await serviceDatabase('organizations');
    try {
      const older = testService({}, { migrations: [AddColour] });
      await expect(restore(older, configOf(empty), folder)).rejects.toMatchObject({ code: 'other_version' });
      const path = join(folder, 'organizations.zebra.gz');
      const kept = await readFile(path);
      await writeFile(path, Buffer.concat([kept, Buffer.from('x')]));
      await expect(restore(service, configOf(empty), folder)).rejects.toMatchObject({ code: 'not_whole' });
      await writeFile(path, kept);
      await expect(restore(service, configOf(empty), parent)).rejects.toMatchObject({ code: 'not_whole' });
      // All that was refused has changed nothing.
      await restore(service, configOf(empty), folder);
    } finally {
      await empty.drop();
    }
  });

  it('deletes older ones once it is whole, and leaves everything else in the folder', async () => {
    for (const name of ['platform-20200101T000000000Z', 'platform-20200101T000001000Z.part', 'notes'])
      await mkdir(join(parent, name));
    const { deleted } = await backUp(database.url, parent, { schemas, keepDays: 14 });
    expect(deleted.sort()).toStrictEqual(['platform-20200101T000000000Z', 'platform-20200101T000001000Z.part']);
    expect(await readdir(parent)).toContain('notes');
  });

  it('is not made while a schema is missing', async () => {
    const made = backUp(database.url, parent, { schemas: ['organizations', 'identity'] });
    await expect(made).rejects.toMatchObject({ code: 'not_migrated' });
  });
});
