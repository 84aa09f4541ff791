import { Client, type ClientConfig, type Pool } from 'pg';
import { log } from '../telemetry/logger.js';
import { connectionOf, processOf, type PgConnection } from '../patches/pg-connection.js';
import { rowsOf } from './run-sql.js';
import { sql } from './sql.js';

const lookEveryMs = 5_000;
const silentMs = 30_000;
const answerMs = 5_000;

/**
 * Ends connections of a pool that wait for an answer that will never come. When the host of Postgres went away without
 * a word, the kernel sends again for a quarter of an hour before it says so. Postgres may long be back. What is silent
 * may as well be a long statement: another connection asks Postgres which of the backends still work.
 *
 * @param settings of that other connection
 */
export function endSilentConnections(
  pool: Pool,
  settings: ClientConfig,
  times: { lookEveryMs: number; silentMs: number } = { lookEveryMs, silentMs },
): void {
  /** By connection: bytes that had come when it last was known to be well, and when that was. */
  const heard = new Map<PgConnection, { bytes: number; at: number }>();
  pool.on('acquire', (client) => {
    const connection = connectionOf(client);
    if (!heard.has(connection)) heard.set(connection, { bytes: -1, at: performance.now() });
  });
  pool.on('remove', (client) => heard.delete(connectionOf(client)));

  function silent(): PgConnection[] {
    const now = performance.now();
    for (const [connection, { bytes }] of heard) {
      const { bytesRead } = connection.connection.stream;
      if (connection.readyForQuery || bytesRead !== bytes) heard.set(connection, { bytes: bytesRead, at: now });
    }
    return [...heard].filter(([, { at }]) => now - at > times.silentMs).map(([connection]) => connection);
  }

  let isLooking = false;
  const look = async () => {
    const suspects = silent();
    if (suspects.length === 0) return;
    const working = await workingBackends(settings, suspects);
    const still = new Set(silent());
    const lost = suspects.filter((connection) => still.has(connection) && working?.has(connection.processID) === false);
    if (lost.length === 0) return;
    log.warn({ connections: lost.length }, 'postgres: connections ended whose answers never came');
    for (const { connection } of lost)
      connection.stream.destroy(Object.assign(new Error('Postgres did not answer'), { code: 'ETIMEDOUT' }));
  };
  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer);
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => (isLooking = false));
  }, times.lookEveryMs).unref();
}

/** The process ids of those that work on a statement; undefined when Postgres does not say. */
async function workingBackends(
  settings: ClientConfig,
  connections: PgConnection[],
): Promise<ReadonlySet<number | null> | undefined> {
  const client = new Client({ ...settings, connectionTimeoutMillis: answerMs, query_timeout: answerMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const own = processOf(client);
    const asked = [own, ...connections.map(({ processID }) => processID)];
    const active = await rowsOf(
      client,
      sql<{ pid: number | null }>`SELECT pid FROM pg_stat_activity WHERE pid = ANY (${asked}) AND state = 'active'`,
    );
    const working = new Set(active.map(({ pid }) => pid));
    // Behind a pooler process ids are its own: not even this statement is found by them.
    return working.has(own) ? working : undefined;
  } catch (err) {
    log.debug({ err }, 'postgres: away');
    return undefined;
  } finally {
    void client.end().catch(() => undefined);
  }
}
