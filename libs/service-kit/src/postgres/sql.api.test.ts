import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type TestDatabase } from '@platform/testing';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { pgArray } from './pg-array.js';
import { execute, rowsOf } from './run-sql.js';
import { constant, identifier, part, sql } from './sql.js';

const id = '019aa5c0-1b2c-7def-89ab-0123456789ab';
const other = '019aa5c0-1b2c-7def-89ab-0123456789ac';

describe('a tagged statement', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await freshDatabase('sql');
    dataSource = await new DataSource({ type: 'postgres', url: database.url, poolSize: 1 }).initialize();
    await dataSource.query(
      'CREATE TABLE note (id uuid PRIMARY KEY, words text, facts jsonb, at timestamptz, size int8)',
    );
  });
  beforeEach(() => dataSource.query('TRUNCATE note'));
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('has numbers in its text in place of values, and never the values', () => {
    const { text, values } = sql`SELECT ${"it's"}, ${null} FROM note WHERE id = ${id}`;
    expect(text).toBe('SELECT $1, $2 FROM note WHERE id = $3');
    expect(values).toStrictEqual(["it's", null, id]);
  });

  it('continues the numbers in its parts', () => {
    const isOld = part`at < ${'2026-01-01'} AND size > ${5}`;
    const matching = part`words = ${'x'} AND (${isOld})`;
    const { text, values } = sql`SELECT ${1}::int FROM ${constant('note')} WHERE ${matching} LIMIT ${constant(10)}`;
    expect(text).toBe('SELECT $1::int FROM note WHERE words = $2 AND (at < $3 AND size > $4) LIMIT 10');
    expect(values).toStrictEqual([1, 'x', '2026-01-01', 5]);
  });

  it('quotes a name that is data', async () => {
    expect(sql`SELECT FROM ${identifier('a"b; c')}`.text).toBe('SELECT FROM "a""b; c"');
    expect(await rowsOf(dataSource, sql`SELECT FROM ${identifier('note')}`)).toStrictEqual([]);
  });

  it('passes values to Postgres unchanged', async () => {
    const [words, at, size] = [
      `'; DROP TABLE note; -- "\\`,
      new Date('2026-11-21T08:43:23.123Z'),
      '9223372036854775807',
    ];
    const facts = { list: [1, "it's"], none: null };
    await execute(
      dataSource,
      sql`INSERT INTO note (id, words, facts, at, size) VALUES (${id}, ${words}, ${facts}, ${at}, ${size})`,
    );
    await execute(dataSource, sql`INSERT INTO note (id, words, size) VALUES (${other}, ${null}, ${7n})`);
    expect(await rowsOf(dataSource, sql`SELECT * FROM note WHERE id = ANY (${[id]})`)).toStrictEqual([
      { id, words, facts, at, size },
    ]);
    const ids = pgArray('uuid', [other], (one) => one);
    expect(await rowsOf(dataSource, sql`SELECT words, size FROM note WHERE id = ANY (${ids}::uuid[])`)).toStrictEqual([
      { words: null, size: '7' },
    ]);
  });

  it('returns how many rows it changed, or which', async () => {
    await execute(dataSource, sql`INSERT INTO note (id) VALUES (${id}), (${other})`);
    expect(await execute(dataSource, sql`UPDATE note SET size = 1`)).toBe(2);
    expect(await rowsOf(dataSource, sql`DELETE FROM note WHERE id = ${id} RETURNING id`)).toStrictEqual([{ id }]);
    expect(await rowsOf(dataSource, sql`DELETE FROM note WHERE id = ${id} RETURNING id`)).toStrictEqual([]);
  });

  it('is part of the given transaction, prepared or not', async () => {
    const failed = dataSource.transaction(async (tx) => {
      await execute(tx, sql`INSERT INTO note (id) VALUES (${id})`.prepared('insert-note'));
      await execute(tx, sql`INSERT INTO note (id) VALUES (${other})`);
      throw new Error('not this time');
    });
    await expect(failed).rejects.toThrow('not this time');
    expect(await rowsOf(dataSource, sql`SELECT FROM note`)).toStrictEqual([]);
  });

  it('is planned once per connection when it is prepared', async () => {
    const named = (words: string) => sql<{ words: string }>`SELECT ${words} AS words`.prepared('say');
    expect(await rowsOf(dataSource, named('one'))).toStrictEqual([{ words: 'one' }]);
    expect(await rowsOf(dataSource.manager, named('two'))).toStrictEqual([{ words: 'two' }]);
    const known = sql`SELECT FROM pg_prepared_statements WHERE name = 'say'`;
    expect((await rowsOf(dataSource, known)).length).toBe(1);
  });

  it('runs on a pool of its own', async () => {
    const pool = new Pool({ connectionString: database.url });
    expect(await rowsOf(pool, sql`SELECT ${1}::int AS one`)).toStrictEqual([{ one: 1 }]);
    expect(await execute(pool, sql`DELETE FROM note`)).toBe(0);
    await pool.end();
  });
});
