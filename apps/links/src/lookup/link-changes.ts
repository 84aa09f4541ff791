import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { log, RedisConnections, Workers, type Worker } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { hostOf } from '../addresses/index.js';
import { DomainCache } from './domain-cache.js';
import { LinkCache } from './link-cache.js';

const changedChannel = 'links:changed';

const sweepEveryMs = 1_000;
/** So many are read from Postgres at once. */
const portion = 200;

const news = z.object({ key: z.string(), version: z.int() });
type News = z.infer<typeof news>;

/**
 * Tells the caches of every process what has changed, by `addressKey` or `hostKey`. The key is
 * written down in the transaction of the change and struck out only when Redis has taken the news, so that a Redis that
 * was away, or a process that died in between, delays them and loses none.
 */
@Injectable()
export class LinkChanges implements OnModuleInit, Worker {
  readonly name = 'link-changes';
  private timer?: NodeJS.Timeout;
  private sweeping?: Promise<void>;
  private isStopping = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly links: LinkCache,
    private readonly domains: DomainCache,
    workers: Workers,
  ) {
    workers.add(this);
  }

  /** Where visits are answered: what another process has changed is forgotten here, too. */
  async onModuleInit(): Promise<void> {
    if (!this.host.httpAdapter) return;
    await this.redis.subscribe(changedChannel, (message) => this.forget(news.parse(JSON.parse(message))));
  }

  async record(tx: EntityManager, key: string, version: string): Promise<void> {
    await tx.query(
      `INSERT INTO link_change (alias_key, version) VALUES ($1, $2)
       ON CONFLICT (alias_key) DO UPDATE SET version = greatest(link_change.version, excluded.version), changed_at = now()`,
      [key, version],
    );
  }

  /** After the commit. Never throws: what fails here is announced again by the worker, and so is the rest when nothing can be told. */
  async announce(keys: string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += portion)
      if (!(await this.announcePortion(keys.slice(from, from + portion)))) return;
  }

  start(): Promise<void> {
    this.timer = setInterval(
      () => void (this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined))),
      sweepEveryMs,
    );
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.sweeping;
  }

  private forget({ key, version }: News): void {
    this.cacheOf(key).forget(hostOf(key) ?? key, version);
  }

  /** Together, for one question and one round trip. Answers whether any was announced. Never throws. */
  private async announcePortion(keys: string[]): Promise<boolean> {
    const told = await Promise.allSettled(keys.map((key) => this.announceOne(key)));
    const announced = told.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    const fault = told.find((one) => one.status === 'rejected');
    if (fault)
      log.warn(
        { err: fault.reason as unknown, keys: keys.length - announced.length },
        'link change: not announced yet',
      );
    await this.strikeOut(announced).catch((err: unknown) => log.debug({ err }, 'link change: Postgres away'));
    return announced.length > 0;
  }

  /** Redis first gets the new fact, then the news: whoever hears them and looks finds nothing older there. */
  private async announceOne(key: string): Promise<News> {
    const version = await this.cacheOf(key).renew(hostOf(key) ?? key);
    await this.redis.commands().publish(changedChannel, JSON.stringify({ key, version }));
    return { key, version };
  }

  /** What is being changed or claimed just now is left: to wait for several rows could end in a ring. */
  private async strikeOut(announced: News[]): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM link_change WHERE alias_key IN (
         SELECT alias_key FROM link_change JOIN unnest($1::text[], $2::bigint[]) AS told (key, told_version) ON alias_key = key
         WHERE version <= told_version FOR UPDATE OF link_change SKIP LOCKED)`,
      [announced.map(({ key }) => key), announced.map(({ version }) => version)],
    );
  }

  private cacheOf(key: string): LinkCache | DomainCache {
    return hostOf(key) === null ? this.links : this.domains;
  }

  /** All that waits, unless none of a portion can be told. Who stops ends with the portion that it has claimed: the rest is for others. */
  private async sweep(): Promise<void> {
    try {
      let keys: string[];
      do keys = await this.claim();
      while (keys.length > 0 && (await this.announcePortion(keys)) && !this.isStopping);
    } catch (err) {
      log.debug({ err }, 'link change: Postgres away');
    }
  }

  /** The oldest that wait. They count as changed just now, so that no other worker takes them meanwhile, and what fails goes behind the rest. */
  private async claim(): Promise<string[]> {
    const [rows] = await this.dataSource.query<[{ alias_key: string }[], number]>(
      `UPDATE link_change SET changed_at = now() WHERE alias_key IN (
         SELECT alias_key FROM link_change WHERE changed_at < now() - interval '500 milliseconds'
         ORDER BY changed_at LIMIT ${portion} FOR UPDATE SKIP LOCKED) RETURNING alias_key`,
    );
    return rows.map(({ alias_key }) => alias_key);
  }
}
