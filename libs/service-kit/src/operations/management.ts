import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlatformConfig } from '../settings/config.js';
import { poolOf } from '../patches/typeorm-pool.js';
import { RedisConnections } from '../redis/redis.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { atMost } from '../common/time.js';
import { log } from '../telemetry/logger.js';
import { gauge, gaugeBy, metrics } from '../telemetry/metrics.js';
import { execute, rowsOf } from '../postgres/run-sql.js';
import { sql } from '../postgres/sql.js';

const checkedForMs = 2_000;

type ManagementAnswer = [status: number, type: string, body: string];
type Answerer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

interface Readiness {
  status: 'ready' | 'unready';
  checks: { postgres: boolean; redis: boolean };
  migrations: number;
}

/**
 * `/health/live` (the event loop turns), `/health/ready` (Postgres answers, unless the service can do without; without
 * Redis every one still serves) and `/metrics`, on the management port.
 */
@Injectable()
export class Management {
  private server?: Server;
  private isStopping = false;
  private checked?: { at: number; readiness: Promise<Readiness> };
  /**
   * A question to Postgres that waits for its answer: where none comes back, a further one would use up a further
   * connection.
   */
  private asked?: Promise<unknown>;
  migrations = 0;
  /** Connections by state, before the metrics themselves ask Postgres and wait for some. */
  private pool = new Map<string, number>();
  private readonly served = new Map<string, (url: URL) => Promise<ManagementAnswer>>();
  private readonly mounted = new Map<string, Answerer>();

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly config: PlatformConfig,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
  ) {}

  /** A further GET on this port, for what only the operator's own machines may ask. */
  serve(path: string, answer: (url: URL) => Promise<ManagementAnswer>): void {
    this.served.set(path, answer);
  }

  /** A part of this port that answers by itself: `path`, one segment, and all below. */
  mount(path: string, answer: Answerer): void {
    this.mounted.set(path, answer);
  }

  /** Where it listens; null while it does not. */
  get port(): number | null {
    return (this.server?.address() as AddressInfo | null)?.port ?? null;
  }

  async listen(): Promise<void> {
    // One that only reads leaves pods ready: what changes nothing is served on, redirects first of all.
    gauge('postgres_writable', '1 while Postgres takes changes', async () => {
      const [row] = await rowsOf(
        this.dataSource,
        sql<{ mode: string }>`SELECT current_setting('transaction_read_only') AS mode`,
      );
      return row!.mode === 'off' ? 1 : 0;
    });
    gaugeBy('state', 'postgres_pool_connections', 'Connections of the pool, and requests that wait for one', () =>
      Promise.resolve(this.pool),
    );
    this.server = createServer((req, res) => {
      const [segment = ''] = /^\/[^/?]*/.exec(req.url ?? '') ?? [];
      const answer: Answerer = this.mounted.get(segment) ?? (() => this.answer(req.url ?? '', res));
      answer(req, res).catch((err: unknown) => {
        log.warn({ err, path: segment }, 'management: not answered');
        if (!res.headersSent) res.writeHead(500);
        res.end();
      });
    });
    await new Promise<void>((resolve, reject) => {
      this.server!.once('error', reject).listen(this.config.MANAGEMENT_PORT, this.config.HOST, resolve);
    });
  }

  /** From now on unready, so that no new request is sent here. */
  drain(): void {
    this.isStopping = true;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }

  private async answer(url: string, res: ServerResponse): Promise<void> {
    const [status, type, body] = await this.answerOf(url);
    res.writeHead(status, { 'content-type': type }).end(body);
  }

  private async answerOf(url: string): Promise<ManagementAnswer> {
    if (url === '/health/live') return [200, 'application/json', '{"status":"live"}'];
    if (url === '/metrics') return this.measured();
    const asked = new URL(url, 'http://management');
    const served = this.served.get(asked.pathname);
    if (served) return served(asked);
    if (url !== '/health/ready') return [404, 'application/json', '{"error":"not_found"}'];
    const readiness = await this.readiness();
    return [readiness.status === 'ready' ? 200 : 503, 'application/json', JSON.stringify(readiness)];
  }

  private async measured(): Promise<ManagementAnswer> {
    const { totalCount, idleCount, waitingCount } = poolOf(this.dataSource);
    this.pool = new Map([
      ['used', totalCount - idleCount],
      ['idle', idleCount],
      ['waiting', waitingCount],
    ]);
    return [200, metrics.contentType, await metrics.metrics()];
  }

  private readiness(): Promise<Readiness> {
    if (!this.checked || Date.now() - this.checked.at > checkedForMs || this.isStopping) {
      this.checked = { at: Date.now(), readiness: this.check() };
    }
    return this.checked.readiness;
  }

  private async check(): Promise<Readiness> {
    const [postgres, redis] = await Promise.all([this.postgresAnswers(), answers(this.redis.commands().ping())]);
    const canServe = postgres || this.service.servesWithoutPostgres;
    const isReady = canServe && !this.isStopping;
    return { status: isReady ? 'ready' : 'unready', checks: { postgres, redis }, migrations: this.migrations };
  }

  /**
   * Asked through the pool that the requests use: where that is stuck, no request is answered. A pool that is full but
   * moves is busy, not stuck: would the pod leave for that, its load would make the next one leave, until none is left.
   */
  private async postgresAnswers(): Promise<boolean> {
    const pool = poolOf(this.dataSource);
    let moves = false;
    const noticed = () => {
      moves = true;
    };
    pool.on('acquire', noticed);
    this.asked ??= execute(this.dataSource, sql`SELECT 1`).finally(() => (this.asked = undefined));
    try {
      return (await answers(this.asked)) || (moves && pool.waitingCount > 0);
    } finally {
      pool.off('acquire', noticed);
    }
  }
}

async function answers(question: Promise<unknown>): Promise<boolean> {
  const answer = question.then(
    () => true,
    () => false,
  );
  return (await atMost(1_000, answer)) ?? false;
}
