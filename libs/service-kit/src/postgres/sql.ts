import { escapeIdentifier } from 'pg';

/** What a statement can carry to Postgres beside its text. */
export type SqlValue = string | number | bigint | boolean | Date | object | null;

type Inserted = SqlValue | SqlPart;

/** Text that several statements share, with the values of its own. By itself it is no statement. */
export class SqlPart {
  constructor(
    private readonly texts: readonly string[],
    private readonly inserted: readonly Inserted[],
  ) {}

  /** Its text. The values are added to those that the statement has already, and numbered on from there. */
  written(values: SqlValue[]): string {
    let text = this.texts[0]!;
    this.inserted.forEach((one, place) => {
      text += one instanceof SqlPart ? one.written(values) : `$${values.push(one)}`;
      text += this.texts[place + 1]!;
    });
    return text;
  }
}

/** A whole statement, as `pg` takes it: the text has numbers where the values belong. */
export class SqlStatement<Row extends object = object> {
  /** What the rows of the result look like: held against the database by `npm run sql`. */
  declare protected readonly row: Row;

  constructor(
    readonly text: string,
    readonly values: SqlValue[],
    readonly name?: string,
  ) {}

  /**
   * For hot paths: Postgres parses and plans it once for each connection, not for each request.
   *
   * @param name unique in its service; the text must always be the same
   */
  prepared(name: string): SqlStatement<Row> {
    return new SqlStatement<Row>(this.text, this.values, name);
  }
}

/** The text of a statement without parts is the same each time. */
const written = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement. What is inserted goes to Postgres as a value, never as text; a `part` is text. `npm run sql` holds the
 * columns, the types of the values and `Row` against the schema.
 *
 * @example rowsOf(tx, sql<Team>`SELECT id, name FROM team WHERE organization_uuid = ${organizationUuid}`)
 */
export function sql<Row extends object = object>(
  texts: TemplateStringsArray,
  ...inserted: Inserted[]
): SqlStatement<Row> {
  const known = written.get(texts);
  if (known !== undefined) return new SqlStatement<Row>(known, inserted);
  const values: SqlValue[] = [];
  const text = new SqlPart(texts, inserted).written(values);
  if (!inserted.some((one) => one instanceof SqlPart)) written.set(texts, text);
  return new SqlStatement<Row>(text, values);
}

/** Text that several statements share. It is checked in each statement that it is a part of. */
export function part(texts: TemplateStringsArray, ...inserted: Inserted[]): SqlPart {
  return new SqlPart(texts, inserted);
}

/**
 * A name or a constant as text, for what cannot be a value: a table, a column, a limit that the planner has to know.
 *
 * @param text written in the code; never what somebody sent
 */
export function constant(text: string | number): SqlPart {
  return new SqlPart([String(text)], []);
}

/**
 * A name that is data, quoted: of a table, a column, a channel. No check can follow it: `npm run sql` counts it as a
 * statement that is not checked.
 */
export function identifier(name: string): SqlPart {
  return new SqlPart([escapeIdentifier(name)], []);
}
