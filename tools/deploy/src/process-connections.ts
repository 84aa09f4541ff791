/** What a process takes connections for (k8s/README.md, Connections). */
interface DatabaseUser {
  service: string;
  role: string;
  pool: number;
}

/**
 * How many connections to Postgres a process takes at most. Beside its pool a worker has what listens, the relay of
 * events and the engine of deliveries; an API of identity listens. After an outage each looks for lost ones by one
 * more.
 */
export function connectionsOf({ service, role, pool }: DatabaseUser): number {
  const beside = role === 'worker' ? 4 : service === 'identity' && role === 'api' ? 1 : 0;
  return pool + beside + 1;
}

/** How many connections a Postgres allows that is started by these words; its default without one. */
export const allowedBy = (words: string[] | null | undefined): number =>
  Number(/max_connections=(\d+)/.exec(words?.join(' ') ?? '')?.[1] ?? 100);
