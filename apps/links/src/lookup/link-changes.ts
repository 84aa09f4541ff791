import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { constant, execute, log, RedisConnections, rowsOf, sql, Workers, type Worker } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { hostOf } from '../addresses/index.js';
import { DomainCache } from './domain-cache.js';
import { LinkCache } from './link-cache.js';

const changedChannel = 'links:changed';

const sweepEveryMs = 1_000;
/** How many keys are read from Postgres at once. */
const portion = 200;

const news = z.object({ key: z.string(), version: z.int() });
type News = z.infer<typeof news>;

/**
 * Announces changes to the caches of every process, by `addressKey` or `hostKey`. The transaction of the change notes
 * the key. The note goes only when Redis has the change. So a Redis that is away, or a process that dies in between,
 * delays changes and loses none.
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
    await execute(
      tx,
      sql`
        INSERT INTO link_change (alias_key, version) VALUES (${key}, ${version})
        ON CONFLICT (alias_key) DO UPDATE SET version = greatest(link_change.version, excluded.version),
          changed_at = now()`,
    );
  }

  /**
   * Call it after the commit. Never throws: the worker announces again what fails here. It stops at the first portion
   * of which nothing can be announced.
   */
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

  /**
   * Announces a portion with one query and one round trip. Never throws.
   *
   * @returns whether any key was announced
   */
  private async announcePortion(keys: string[]): Promise<boolean> {
    const results = await Promise.allSettled(keys.map((key) => this.announceOne(key)));
    const announced = results.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
    const fault = results.find((one) => one.status === 'rejected');
    if (fault)
      log.warn(
        { err: fault.reason as unknown, keys: keys.length - announced.length },
        'link change: not announced yet',
      );
    await this.strikeOut(announced).catch((err: unknown) => log.debug({ err }, 'link change: Postgres away'));
    return announced.length > 0;
  }

  /** Redis gets the new fact before the news: who hears the news and looks finds nothing older. */
  private async announceOne(key: string): Promise<News> {
    const version = await this.cacheOf(key).renew(hostOf(key) ?? key);
    await this.redis.commands().publish(changedChannel, JSON.stringify({ key, version }));
    return { key, version };
  }

  /** Skips rows that are being changed or claimed: waiting for several of them could deadlock. */
  private async strikeOut(announced: News[]): Promise<void> {
    const keys = announced.map(({ key }) => key);
    const versions = announced.map(({ version }) => version);
    await execute(
      this.dataSource,
      sql`
        DELETE FROM link_change WHERE alias_key IN (
          SELECT alias_key FROM link_change
          JOIN unnest(${keys}::text[], ${versions}::bigint[]) AS announced (key, announced_version) ON alias_key = key
          WHERE version <= announced_version FOR UPDATE OF link_change SKIP LOCKED)`,
    );
  }

  private cacheOf(key: string): LinkCache | DomainCache {
    return hostOf(key) === null ? this.links : this.domains;
  }

  /**
   * Announces all that waits, until nothing of a portion can be announced. A process that stops ends with its portion,
   * and leaves the rest to others.
   */
  private async sweep(): Promise<void> {
    try {
      let keys: string[];
      do keys = await this.claim();
      while (keys.length > 0 && (await this.announcePortion(keys)) && !this.isStopping);
    } catch (err) {
      log.debug({ err }, 'link change: Postgres away');
    }
  }

  /**
   * Claims the oldest keys by setting the time of their change to now. So no other worker takes them meanwhile, and
   * keys that fail go behind the rest.
   */
  private async claim(): Promise<string[]> {
    const rows = await rowsOf(
      this.dataSource,
      sql<{ alias_key: string }>`
        UPDATE link_change SET changed_at = now() WHERE alias_key IN (
          SELECT alias_key FROM link_change WHERE changed_at < now() - interval '500 milliseconds'
          ORDER BY changed_at LIMIT ${constant(portion)} FOR UPDATE SKIP LOCKED) RETURNING alias_key`,
    );
    return rows.map(({ alias_key }) => alias_key);
  }
}
