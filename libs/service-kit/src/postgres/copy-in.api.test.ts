import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, freshDatabase, line, type TestDatabase } from '@platform/testing';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { copied, copyIn } from './copy-in.js';
import { isUniqueViolation } from './sql-state.js';
import { sql } from './sql.js';

describe('rows that are copied in', () => {
  let database: TestDatabase;
  let postgres: Awaited<ReturnType<typeof line>>;
  let dataSource: DataSource;
  let direct: Client;
  beforeEach(async () => {
    database = await freshDatabase('copy');
    postgres = await line(database.url);
    dataSource = await new DataSource({ type: 'postgres', url: postgres.url, poolSize: 1 }).initialize();
    direct = new Client(database.url);
    await direct.connect();
    await direct.query('CREATE TABLE told (id int PRIMARY KEY, words text)');
  });
  afterEach(async () => {
    await direct.end();
    await dataSource.destroy();
    await postgres.cut();
    await database.drop();
  });

  const copy = (rows: string) => copyIn(dataSource, [sql`COPY told FROM STDIN`], rows);
  const told = async () => (await direct.query<{ id: number; words: string | null }>('SELECT * FROM told')).rows;

  it('are stored as given, character by character', async () => {
    const texts = ['a\tb', 'c\nd\r', '\\N', '\\.', '\\', 'é 👋', '', null];
    await copy(texts.map((text, id) => `${id}\t${copied(text)}\n`).join(''));
    expect(await told()).toStrictEqual(texts.map((words, id) => ({ id, words })));
  });

  it('come with the values of the other statements', async () => {
    const words = `it's "$1" \\ 'here'`;
    const beside = sql`INSERT INTO told VALUES (${2}, ${words}), (${3}, ${null}), (4, ${new Date(0)})`;
    await copyIn(dataSource, [sql`COPY told FROM STDIN`, beside], '1\ta\n');
    expect(await told()).toStrictEqual([
      { id: 1, words: 'a' },
      { id: 2, words },
      { id: 3, words: null },
      { id: 4, words: '1970-01-01T00:00:00.000Z' },
    ]);
  });

  it('fail with the connection, and nothing else does', async () => {
    await direct.query('BEGIN; LOCK TABLE told');
    const lost = expect(copy('1\ta\n')).rejects.toBeDefined();
    const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'told'::regclass`;
    await eventually(async () => expect((await direct.query(waits)).rowCount).toBe(1));
    await postgres.cut();
    await lost;
    await direct.query('COMMIT');
    await postgres.mend();
    await copy('2\tb\n');
    await eventually(async () => expect((await told()).some(({ id }) => id === 2)).toBeTruthy());
  });

  it('are refused before most of them are sent, and the next ones are accepted', async () => {
    await copy('1\ta\n');
    const words = 'x'.repeat(10_000);
    const many = Array.from({ length: 5_000 }, (_, n) => `${n + 1}\t${words}\n`).join('');
    for (let times = 0; times < 3; times += 1) expect(await copy(many).catch(isUniqueViolation)).toBe(true);
    expect(await told()).toStrictEqual([{ id: 1, words: 'a' }]);
    await copy('2\tb\n');
    expect((await told()).length).toBe(2);
  });
});
