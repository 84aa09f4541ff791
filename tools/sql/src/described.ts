import postgres from 'postgres';

/** A column of a result. */
export interface Column {
  name: string;
  /** As Postgres names it: `uuid`, `_text` for an array of texts. */
  type: string;
  /** The column of a table that it comes from unchanged, if that may be null. */
  nullable?: string | undefined;
}

/** What Postgres says of a statement without running it. */
export interface Description {
  parameters: string[];
  columns: Column[];
}

/** Has one database explain statements. */
export class Describer {
  private readonly connection: postgres.Sql;
  private readonly types = new Map<number, string>();
  /** By table and number: names of the columns that may be null. */
  private readonly nullable = new Map<string, string>();

  private constructor(url: string, schema: string) {
    this.connection = postgres(url, { max: 1, onnotice: () => undefined, connection: { search_path: schema } });
  }

  static async of(url: string, schema: string): Promise<Describer> {
    const describer = new Describer(url, schema);
    const { connection, types, nullable } = describer;
    for (const { oid, name } of await connection<{ oid: number; name: string }[]>`
      SELECT oid::int, typname AS name FROM pg_type`)
      types.set(oid, name);
    for (const { key, name } of await connection<{ key: string; name: string }[]>`
      SELECT attrelid::int || '.' || attnum AS key, attname AS name FROM pg_attribute
      WHERE attnum > 0 AND NOT attnotnull`)
      nullable.set(key, name);
    return describer;
  }

  /** @throws what Postgres says against the statement */
  async describe(text: string): Promise<Description> {
    const { types, columns } = await this.connection.unsafe(text).describe();
    return {
      parameters: types.map((oid) => this.typeOf(oid)),
      // A statement without a result has none.
      columns: ((columns as typeof columns | undefined) ?? []).map(({ name, type, table, number }) => ({
        name,
        type: this.typeOf(type),
        nullable: this.nullable.get(`${table}.${number}`),
      })),
    };
  }

  /** Makes the temporary table of a statement that was described, empty, for those that use it. */
  async makeTable(text: string, parameters: number): Promise<void> {
    const kept = text.replace('TEMPORARY TABLE', 'TEMPORARY TABLE IF NOT EXISTS').replace('ON COMMIT DROP', '');
    await this.connection.unsafe(`${kept} WITH NO DATA`, Array<null>(parameters).fill(null));
  }

  close(): Promise<void> {
    return this.connection.end();
  }

  private typeOf(oid: number): string {
    return this.types.get(oid) ?? String(oid);
  }
}
