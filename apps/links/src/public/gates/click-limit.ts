import { Injectable } from '@nestjs/common';
import { execute, log, Problem, sql } from '@platform/service-kit';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

/**
 * Counts visits of links that have a limit, in Postgres and not in Redis. A compare-and-set there is exact over any
 * number of processes, and survives an emptied Redis.
 */
@Injectable()
export class ClickLimit {
  /** Links that are used up, with their version then, so that they are not looked up again. */
  private readonly usedUp = new LRUCache<number, number>({ max: 10_000 });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts one more visit, if it is allowed.
   *
   * @returns whether it is
   * @throws Problem 503 when Postgres does not answer
   */
  async take(linkId: number, version: number): Promise<boolean> {
    if (this.usedUp.get(linkId) === version) return false;
    try {
      const taken = await execute(
        this.dataSource,
        sql`
          UPDATE link_use SET used = used + 1 FROM link
          WHERE link_id = ${linkId} AND link.id = link_id AND (click_limit IS NULL OR used < click_limit)`,
      );
      if (taken === 0) this.usedUp.set(linkId, version);
      return taken > 0;
    } catch (err) {
      log.warn({ err }, 'redirect: a limited link cannot be counted');
      throw new Problem('unavailable');
    }
  }
}
