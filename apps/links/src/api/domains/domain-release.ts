import { Injectable } from '@nestjs/common';
import { execute, part, rowsOf, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { hostKey } from '../../addresses/index.js';
import { LinkChanges, TouchedLinks } from '../../lookup/index.js';
import type { Domain } from '../../records/index.js';
import { DomainOwnership } from './domain-ownership.js';

/** Ends a domain with all links on it. */
@Injectable()
export class DomainRelease {
  constructor(
    private readonly changes: LinkChanges,
    private readonly touched: TouchedLinks,
    private readonly ownership: DomainOwnership,
  ) {}

  /**
   * Gives a domain up. The row stays without its host, as tombstones of links refer to it.
   *
   * @returns the keys to announce after the commit
   */
  async release(tx: EntityManager, { id, account_id, host }: Pick<Domain, 'id' | 'account_id' | 'host'>) {
    const [row] = await rowsOf(
      tx,
      sql<{ version: string }>`
        UPDATE domain SET host = 'deleted:' || id, former_host = host, state = 'deleted',
          version = nextval('link_version')
        WHERE id = ${id} RETURNING version`,
    );
    await this.changes.record(tx, hostKey(host), row!.version);
    await this.ownership.hold(tx, account_id, host);
    const links = await this.touched.raise(
      tx,
      part`domain_id = ${id} AND state <> 'deleted'`,
      part`state = 'deleted', deleted_at = now()`,
    );
    // As of every link that is deleted: what an account's tags are is read from them alone.
    await execute(tx, sql`DELETE FROM link_tag USING link WHERE link.id = link_id AND link.domain_id = ${id}`);
    return [hostKey(host), ...links];
  }

  /** For a host that is added again, by whomever: what the operator has blocked there stays blocked. */
  async keepBlocks(tx: EntityManager, { id, host }: Pick<Domain, 'id' | 'host'>): Promise<void> {
    await execute(
      tx,
      sql`
        UPDATE link SET domain_id = ${id}, version = nextval('link_version')
        FROM (
          SELECT DISTINCT ON (alias_key) link.id AS kept_id FROM link JOIN domain former ON former.id = domain_id
          WHERE former_host = ${host} AND link.state = 'deleted' AND blocked_reason IS NOT NULL
          ORDER BY alias_key, link.id DESC
        ) kept WHERE id = kept_id`,
    );
  }

  announce(keys: string[]): Promise<void> {
    return this.touched.announce(keys);
  }
}
