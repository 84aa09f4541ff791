import { dayMs } from '@platform/contracts';
import type { DataSource, EntityManager } from 'typeorm';

/** Visitor hashes and their salt live two days: nobody is known again after that (links.md 4.2, item 10). */
export const visitorDays = 2;

/** `YYYY-MM-DD` in UTC. */
export function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}

/** Makes the partitions of these days where they are missing, one process at a time. */
export async function createDays(dataSource: DataSource, days: Iterable<string>): Promise<void> {
  await dataSource.transaction(async (tx) => {
    await lock(tx);
    for (const day of days) {
      for (const table of ['click', 'visitor']) await tx.query(partition(table, day));
    }
  });
}

/** Drops what only tells returning visitors apart on days that are over. */
export async function forgetVisitors(dataSource: DataSource, nowMs: number): Promise<void> {
  const kept = dayOf(nowMs - (visitorDays - 1) * dayMs);
  await dataSource.transaction(async (tx) => {
    await lock(tx);
    await dropBefore(tx, 'visitor', kept);
    await tx.query(`DELETE FROM visitor_salt WHERE day < $1`, [kept]);
  });
}

/** The first day whose single clicks are kept; of those before it the roll-ups remain. */
export function firstKeptDay(nowMs: number, days: number): string {
  return dayOf(nowMs - (days - 1) * dayMs);
}

/** Drops the single clicks of days before this one. A day of which something is not counted yet waits. */
export async function dropClicks(dataSource: DataSource, firstKept: string): Promise<void> {
  await dataSource.transaction(async (tx) => {
    await lock(tx);
    const [waiting] = await tx.query<{ at: Date | null }[]>(`SELECT min(first_at) AS at FROM click_batch`);
    const before = waiting?.at ? [firstKept, dayOf(waiting.at.getTime())].sort()[0]! : firstKept;
    await dropBefore(tx, 'click', before);
  });
}

async function dropBefore(tx: EntityManager, table: 'click' | 'visitor', day: string): Promise<void> {
  const partitions = await tx.query<{ name: string }[]>(
    `SELECT relid::regclass::text AS name FROM pg_partition_tree($1)
     WHERE isleaf AND parentrelid IS NOT NULL AND relid::regclass::text < $2`,
    [table, `${table}_${compact(day)}`],
  );
  for (const { name } of partitions) await tx.query(`DROP TABLE ${name}`);
}

async function lock(tx: EntityManager): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('links:day-partitions'))`);
}

/** `day` comes from a clock of ours, never from a request. */
function partition(table: string, day: string): string {
  const next = dayOf(Date.parse(day) + dayMs);
  const zone = table === 'click' ? ' 00:00:00+00' : '';
  return `CREATE TABLE IF NOT EXISTS ${table}_${compact(day)} PARTITION OF ${table}
    FOR VALUES FROM ('${day}${zone}') TO ('${next}${zone}')`;
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** Postgres reports a row without partition as a check violation, to TypeORM and to the driver alike. */
export function isWithoutPartition(err: unknown): boolean {
  const { code, driverError } = err as { code?: string; driverError?: { code?: string } };
  return (driverError?.code ?? code) === '23514';
}
