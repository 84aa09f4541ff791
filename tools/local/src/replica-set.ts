import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that answers requests, as the edge is told of it. */
export interface Replica {
  name: string;
  port: number;
  /** Where it says whether it is ready. */
  managementPort: number;
}

/** The backends of the route table, and the processes that answer for each. */
export type ReplicasOfBackends = Record<string, Replica[]>;

const askEveryMs = 500;
const askWithinMs = 2_000;
/** A stream of events may go on for ever: it does not hold up the process that is to be restarted. */
const drainWithinMs = 5_000;

/** What the edge knows of one process. */
class Upstream {
  /** Until it is asked for the first time, and between two questions. */
  isReady = true;
  /** Taken out by the supervisor, whatever it says of itself. */
  isOut = false;
  connections = 0;

  constructor(private readonly replica: Replica) {}

  /** @throws when nobody listens there */
  connect(): Promise<Socket> {
    const { promise, resolve, reject } = Promise.withResolvers<Socket>();
    const socket = connect({ host: '127.0.0.1', port: this.replica.port, noDelay: true });
    this.connections += 1;
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', () => (this.connections -= 1));
    return promise;
  }

  async ask(): Promise<void> {
    const url = `http://127.0.0.1:${this.replica.managementPort}/health/ready`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(askWithinMs) }).catch(() => undefined);
    await answer?.body?.cancel();
    this.isReady = answer?.status === 200;
  }

  async drained(): Promise<void> {
    for (const deadline = Date.now() + drainWithinMs; this.connections > 0 && Date.now() < deadline;) await wait(10);
  }
}

/**
 * Spreads connections over the processes of each backend, in turn. Those that say they are ready come first; one that
 * refuses the connection is passed over for the next, as nothing was sent yet.
 */
export class ReplicaSet {
  private readonly upstreams = new Map<string, Upstream>();
  private readonly backends: Map<string, Upstream[]>;
  private turn = 0;
  private timer?: NodeJS.Timeout;
  /** Whether some backend has more than one process. */
  readonly isSpread: boolean;

  constructor(backends: ReplicasOfBackends) {
    const upstreamOf = (replica: Replica) => {
      const { name, port } = replica;
      // A process may answer for two backends, at one port or at two.
      const known = this.upstreams.get(`${name}:${port}`) ?? new Upstream(replica);
      this.upstreams.set(`${name}:${port}`, known);
      return known;
    };
    this.backends = new Map(Object.entries(backends).map(([name, replicas]) => [name, replicas.map(upstreamOf)]));
    this.isSpread = Object.values(backends).some(({ length }) => length > 1);
  }

  /** Asks every process whether it is ready, again and again; where each is alone, nothing depends on it. */
  watch(): void {
    if (!this.isSpread) return;
    this.timer = setInterval(() => this.upstreams.forEach((upstream) => void upstream.ask()), askEveryMs).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  has(backend: string): boolean {
    return this.backends.has(backend);
  }

  /** @throws the last refusal, when no process takes the connection */
  async connect(backend: string): Promise<Socket> {
    let failure: unknown = new Error(`no process answers for ${backend}`);
    for (const upstream of this.inTurn(backend)) {
      try {
        return await upstream.connect();
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** Sends a process no further request, and resolves when it has answered those that it was sent. */
  async takeOut(name: string): Promise<void> {
    const upstreams = this.of(name);
    upstreams.forEach((upstream) => (upstream.isOut = true));
    await Promise.all(upstreams.map((upstream) => upstream.drained()));
  }

  /** The process is ready again. */
  putBack(name: string): void {
    for (const upstream of this.of(name)) Object.assign(upstream, { isOut: false, isReady: true });
  }

  private of(name: string): Upstream[] {
    return [...this.upstreams].filter(([key]) => key.startsWith(`${name}:`)).map(([, upstream]) => upstream);
  }

  private inTurn(backend: string): Upstream[] {
    const all = (this.backends.get(backend) ?? []).filter(({ isOut }, _, { length }) => length === 1 || !isOut);
    const first = this.turn++ % Math.max(all.length, 1);
    const turned = [...all.slice(first), ...all.slice(0, first)];
    return [...turned.filter(({ isReady }) => isReady), ...turned.filter(({ isReady }) => !isReady)];
  }
}
