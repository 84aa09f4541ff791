import { serviceNames, webConsole } from './repository.js';

/** What `npm run admin -- status` says of one service, or of one of its processes. */
export interface ServiceStatus {
  service: string;
  state: 'ready' | 'unready' | 'silent';
  address: string;
  postgres: boolean | null;
  redis: boolean | null;
  migrations: number | null;
  /** Events that other services have not taken yet. */
  events_waiting: number | null;
}

const answerWithinMs = 2_000;

/**
 * Asks the management port of every service, with replicas of every process.
 *
 * @param environments those that the running supervisor keeps
 */
export function statusOf(environments: Record<string, Record<string, string>>): Promise<ServiceStatus[]> {
  const replicas = Object.keys(environments).filter((name) => /-\d+$/.test(name) && !name.startsWith(webConsole.name));
  const names = replicas.length > 0 ? replicas : serviceNames;
  return Promise.all(names.map((name) => statusOfOne(name, environments[name] ?? {})));
}

async function statusOfOne(service: string, env: Record<string, string>): Promise<ServiceStatus> {
  const management = `http://127.0.0.1:${env['MANAGEMENT_PORT']}`;
  const [health, outbox] = await Promise.all([
    asked<{ status: 'ready' | 'unready'; checks: { postgres: boolean; redis: boolean }; migrations: number }>(
      `${management}/health/ready`,
    ),
    asked<{ consumers?: { pending: number }[] }>(`${management}/outbox`),
  ]);
  return {
    service,
    state: health?.status ?? 'silent',
    address: `http://127.0.0.1:${env['PORT']}`,
    postgres: health?.checks.postgres ?? null,
    redis: health?.checks.redis ?? null,
    migrations: health?.migrations ?? null,
    events_waiting: outbox?.consumers?.reduce((sum, { pending }) => sum + pending, 0) ?? null,
  };
}

/** The body of an answer with any status; undefined without one. */
async function asked<T>(url: string): Promise<T | undefined> {
  try {
    const res = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
    return (await res.json()) as T;
  } catch {
    return undefined;
  }
}

/** The same as a table. */
export function statusTable(statuses: ServiceStatus[]): string {
  const names = ['service', 'state', 'address', 'postgres', 'redis', 'migrations', 'events waiting'];
  const rows = statuses.map((status) => (Object.values(status) as (string | number | boolean | null)[]).map(word));
  const widths = names.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]!.length)));
  return [names, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function word(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'answers' : 'silent';
  return value === null ? '-' : String(value);
}
