import type { ClientConfig } from 'pg';

const connectMs = 15_000;
const quietMs = 30_000;

/**
 * For every session. Days are those of UTC, whatever the server's clock says. A process whose machine is gone says
 * nothing. Without the others, Postgres would keep its transaction and its locks for the two hours of the kernel. A
 * Unix socket ignores what is of TCP.
 */
const everySession = {
  timezone: 'UTC',
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
  tcp_user_timeout: '60000',
  // Also while a statement runs, or waits for a lock.
  client_connection_check_interval: '10s',
};

/**
 * What all connections of a service to Postgres have in common; `more` are further settings of the session: its search
 * path, its planner.
 */
export function postgresConnection(url: string, more: Record<string, string> = {}) {
  return {
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: quietMs,
    options: Object.entries({ ...everySession, ...more })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  } satisfies ClientConfig;
}
