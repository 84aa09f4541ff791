import { dayMs } from '@platform/contracts';
import { constant, execute, isLockNotAvailable, log, part, rowsOf, sql } from '@platform/service-kit';
import type { DataSource, EntityManager } from 'typeorm';

const tables = ['click', 'visitor'] as const;
type Table = (typeof tables)[number];
/** Inserts wait as long. */
const dropWaitMs = 2_000;

/** Visitor hashes and their salt live two days: nobody is known again after that (docs/contracts/links.md#privacy). */
export const visitorDays = 2;

/** `YYYY-MM-DD` in UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/**
 * Makes the missing partitions of these days, one process at a time. Where all exist it locks nothing. Else it takes no
 * lock that a dump, a reader or an insert waits for.
 */
export async function createDays(dataSource: DataSource, days: string[]): Promise<void> {
  const wanted = days.flatMap((day) => tables.map((table) => ({ table, day, name: nameOf(table, day) })));
  const areThere = async (manager: EntityManager) => {
    const known = new Set(await partitions(manager));
    return ({ name }: { name: string }) => known.has(name);
  };
  if (wanted.every(await areThere(dataSource.manager))) return;
  await dataSource.transaction(async (tx) => {
    await lock(tx);
    const isThere = await areThere(tx);
    for (const partition of wanted) if (!isThere(partition)) await create(tx, partition);
  });
}

/** Forgets what only tells returning visitors apart on days that are over. */
export async function forgetVisitors(dataSource: DataSource, nowMs: number): Promise<void> {
  const kept = dayOf(nowMs - (visitorDays - 1) * dayMs);
  await execute(dataSource, sql`DELETE FROM visitor_salt WHERE day < ${kept}`);
  await dropBefore(dataSource, 'visitor', () => Promise.resolve(kept));
}

/** The first day whose single clicks are kept; of those before it the roll-ups remain. */
export function firstKeptDay(nowMs: number, days: number): string {
  return dayOf(nowMs - (days - 1) * dayMs);
}

/** Drops the single clicks of days before this one. A day of which something is not counted yet waits. */
export async function dropClicks(dataSource: DataSource, firstKept: string): Promise<void> {
  await dropBefore(dataSource, 'click', async (tx) => {
    const [waiting] = await rowsOf(tx, sql<{ at: Date | null }>`SELECT min(first_at) AS at FROM click_batch`);
    return waiting?.at ? [firstKept, dayOf(waiting.at.getTime())].sort()[0]! : firstKept;
  });
}

/**
 * A drop needs the whole table for itself. While a long read holds the table, such as a dump, every insert would wait
 * behind the drop. So it gives up soon, and the next run tries again.
 */
async function dropBefore(dataSource: DataSource, table: Table, firstKept: (tx: EntityManager) => Promise<string>) {
  try {
    await dataSource.transaction(async (tx) => {
      await lock(tx);
      const before = dateOf(await firstKept(tx));
      const names = (await partitions(tx)).filter((name) => name.startsWith(`${table}_`));
      const dates = names.map((name) => Number(name.slice(table.length + 1)));
      await execute(tx, sql`SET LOCAL lock_timeout = ${constant(dropWaitMs)}`);
      for (const date of dates.filter((one) => one < before)) await execute(tx, sql`DROP TABLE ${named(table, date)}`);
    });
  } catch (err) {
    if (!isLockNotAvailable(err)) throw err;
    log.warn({ table }, 'clicks: days that are over are dropped later, as the table is being read');
  }
}

/** The names of the children of both tables, without a lock on any. */
async function partitions(manager: EntityManager): Promise<string[]> {
  const rows = await rowsOf(
    manager,
    sql<{ name: string }>`
      SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
      WHERE inhparent = ANY (${tables}::regclass[])`,
  );
  return rows.map(({ name }) => name);
}

async function lock(tx: EntityManager): Promise<void> {
  await execute(tx, sql`SELECT pg_advisory_xact_lock(hashtext('links:day-partitions'))`);
}

/** Makes the partition beside the table and attaches it: made as a part it would lock the whole table. */
async function create(tx: EntityManager, { table, day }: { table: Table; day: string }): Promise<void> {
  const partition = named(table, dateOf(day));
  const [start, end] = [Date.parse(day), Date.parse(day) + dayMs];
  await execute(tx, sql`CREATE TABLE ${partition} (LIKE ${constant(table)} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
  await execute(
    tx,
    sql`
      ALTER TABLE ${constant(table)} ATTACH PARTITION ${partition}
      FOR VALUES FROM (${bound(table, start)}) TO (${bound(table, end)})`,
  );
}

/** A moment in the type of the column that the table is partitioned by. */
const bound = (table: Table, atMs: number) =>
  table === 'click'
    ? part`to_timestamp(${constant(atMs / 1000)})`
    : part`date '1970-01-01' + ${constant(atMs / dayMs)}`;

/** `20261126` */
const dateOf = (day: string) => Number(day.replaceAll('-', ''));

const named = (table: Table, date: number) => part`${constant(table)}_${constant(date)}`;

function nameOf(table: Table, day: string): string {
  return `${table}_${dateOf(day)}`;
}
