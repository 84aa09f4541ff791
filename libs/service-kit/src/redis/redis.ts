import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { PlatformConfig } from '../settings/config.js';
import { log } from '../telemetry/logger.js';
import { gauge } from '../telemetry/metrics.js';
import { SERVICE, type ServiceDefinition } from '../service/service.js';
import { atMost } from '../common/time.js';

/** Commands fail at once while Redis is away: every caller has a way to go on without it. */
const failFast: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: 1_000,
  // Counts from a command to the next byte. Without it a host that went away without a word is waited for until the
  // kernel gives up sending.
  socketTimeout: 5_000,
};
const quietMs = 30_000;
const lookEveryMs = 1_000;
const connectMs = 2_000;

/** The connections of one process: one for commands, one for subscriptions, and what the queues need. */
@Injectable()
export class RedisConnections implements OnModuleInit, OnApplicationShutdown {
  private readonly open: Redis[] = [];
  private readonly channels = new Map<string, (message: string) => void>();
  private readonly emptied: (() => Promise<void>)[] = [];
  private shared?: Redis;
  private firstTry?: Promise<unknown>;
  private subscriber?: Redis;
  private timer?: NodeJS.Timeout;
  /**
   * Why it cannot be used, as far as it is said: once for each reason, however many connections try again and again.
   */
  private readonly told = new Set<string>();
  private isClosing = false;

  constructor(
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly config: PlatformConfig,
  ) {}

  /** Connected before the first request, so that it does not fail; a Redis that is away does not hold up the start. */
  async onModuleInit(): Promise<void> {
    // A replica, or one that is full, answers and takes nothing.
    gauge('redis_up', '1 while Redis answers and takes what is written', async () => {
      const answer = await this.commands()
        .set(`up:${this.service.name}`, '', 'EX', 60)
        .catch(() => undefined);
      return answer ? 1 : 0;
    });
    await this.isReached();
  }

  /** Waits for the first connection, once: a Redis that is away does not hold up the start again with each channel. */
  private async isReached(): Promise<boolean> {
    const redis = this.commands();
    await (this.firstTry ??= atMost(connectMs, new Promise((resolve) => redis.once('ready', resolve))));
    return redis.status === 'ready';
  }

  /** The connection for ordinary commands; calls made in the same turn share one round trip. */
  commands(): Redis {
    return (this.shared ??= this.connect({ ...failFast, enableAutoPipelining: true }));
  }

  /** A connection for a queue that is written to. */
  failFast(): Redis {
    return this.connect(failFast);
  }

  /** A connection for a queue worker, which waits in blocking commands. */
  blocking(): Redis {
    return this.connect({ maxRetriesPerRequest: null });
  }

  async subscribe(channel: string, heard: (message: string) => void): Promise<void> {
    this.channels.set(channel, heard);
    if (!this.subscriber) {
      this.subscriber = this.connect({ maxRetriesPerRequest: null });
      this.subscriber.on('message', (name: string, message: string) => this.hear(name, message));
    }
    // ioredis keeps this until it is connected, and subscribes again after every reconnection.
    const subscribed = this.subscriber.subscribe(channel).catch((err: unknown) => log.debug({ err }, 'redis: away'));
    if (await this.isReached()) await atMost(connectMs, subscribed);
  }

  /** Anybody who reaches Redis can write into a channel: what a listener cannot read must not end the process. */
  private hear(channel: string, message: string): void {
    try {
      this.channels.get(channel)?.(message);
    } catch (err) {
      log.warn({ err, channel }, 'redis: a message cannot be read');
    }
  }

  /**
   * Calls back when Redis has lost what it held (FLUSHALL, restart without its file): a mark of this service is
   * gone. Everything in Redis can be made again; this says when.
   */
  onEmptied(react: () => Promise<void>): void {
    this.emptied.push(react);
    this.timer ??= setInterval(() => void this.look(), lookEveryMs);
  }

  private async look(): Promise<void> {
    try {
      const isNew = await this.commands().set(`mark:${this.service.name}`, randomUUID(), 'NX');
      if (isNew) await Promise.all(this.emptied.map((react) => react()));
    } catch (err) {
      log.debug({ err }, 'redis: away');
    }
  }

  private connect(options: RedisOptions): Redis {
    const redis = new Redis(this.config.REDIS_URL, {
      retryStrategy: (times) => Math.min(times * 100, 2_000),
      keepAlive: quietMs,
      ...options,
    });
    redis.on('error', (err: NodeJS.ErrnoException) => this.lost(reasonOf(err)));
    redis.on('close', () => {
      // Else a reason is known.
      if (this.told.size === 0) this.lost('it closed the connection');
    });
    redis.on('ready', () => this.reached());
    this.open.push(redis);
    return redis;
  }

  private lost(reason: string): void {
    if (this.isClosing || this.told.has(reason)) return;
    this.told.add(reason);
    log.warn({ reason }, 'redis: cannot be used');
  }

  private reached(): void {
    if (this.told.size === 0 || this.open.some(({ status }) => status !== 'ready')) return;
    this.told.clear();
    log.info('redis: used again');
  }

  /** After the last request has been answered: `onModuleDestroy` comes before the server is closed. */
  onApplicationShutdown(): void {
    this.isClosing = true;
    clearInterval(this.timer);
    for (const redis of this.open) redis.disconnect();
  }
}

/** What Redis says of a command that it does not know repeats its arguments, a password too. */
function reasonOf({ message, code }: NodeJS.ErrnoException): string {
  return message.replace(/,? with args beginning with.*/s, '') || code || 'no reason given';
}
