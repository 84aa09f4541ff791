import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@platform/testing';
import { DataSource } from 'typeorm';
import { deleteInBatches } from './in-batches.js';
import { part } from './sql.js';

describe('rows that are deleted in batches', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await freshDatabase('batches');
    dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
    await dataSource.query('CREATE TABLE worn (id int PRIMARY KEY)');
    await dataSource.query('CREATE TABLE commit_of (id xid8, rows int)');
    await dataSource.query(`
      CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO commit_of SELECT pg_current_xact_id(), count(*) FROM gone;
        RETURN NULL;
      END $$`);
    await dataSource.query(
      `CREATE TRIGGER note AFTER DELETE ON worn REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION note()`,
    );
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('are all that match the condition, in commits of at most 5,000', async () => {
    await dataSource.query('INSERT INTO worn SELECT generate_series(1, 25000)');
    await deleteInBatches(dataSource, 'worn', part`id <= ${24_000}`);
    const left = await dataSource.query<{ min: number; count: number }[]>('SELECT min(id), count(*)::int FROM worn');
    expect(left).toStrictEqual([{ min: 24_001, count: 1_000 }]);
    const commits = await dataSource.query<{ rows: number }[]>(
      'SELECT sum(rows)::int AS rows FROM commit_of GROUP BY id',
    );
    expect(commits.map(({ rows }) => rows).sort()).toStrictEqual([4_000, 5_000, 5_000, 5_000, 5_000]);
  });
});
