import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { byTcp, connected, freshDatabase, type TestDatabase } from '@platform/testing';
import ts from 'typescript';
import { Describer } from './described.js';
import { root } from './repository.js';
import { type Finding, StatementCheck, statementsOf } from './statements.js';
import { uncheckedOf } from './unchecked.js';

const file = join(root, 'tools/sql/src/of-the-test.ts');
const head = `
  declare class SqlPart { private readonly texts: string[] }
  declare function sql<Row extends object = object>(texts: TemplateStringsArray, ...values: unknown[]): Row;
  declare function part(texts: TemplateStringsArray, ...values: unknown[]): SqlPart;
  declare function constant(text: string | number): SqlPart;
  type PgArray<Element> = Buffer & { readonly pgElement?: Element };
  declare const [id, words, size, at]: [string, string, number, Date];
  declare const [isOpen, ids, maybe]: [boolean, string[], string | null];
  declare const [uuids, numbers, none]: [PgArray<'uuid'>, PgArray<'int4'>, undefined];
`;

const options: ts.CompilerOptions = { strict: true, types: ['node'], target: ts.ScriptTarget.ES2024 };
const host = ts.createCompilerHost(options);
/** The declarations of Node and of the language are read once for all programs: they take longer than a statement. */
const declarations = new Map<string, ts.SourceFile | undefined>();

/** The program that TypeScript makes of this text. */
function programOf(text: string): ts.Program {
  const own = ts.createSourceFile(file, head + text, ts.ScriptTarget.ES2024, true);
  const getSourceFile = (name: string, version: ts.ScriptTarget | ts.CreateSourceFileOptions) => {
    if (name === file) return own;
    if (!declarations.has(name)) declarations.set(name, host.getSourceFile(name, version));
    return declarations.get(name);
  };
  return ts.createProgram([file], options, { ...host, getSourceFile });
}

describe('the check of statements', () => {
  let database: TestDatabase;
  let describer: Describer;
  beforeAll(async () => {
    database = await freshDatabase('statements');
    await connected(database.url, (client) =>
      client.query(
        `CREATE TABLE note (
           id uuid PRIMARY KEY, words text NOT NULL, remark text, size int NOT NULL, big int8 NOT NULL,
           at timestamptz NOT NULL, facts jsonb NOT NULL, tags text[] NOT NULL
         )`,
      ),
    );
    describer = await Describer.of(byTcp(database.url), 'public');
  });
  afterAll(async () => {
    await describer.close();
    await database.drop();
  });

  async function findings(text: string): Promise<string[]> {
    const program = programOf(text);
    const source = program.getSourceFile(file)!;
    const check = new StatementCheck(program.getTypeChecker(), [source], () => describer);
    const found: Finding[] = [];
    for (const statement of statementsOf(source)) found.push(...(await check.findings(statement)));
    return found.map(({ message }) => message);
  }

  const right = [
    'sql<{ id: string; remark: string | null }>`SELECT id, remark FROM note WHERE id = ${id} AND size = ${size}`',
    'sql<{ words: "a" | "b" }>`SELECT words FROM note WHERE at < ${at} AND id = ANY (${ids})`',
    'sql<{ count: number }>`SELECT count(*)::int AS count FROM note`',
    'sql<{ remark: string }>`SELECT remark FROM note WHERE remark IS NOT NULL`',
    'sql<{ said: string }>`SELECT remark AS said FROM note WHERE remark IS NOT NULL`',
    'sql`INSERT INTO note (id, remark, facts) SELECT unnest(${uuids}::uuid[]), ${maybe}, ${{ a: 1 }}`',
    'sql<{ tags: string[]; at: Date; big: string; facts: { a: 1 } }>`SELECT * FROM note`',
    'const isOld = part`at < ${at}`; sql`SELECT FROM note WHERE ${isOld} LIMIT ${constant(10)}`',
    'const by = (column: string) => part`${constant(`note.${column}`)} = ${words}`; ' +
      'sql`SELECT FROM note WHERE ${by("words")}`',
    'function all(w: SqlPart) { return sql`SELECT FROM note WHERE ${w}` } all(part`size > ${size}`)',
    'const { where } = { where: isOpen ? part`size > ${size}` : part`true` }; sql`SELECT FROM note WHERE ${where}`',
  ];
  for (const text of right) {
    it(`accepts: ${text}`, async () => {
      expect(await findings(text)).toStrictEqual([]);
    });
  }

  const wrong: [text: string, says: RegExp][] = [
    ['sql`SELECT colour FROM note`', /column "colour" does not exist/],
    ['sql`SELECT FROM notes`', /relation "notes" does not exist/],
    ['sql`SELECT FROM note WHER true`', /syntax error/],
    ['sql`SELECT FROM note WHERE size = ${words}`', /words is string, and Postgres takes int4/],
    ['sql`SELECT FROM note WHERE words = ${size}`', /size is number, and Postgres takes text/],
    ['sql`SELECT FROM note WHERE id = ANY (${id})`', /id is string, and Postgres takes _uuid/],
    ['sql`SELECT FROM note WHERE id = ANY (${numbers}::uuid[])`', /Postgres takes _uuid/],
    ['sql`SELECT FROM note WHERE remark = ${none}`', /none is undefined/],
    ['sql`UPDATE note SET facts = ${ids}`', /ids is string\[\], and Postgres takes jsonb/],
    ['sql<{ size: string }>`SELECT size FROM note`', /"size" is int4, not string/],
    ['sql<{ big: number }>`SELECT big FROM note`', /"big" is int8, not number/],
    ['sql<{ at: string }>`SELECT at FROM note`', /"at" is timestamptz, not string/],
    ['sql<{ tags: string }>`SELECT tags FROM note`', /"tags" is _text, not string/],
    ['sql<{ words: string }>`SELECT id FROM note`', /the result has no column "words"/],
    ['sql<{ remark: string }>`SELECT remark FROM note`', /"remark" may be null/],
    ['const isOld = part`age < ${at}`; sql`SELECT FROM note WHERE ${isOld}`', /column "age" does not exist/],
    ['sql`SELECT FROM note WHERE ${isOpen ? part`true` : part`age > 1`}`', /column "age" does not exist/],
    ['function all(w: SqlPart) { return sql`SELECT FROM note WHERE ${w}` } all(part`age > 1`)', /column "age"/],
    ['sql`SELECT FROM ${constant(words)}`', /cannot be followed/],
    ['function never(w: SqlPart) { return sql`SELECT ${w}` }', /nobody is found who gives this part/],
  ];
  for (const [text, says] of wrong) {
    it(`refuses: ${text}`, async () => {
      expect(await findings(text)).toStrictEqual([expect.stringMatching(says)]);
    });
  }

  it('knows the columns of a temporary table in the statements that follow', async () => {
    const made = 'sql`CREATE TEMPORARY TABLE large ON COMMIT DROP AS SELECT id FROM note WHERE size > ${size}`';
    expect(await findings(`${made}; sql\`SELECT id FROM large\`; sql\`SELECT words FROM large\``)).toStrictEqual([
      expect.stringMatching(/column "words" does not exist/),
    ]);
  });

  it('counts the calls that run a plain text', () => {
    const program = programOf(`
      declare class DataSource { query(text: string): void }
      declare class Form { query(text: string): void }
      function run(dataSource: DataSource, tx: Pick<DataSource, 'query'>, form: Form) {
        dataSource.query('SELECT 1'); tx.query('SELECT 2'); form.query('name');
      }`);
    const found = uncheckedOf(program.getSourceFile(file)!, program.getTypeChecker());
    expect(found.map((call) => call.getText())).toStrictEqual(["dataSource.query('SELECT 1')", "tx.query('SELECT 2')"]);
  });

  it('counts the names that are data, and not the statements that run as they were tagged', () => {
    const program = programOf(`
      declare class SqlStatement { readonly text: string; readonly values: unknown[] }
      declare function identifier(name: string): SqlPart;
      declare class Client { query(statement: string | SqlStatement | { text: string }, values?: unknown[]): void }
      function run(client: Client, statement: SqlStatement, table: string) {
        client.query(statement); client.query(statement.text, statement.values); client.query({ text: 'SELECT 1' });
        sql\`SELECT FROM \${identifier(table)}\`;
      }`);
    const found = uncheckedOf(program.getSourceFile(file)!, program.getTypeChecker());
    expect(found.map((call) => call.getText())).toStrictEqual([
      "client.query({ text: 'SELECT 1' })",
      'identifier(table)',
    ]);
  });
});
