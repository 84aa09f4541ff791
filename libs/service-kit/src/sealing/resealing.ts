import type { DataSource } from 'typeorm';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { constant, identifier, part, sql, type SqlPart } from '../postgres/sql.js';
import type { PlatformConfig } from '../settings/config.js';
import { Sealing } from './sealing.js';

/** A column of sealed values. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns that `purpose` goes by. */
  by: readonly string[];
  /** What the value of a row was sealed for; `passing` when every value is gone after some days by itself. */
  purpose: ((row: Record<string, string>) => string) | 'passing';
  /** Another service sealed them: a key that does not open them does not keep this one from starting. */
  isForeign?: boolean;
}

/** The columns of a secret that rotates: `sealed_<name>`, and `sealed_previous_<name>` for the one before it. */
export function sealedWithPrevious(table: string, name: string, purpose: string): SealedColumn[] {
  return [`sealed_${name}`, `sealed_previous_${name}`].map((column) => ({
    table,
    column,
    by: [],
    purpose: () => purpose,
  }));
}

/** What became of a column. */
export interface ResealedColumn {
  table: string;
  column: string;
  resealed: number;
  /** Values under other keys than the current one: those that pass, and those that no configured key opens. */
  left: number;
}

/** A value, and what its `purpose` goes by. */
export interface SealedValue {
  sealed: string;
  by: Record<string, string>;
}

interface SealedRow extends SealedValue {
  ctid: string;
}

/** The names of a column and of its table are data: what the definition of the service says. */
export const namesOf = ({ table, column }: SealedColumn) => ({ table: identifier(table), column: identifier(column) });

/** SQL for the `by` of a `SealedValue`. */
export const selectBy = ({ by }: SealedColumn): SqlPart =>
  by.reduce(
    (facts, name) => part`${facts} || jsonb_build_object(${name}::text, ${identifier(name)}::text)`,
    part`jsonb_build_object()`,
  );

/** What every service keeps sealed. */
const sealedByKit: readonly SealedColumn[] = [
  { table: 'outgoing_mail', column: 'sealed', by: [], purpose: 'passing' },
  { table: 'idempotency_key', column: 'sealed_body', by: [], purpose: 'passing' },
];

const batchSize = 500;

/**
 * Seals anew, under the first of `ENCRYPTION_KEYS`, what another one seals. The service may run meanwhile: a value that
 * it changes stays as it was written. When nothing is left anywhere the other keys are needed no more.
 */
export async function reseal(
  dataSource: DataSource,
  config: Pick<PlatformConfig, 'ENCRYPTION_KEYS'>,
  columns: readonly SealedColumn[],
): Promise<{ current_key: string; left: number; columns: ResealedColumn[] }> {
  const all = [...sealedByKit, ...columns];
  await refuseUndeclared(dataSource, all);
  const { id: current } = config.ENCRYPTION_KEYS[0]!;
  const sealing = new Sealing(config as PlatformConfig);
  const done: ResealedColumn[] = [];
  for (const column of all) done.push(await resealColumn(dataSource, sealing, current, column));
  return { current_key: current, left: done.reduce((sum, { left }) => sum + left, 0), columns: done };
}

async function resealColumn(
  dataSource: DataSource,
  sealing: Sealing,
  current: string,
  declared: SealedColumn,
): Promise<ResealedColumn> {
  const { purpose } = declared;
  const { table, column } = namesOf(declared);
  const isOld = part`${column} IS NOT NULL AND split_part(${column}, '.', 1) <> ${current}`;
  let [resealed, unreadable] = [0, 0];
  while (purpose !== 'passing') {
    const rows = await rowsOf(
      dataSource,
      sql<SealedRow>`
        SELECT ctid::text, ${column} AS sealed, ${selectBy(declared)} AS by FROM ${table} WHERE ${isOld}
        ORDER BY ctid LIMIT ${constant(batchSize)} OFFSET ${unreadable}`,
    );
    if (rows.length === 0) break;
    const opened = rows.flatMap((row) => sealedAnew(sealing, row, purpose(row.by)) ?? []);
    unreadable += rows.length - opened.length;
    const [places, old, made] = [
      opened.map((one) => one.place),
      opened.map((one) => one.old),
      opened.map((one) => one.made),
    ];
    // By place and value: whoever wrote the row meanwhile has moved it or changed the value, and it comes again if it
    // must.
    resealed += await execute(
      dataSource,
      sql`
        UPDATE ${table} SET ${column} = made.sealed
        FROM unnest(${places}::text[], ${old}::text[], ${made}::text[]) AS made (place, old, sealed)
        WHERE ${table}.ctid = made.place::tid AND ${table}.${column} = made.old`,
    );
  }
  const [rest] = await rowsOf(
    dataSource,
    sql<{ count: number }>`SELECT count(*)::int AS count FROM ${table} WHERE ${isOld}`,
  );
  return { table: declared.table, column: declared.column, resealed, left: rest!.count };
}

function sealedAnew(sealing: Sealing, { ctid, sealed }: SealedRow, purpose: string) {
  try {
    return { place: ctid, old: sealed, made: sealing.seal(sealing.open(sealed, purpose), purpose) };
  } catch {
    return undefined;
  }
}

/** A sealed column that is not declared would keep its old key for ever, and nobody would know. */
async function refuseUndeclared(dataSource: DataSource, declared: readonly SealedColumn[]): Promise<void> {
  const found = await rowsOf(
    dataSource,
    sql<{ table: string | null; column: string | null }>`
      SELECT table_name AS table, column_name AS column FROM information_schema.columns
      WHERE table_schema = current_schema() AND column_name LIKE 'sealed%'`,
  );
  const unknown = found.filter(
    (one) => !declared.some(({ table, column }) => table === one.table && column === one.column),
  );
  if (unknown.length > 0)
    throw new Error(`not declared as sealed: ${unknown.map((one) => [one.table, one.column].join('.')).join(', ')}`);
}
