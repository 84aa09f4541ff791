import type { QueryRunner } from 'typeorm';
import { migrationLockTimeout } from './migrations.js';

/**
 * Builds an index of a table that grows with use, partitioned or not, while others go on to write (docs/adr/0009). It
 * is for a migration with `transaction = false`, which can be run again wherever it broke off.
 *
 * @param definition what follows the table: `(columns) INCLUDE (…) WHERE …`
 */
export async function createIndexConcurrently(
  runner: QueryRunner,
  { name, table, definition }: { name: string; table: string; definition: string },
): Promise<void> {
  const [kind] = (await runner.query(`SELECT relkind FROM pg_class WHERE oid = $1::regclass`, [table])) as {
    relkind: string;
  }[];
  if (kind?.relkind !== 'p') return build(runner, name, table, definition);
  await runner.query(`DROP INDEX IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX ${name} ON ONLY ${table} ${definition}`);
  for (const partition of await partitionsWithout(runner, name, table)) {
    const part = `${partition}_${name}`;
    await build(runner, part, partition, definition);
    await runner.query(`ALTER INDEX ${name} ATTACH PARTITION ${part}`);
  }
}

/** It waits for whoever uses the table without making anybody wait. What an interrupted one left is of no use. */
async function build(runner: QueryRunner, name: string, table: string, definition: string): Promise<void> {
  await runner.query(`SET lock_timeout = 0`);
  await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${table} ${definition}`);
  await runner.query(`SET lock_timeout = '${migrationLockTimeout}'`);
}

/** One that was added since has the index already. */
async function partitionsWithout(runner: QueryRunner, index: string, table: string): Promise<string[]> {
  const rows = (await runner.query(
    `SELECT inhrelid::regclass::text AS partition FROM pg_inherits
     WHERE inhparent = $1::regclass AND inhrelid NOT IN (
       SELECT indrelid FROM pg_inherits JOIN pg_index ON indexrelid = inhrelid WHERE inhparent = $2::regclass)`,
    [table, index],
  )) as { partition: string }[];
  return rows.map(({ partition }) => partition);
}
