import { log, postgresConnection } from '@platform/service-kit';
import { Pool } from 'pg';

const answerWithinMs = 30_000;

/** Connections for the statements of one engine, on the tables of this schema. */
export function enginePool(databaseUrl: string, schema: string): Pool {
  const pool = new Pool({
    // Every statement here is made of index probes, and statistics of a table that is a queue are never right. Only plain
    // index scans clear dead entries away as they meet them. Planning these statements anew takes longer than running them.
    ...postgresConnection(databaseUrl, {
      search_path: schema,
      plan_cache_mode: 'force_generic_plan',
      enable_seqscan: 'off',
      enable_bitmapscan: 'off',
      jit: 'off',
    }),
    application_name: `${schema}-delivery`,
    // For the loop and for the sweep beside it.
    max: 2,
    // One loop does all statements: an answer that never comes (a network that drops packets) must not end its work.
    query_timeout: answerWithinMs,
  });
  pool.on('error', (err) => log.warn({ err }, 'delivery: idle connection lost'));
  // A connection that the server ends while the pool lets go of it has no other listener left, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
