import type { ClientBase } from 'pg';
import { rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';
import type { BackedUpSequence, BackedUpTable } from './manifest.js';

export type FoundTable = Pick<BackedUpTable, 'schema' | 'name' | 'columns' | 'partition'>;

/** TypeORM's own list: a restored schema has it from its migrations. */
export const migrationsTable = 'migrations';

/** All tables that hold rows, with the columns that are not computed. */
export function tablesOf(client: ClientBase, schemas: readonly string[]): Promise<FoundTable[]> {
  return rowsOf(
    client,
    sql<FoundTable>`
      SELECT nspname AS schema, relname AS name,
        (SELECT coalesce(array_agg(attname::text ORDER BY attnum), '{}') FROM pg_attribute
          WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
        CASE WHEN relispartition THEN jsonb_build_object(
          'of', (SELECT parent.relname FROM pg_inherits JOIN pg_class parent ON parent.oid = inhparent
            WHERE inhrelid = pg_class.oid),
          'bound', pg_get_expr(relpartbound, pg_class.oid),
          'options', coalesce(reloptions, '{}')) END AS partition
      FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE relkind = 'r' AND nspname = ANY (${schemas}) AND relname <> ${migrationsTable}
      ORDER BY nspname, relname`,
  );
}

/** Those that have given out a value. */
export function sequencesOf(client: ClientBase, schemas: readonly string[]): Promise<BackedUpSequence[]> {
  return rowsOf(
    client,
    sql<BackedUpSequence>`
      SELECT schemaname AS schema, sequencename AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = ANY (${schemas})
        AND schemaname IS NOT NULL AND sequencename IS NOT NULL AND last_value IS NOT NULL
      ORDER BY schemaname, sequencename`,
  );
}

/** Tables of a schema that a table refers to: these have to be filled before it. */
export function referencesOf(client: ClientBase, schema: string): Promise<{ name: string; to: string }[]> {
  return rowsOf(
    client,
    sql<{ name: string; to: string }>`
      SELECT DISTINCT child.relname AS name, parent.relname AS to
      FROM pg_constraint
      JOIN pg_class child ON child.oid = conrelid
      JOIN pg_class parent ON parent.oid = confrelid
      JOIN pg_namespace ON pg_namespace.oid = child.relnamespace
      WHERE contype = 'f' AND conrelid <> confrelid AND nspname = ${schema}`,
  );
}

/** Each after those that it refers to. @throws when they refer to each other in a circle */
export function inOrder<T extends { name: string }>(
  tables: readonly T[],
  references: readonly { name: string; to: string }[],
): T[] {
  const ordered: T[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const free = left.filter((table) => !references.some(({ name, to }) => name === table.name && waiting.has(to)));
    if (free.length === 0) throw new Error(`tables refer to each other: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}
