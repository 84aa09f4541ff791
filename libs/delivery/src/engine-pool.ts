import { log } from '@platform/service-kit';
import { Pool } from 'pg';

const connectWithinMs = 15_000;
const answerWithinMs = 30_000;

/** Connections for the statements of one engine, on the tables of this schema. */
export function enginePool(databaseUrl: string, schema: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: `${schema}-delivery`,
    // For the loop and for the sweep beside it.
    max: 2,
    // One loop does all statements: an answer that never comes (a network that drops packets) must not end its work.
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
    // Every statement here is made of index probes, and statistics of a table that is a queue are never right. Only plain
    // index scans clear dead entries away as they meet them. Planning these statements anew takes longer than running them.
    options: `-c search_path=${schema} -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_bitmapscan=off -c jit=off`,
  });
  pool.on('error', (err) => log.warn({ err }, 'delivery: idle connection lost'));
  // A connection that the server ends while the pool lets go of it has no other listener left, and would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
