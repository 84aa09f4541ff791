interface Database {
  query(sql: string, values?: unknown[]): Promise<unknown[]>;
}

/**
 * How many sessions of this database wait for a lock; only those whose statement fits `about`, a regular expression of
 * Postgres.
 */
export async function lockWaiters(database: Database, about = ''): Promise<number> {
  const waiting = await database.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ $1`,
    [about],
  );
  return waiting.length;
}
