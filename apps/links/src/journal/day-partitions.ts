import { dayMs } from '@platform/contracts';
import { isLockNotAvailable, log } from '@platform/service-kit';
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
    const known = new Set((await partitions(manager)).map(({ name }) => name));
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
  await dataSource.query(`DELETE FROM visitor_salt WHERE day < $1`, [kept]);
  await dropBefore(dataSource, 'visitor', () => Promise.resolve(kept));
}

/** The first day whose single clicks are kept; of those before it the roll-ups remain. */
export function firstKeptDay(nowMs: number, days: number): string {
  return dayOf(nowMs - (days - 1) * dayMs);
}

/** Drops the single clicks of days before this one. A day of which something is not counted yet waits. */
export async function dropClicks(dataSource: DataSource, firstKept: string): Promise<void> {
  await dropBefore(dataSource, 'click', async (tx) => {
    const [waiting] = await tx.query<{ at: Date | null }[]>(`SELECT min(first_at) AS at FROM click_batch`);
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
      const before = nameOf(table, await firstKept(tx));
      const names = (await partitions(tx)).map(({ name }) => name).filter((name) => name.startsWith(`${table}_`));
      await tx.query(`SET LOCAL lock_timeout = '${dropWaitMs}ms'`);
      for (const name of names.filter((one) => one < before)) await tx.query(`DROP TABLE ${name}`);
    });
  } catch (err) {
    if (!isLockNotAvailable(err)) throw err;
    log.warn({ table }, 'clicks: days that are over are dropped later, as the table is being read');
  }
}

/** The children of both tables, without a lock on any. */
function partitions(manager: EntityManager): Promise<{ name: string }[]> {
  return manager.query(
    `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = ANY ($1::regclass[])`,
    [tables],
  );
}

async function lock(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('links:day-partitions'))`);
}

/**
 * Makes the partition beside the table and attaches it: made as a part it would lock the whole table. `day` comes from
 * a clock of ours, never from a request.
 */
async function create(
  tx: EntityManager,
  { table, day, name }: { table: Table; day: string; name: string },
): Promise<void> {
  const next = dayOf(Date.parse(day) + dayMs);
  const zone = table === 'click' ? ' 00:00:00+00' : '';
  await tx.query(`CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
  await tx.query(
    `ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM ('${day}${zone}') TO ('${next}${zone}')`,
  );
}

function nameOf(table: Table, day: string): string {
  return `${table}_${day.replaceAll('-', '')}`;
}
