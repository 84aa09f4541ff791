import { Injectable } from '@nestjs/common';
import { log, RedisConnections, Workers, type Worker } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { hostOf } from './cache-keys.js';
import { DomainCache } from './domain-cache.js';
import { LinkCache } from './link-cache.js';

export const changedChannel = 'links:changed';

const sweepEveryMs = 1_000;
const sweepBatch = 200;

/**
 * Tells the caches of every process what has changed, by `addressKey` or `hostKey`. The key is
 * written down in the transaction of the change and struck out only when Redis has taken the news, so that a Redis that
 * was away, or a process that died in between, delays them and loses none.
 */
@Injectable()
export class LinkChanges implements Worker {
  readonly name = 'link-changes';
  private timer?: NodeJS.Timeout;
  private sweeping?: Promise<void>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections,
    private readonly links: LinkCache,
    private readonly domains: DomainCache,
    workers: Workers,
  ) {
    workers.add(this);
  }

  async record(tx: EntityManager, key: string, version: string): Promise<void> {
    await tx.query(
      `INSERT INTO link_change (alias_key, version) VALUES ($1, $2)
       ON CONFLICT (alias_key) DO UPDATE SET version = greatest(link_change.version, excluded.version), changed_at = now()`,
      [key, version],
    );
  }

  /** After the commit. Never throws: what fails here is announced again by the worker. */
  async announce(keys: string[]): Promise<void> {
    try {
      for (const key of keys) await this.announceOne(key);
    } catch (err) {
      log.warn({ err }, 'link change: not announced yet');
    }
  }

  start(): Promise<void> {
    this.timer = setInterval(
      () => void (this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined))),
      sweepEveryMs,
    );
    return Promise.resolve();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  /** In this process, by what another one, or this one itself, has announced. */
  forget(key: string, version: number): void {
    this.cacheOf(key).forget(hostOf(key) ?? key, version);
  }

  /** Redis first gets the new fact, then the news: whoever hears them and looks finds nothing older there. */
  private async announceOne(key: string): Promise<void> {
    const version = await this.cacheOf(key).renew(hostOf(key) ?? key);
    await this.redis.commands().publish(changedChannel, JSON.stringify({ key, version }));
    await this.dataSource.query(`DELETE FROM link_change WHERE alias_key = $1 AND version <= $2`, [key, version]);
  }

  private cacheOf(key: string): LinkCache | DomainCache {
    return hostOf(key) === null ? this.links : this.domains;
  }

  private async sweep(): Promise<void> {
    try {
      const rows = await this.dataSource.query<{ alias_key: string }[]>(
        `SELECT alias_key FROM link_change WHERE changed_at < now() - interval '500 milliseconds' ORDER BY changed_at LIMIT $1`,
        [sweepBatch],
      );
      await this.announce(rows.map(({ alias_key }) => alias_key));
    } catch (err) {
      log.debug({ err }, 'link change: Postgres away');
    }
  }
}
