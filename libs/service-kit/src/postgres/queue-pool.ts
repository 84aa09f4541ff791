import { Pool } from 'pg';
import { log } from '../telemetry/logger.js';
import { postgresConnection } from './postgres-connection.js';

const answerMs = 30_000;

interface QueuePool {
  schema: string;
  /** Of who takes from the queue, in logs and in `application_name`. */
  name: string;
  max: number;
  /** Further settings of its sessions. */
  settings?: Record<string, string>;
}

/**
 * Connections for statements that take from a table that is a queue. They are made of index probes, and statistics of
 * such a table are never right. Only a plain scan of the index clears dead entries away as it meets them; others read
 * them all each time.
 */
export function queuePool(url: string, { schema, name, max, settings }: QueuePool): Pool {
  const pool = new Pool({
    ...postgresConnection(url, {
      search_path: schema,
      enable_seqscan: 'off',
      enable_bitmapscan: 'off',
      jit: 'off',
      ...settings,
    }),
    application_name: `${schema}-${name}`,
    max,
    // One loop does all statements: an answer that never comes (a network that drops packets) must not end its work.
    query_timeout: answerMs,
  });
  pool.on('error', (err) => log.warn({ err }, `${name}: idle connection lost`));
  // A connection that the server ends while the pool lets go of it has no other listener left, and would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
