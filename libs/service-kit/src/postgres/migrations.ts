import { setTimeout as wait } from 'node:timers/promises';
import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { log } from '../telemetry/logger.js';
import { adoptFirstMigrations } from './adopted-schema.js';
import { nameOf, pending } from './recorded-migrations.js';
import { execute, rowsOf } from './run-sql.js';
import { constant, sql } from './sql.js';
import { isLockNotAvailable, isUndone } from './sql-state.js';

/** While a statement waits for a lock on a table, every later statement on that table waits behind it, reads too. */
export const migrationLockTimeout = '3s';
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
const keepTryingMs = 10 * 60_000;
const turnPauseMs = 500;

/**
 * Runs what is pending, one process at a time.
 *
 * @param service its name is that of its schema
 * @returns the number of migrations that the schema now has
 */
export async function migrate(dataSource: DataSource, service: { name: string }): Promise<number> {
  const runner = dataSource.createQueryRunner();
  const turn = `migrate:${service.name}`;
  try {
    await takeTurn(runner, turn);
    await createSchema(runner, service.name);
    await execute(runner.manager, sql`SET lock_timeout = ${constant(`'${migrationLockTimeout}'`)}`);
    await adoptFirstMigrations(dataSource, runner);
    await migrateOrWait(dataSource, runner);
    return dataSource.migrations.length;
  } finally {
    await execute(runner.manager, sql`SELECT pg_advisory_unlock(hashtext(${turn}))`).catch(() => undefined);
    await execute(runner.manager, sql`RESET lock_timeout`).catch(() => undefined);
    await runner.release();
  }
}

/**
 * Asks again and again: CREATE INDEX CONCURRENTLY waits for every statement that waits, so for one that waited here.
 */
async function takeTurn(runner: QueryRunner, turn: string): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    const [tried] = await rowsOf(
      runner.manager,
      sql<{ isTaken: boolean }>`SELECT pg_try_advisory_lock(hashtext(${turn})) AS "isTaken"`,
    );
    if (tried?.isTaken) return;
    if (!isTold) log.info('migrate: another process migrates this schema, waiting for it');
    await wait(turnPauseMs);
  }
}

/**
 * What could not have its lock, or was taken back for a deadlock, lets the others through and comes again, after
 * longer and longer pauses. Each migration has its own time for that.
 */
async function migrateOrWait(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  let left = Infinity;
  let until = 0;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'each';
    try {
      await executor.executePendingMigrations();
      return;
    } catch (err) {
      const { length } = await pending(dataSource);
      if (length < left) [left, until, pauseMs] = [length, performance.now() + keepTryingMs, firstPauseMs];
      const isInTheWay = isLockNotAvailable(err) || isUndone(err);
      if (!isInTheWay || performance.now() + pauseMs > until) throw await explained(dataSource, err);
      log.warn({ err, pauseMs }, 'migrate: a table is in use (a dump, a long transaction?), will try again');
      await wait(pauseMs);
    }
  }
}

/** Names the migration that failed: the first that is not recorded. */
async function explained(dataSource: DataSource, err: unknown): Promise<unknown> {
  const [failed] = await pending(dataSource);
  if (!failed) return err;
  const outcome = failed.transaction === false ? 'failed, and what it did before stays' : 'failed and was rolled back';
  return new Error(`migration ${nameOf(failed)} ${outcome}: ${(err as Error).message}`);
}

async function createSchema(runner: QueryRunner, name: string): Promise<void> {
  // Without asking first it would need the right to make one even where it is there.
  if (!(await runner.hasSchema(name))) await runner.createSchema(name);
}

/** A service on an older schema would lose data: it does not start. */
export async function requireMigrated(dataSource: DataSource): Promise<number> {
  const missing = (await pending(dataSource)).map(nameOf);
  if (missing.length) throw new Error(`migrations are pending (${missing.join(', ')}): run the role "migrate" first`);
  return dataSource.migrations.length;
}
