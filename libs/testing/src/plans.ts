import assert from 'node:assert/strict';
import { eventually } from './eventually.js';

interface Storage {
  /** TypeORM's, whose `master` is the pool that its statements, and prepared ones, go to. */
  driver: object;
}

interface Database {
  query(sql: string, values?: unknown[]): Promise<unknown[]>;
}

export interface SentStatement {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** How Postgres carries a statement out. */
export interface Reading {
  /** Rows, or entries of its indexes, that are read of each table. */
  rows: Record<string, number>;
  indexes: string[];
}

type Sent = string | { text: string; values?: unknown[] };

/**
 * The statements that a service sends to Postgres while `work` runs, those whose text fits `about`. What the process
 * does beside the work is among them. Also what came of the work.
 */
export async function sentStatements<T>(
  storage: Storage,
  about: RegExp,
  work: () => Promise<T>,
): Promise<{ sent: SentStatement[]; result: T }> {
  const { master } = storage.driver as {
    master: { Client: { prototype: { query: (...args: unknown[]) => unknown } } };
  };
  const { prototype } = master.Client;
  const { query } = prototype;
  const sent: SentStatement[] = [];
  prototype.query = function (...args: unknown[]) {
    const [first, second] = args as [Sent, unknown];
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : first;
    if (about.test(text)) sent.push({ text, values: Array.isArray(values) ? (values as unknown[]) : [] });
    return query.apply(this, args);
  };
  try {
    return { result: await work(), sent };
  } finally {
    prototype.query = query;
  }
}

/** Carries a statement out once more, with its own values, to see what it reads. Only for what changes nothing. */
export async function readingOf(database: Database, { text, values }: SentStatement): Promise<Reading> {
  const [explained] = (await database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)) as [
    { 'QUERY PLAN': [{ Plan: PlanNode }] },
  ];
  const reading: Reading = { rows: {}, indexes: [] };
  collect(explained['QUERY PLAN'][0].Plan, reading);
  return reading;
}

/** A commit that waits until it is on disk, with all that were committed before it. */
const flushed = `BEGIN; SET LOCAL synchronous_commit = on; SELECT pg_logical_emit_message(true, 'vacuum', ''); COMMIT`;

/**
 * Vacuums and analyzes tables, so that their plans are those of a table at rest. A page of a commit that is not on disk
 * yet is kept from index-only scans. Servers of tests do not wait for the disk, so commits are flushed first. Both are
 * done again when something else was open meanwhile, which might still see older rows.
 */
export async function vacuum(database: Database, ...tables: string[]): Promise<void> {
  await eventually(async () => {
    await database.query(flushed);
    await database.query(`VACUUM ANALYZE ${tables.join(', ')}`);
    const restless = await database.query(
      `SELECT relname FROM unnest($1::regclass[]) AS named (id)
       JOIN pg_class ON oid = id OR oid IN (SELECT relid FROM pg_partition_tree(id))
       WHERE relkind = 'r' AND relallvisible < relpages`,
      [tables],
    );
    assert.deepEqual(restless, []);
  });
}

/**
 * How Postgres carries out what a service sends while `work` runs, of those statements whose text fits `about`.
 * `rowsRead` grows with the data where a time would only waver.
 */
export async function plansOf(
  storage: Storage & Database,
  about: RegExp,
  work: () => Promise<unknown>,
): Promise<{ rowsRead: number; indexes: Set<string> }> {
  const { sent } = await sentStatements(storage, about, work);
  assert.ok(sent.length > 0, `no statement that fits ${about} was sent`);
  let rowsRead = 0;
  const indexes = new Set<string>();
  for (const statement of sent) {
    const reading = await readingOf(storage, statement);
    for (const rows of Object.values(reading.rows)) rowsRead += rows;
    for (const index of reading.indexes) indexes.add(index);
  }
  return { rowsRead, indexes };
}

function collect(node: PlanNode, reading: Reading): void {
  const { 'Relation Name': table, 'Index Name': index } = node;
  if (index) reading.indexes.push(index);
  if (table) {
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    reading.rows[table] = (reading.rows[table] ?? 0) + (node['Actual Rows'] + removed) * node['Actual Loops'];
  }
  for (const part of node.Plans ?? []) collect(part, reading);
}
