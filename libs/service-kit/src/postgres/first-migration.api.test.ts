import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@platform/testing';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { FirstMigration } from './first-migration.js';
import { migrate } from './migrations.js';
import { testService } from '../testing/service.test-helper.js';

class CreateTeams1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE team (id int)');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE team');
  }
}

class NameTeams1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE team ADD name text');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE team DROP name');
  }
}

/** Replaces the two above. */
class TeamsSchema1800000000000 extends FirstMigration {
  readonly parts = [
    { up: 'CREATE TABLE team (id int, name text)', down: 'DROP TABLE team' },
    { up: () => Promise.resolve('CREATE INDEX team_name ON team (name)'), down: 'DROP INDEX team_name' },
  ];
  readonly replaces = ['CreateTeams1700000000000', 'NameTeams1700000000001'];
}

class ColourTeams1800000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE team ADD colour text');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE team DROP colour');
  }
}

const before = [CreateTeams1700000000000, NameTeams1700000000001];
const now = [TeamsSchema1800000000000, ColourTeams1800000000001];

describe('a first migration', () => {
  let database: TestDatabase;
  let opened: DataSource[];
  beforeEach(async () => {
    database = await freshDatabase('first');
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((dataSource) => dataSource.destroy()));
    await database.drop();
  });

  /** The database as a version with these migrations sees it. */
  async function version(migrations: (typeof before | typeof now)[number][]): Promise<DataSource> {
    const dataSource = new DataSource({ type: 'postgres', url: database.url, schema: 'public', migrations });
    opened.push(await dataSource.initialize());
    return dataSource;
  }
  const migrateTo = async (migrations: Parameters<typeof version>[0]) => {
    const dataSource = await version(migrations);
    await migrate(dataSource, testService({}));
    return dataSource;
  };
  const columns = async (dataSource: DataSource) =>
    (
      await dataSource.query<{ name: string }[]>(
        `SELECT attname AS name FROM pg_attribute
         WHERE attrelid = to_regclass('team') AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
      )
    ).map(({ name }) => name);

  it('creates the schema in a new database', async () => {
    const dataSource = await migrateTo(now);
    expect(await columns(dataSource)).toStrictEqual(['id', 'name', 'colour']);
    expect(await dataSource.query(`SELECT to_regclass('team_name')::text AS name`)).toStrictEqual([
      { name: 'team_name' },
    ]);
  });

  it('adopts what the former migrations made, with its data, and later ones follow', async () => {
    await (await migrateTo(before)).query(`INSERT INTO team (id, name) VALUES (1, 'Red')`);
    const dataSource = await migrateTo(now);
    expect(await dataSource.query('SELECT * FROM team')).toStrictEqual([{ id: 1, name: 'Red', colour: null }]);
    expect(await dataSource.query(`SELECT to_regclass('team_name') AS name`)).toStrictEqual([{ name: null }]);
    expect(await dataSource.showMigrations()).toBe(false);
  });

  it('lets the former version start on the adopted schema', async () => {
    await migrateTo(before);
    await migrateTo([TeamsSchema1800000000000]);
    expect(await (await version(before)).showMigrations()).toBe(false);
  });

  it('refuses an incomplete schema, names what is missing, and changes nothing', async () => {
    const old = await migrateTo([CreateTeams1700000000000]);
    await expect(migrateTo(now)).rejects.toThrow(
      /too old for TeamsSchema1800000000000: it lacks 1 of the 2 migrations before \(NameTeams1700000000001\)/,
    );
    expect(await columns(old)).toStrictEqual(['id']);
    await migrateTo(before);
    expect(await columns(await migrateTo(now))).toStrictEqual(['id', 'name', 'colour']);
  });

  it('can be reverted and run again, also after it adopted a schema', async () => {
    await migrateTo(before);
    const dataSource = await migrateTo([TeamsSchema1800000000000]);
    // The schema that it created has the index; the adopted one never had it.
    await dataSource.query('CREATE INDEX team_name ON team (name)');
    await dataSource.undoLastMigration();
    expect(await columns(dataSource)).toStrictEqual([]);
    expect(await columns(await migrateTo(now))).toStrictEqual(['id', 'name', 'colour']);
  });
});
