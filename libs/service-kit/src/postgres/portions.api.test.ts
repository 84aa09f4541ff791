import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@platform/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { portionsOf } from './portions.js';
import { execute } from './run-sql.js';
import { sql } from './sql.js';

describe('rows that are read in portions', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await freshDatabase('portions');
    dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
    await dataSource.query('CREATE TABLE reading (portion int)');
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function read(tx: EntityManager, count: number): Promise<number[][]> {
    const found: number[][] = [];
    for await (const rows of portionsOf(tx, sql<{ n: number }>`SELECT n FROM generate_series(1, ${count}) AS n`, 2)) {
      await execute(tx, sql`INSERT INTO reading (portion) VALUES (${rows.length})`);
      found.push(rows.map(({ n }) => n));
    }
    return found;
  }

  it('come in their order, with other work in between, and the last portion has fewer', async () => {
    expect(await dataSource.transaction((tx) => read(tx, 5))).toStrictEqual([[1, 2], [3, 4], [5]]);
    expect(await dataSource.query('SELECT portion FROM reading')).toStrictEqual(
      [2, 2, 1].map((portion) => ({ portion })),
    );
  });

  it('make no empty portion, and can be read again in the same transaction', async () => {
    const found = await dataSource.transaction(async (tx) => [await read(tx, 4), await read(tx, 0), await read(tx, 1)]);
    expect(found).toStrictEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [],
      [[1]],
    ]);
  });
});
