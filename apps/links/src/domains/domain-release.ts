import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hostKey } from '../redirects/cache-keys.js';
import { LinkChanges } from '../redirects/link-changes.js';
import { TouchedLinks } from '../redirects/touched-links.js';
import type { Domain } from './domain.entity.js';
import { DomainOwnership } from './domain-ownership.js';

/** Ends a domain with all links on it. */
@Injectable()
export class DomainRelease {
  constructor(
    private readonly changes: LinkChanges,
    private readonly touched: TouchedLinks,
    private readonly ownership: DomainOwnership,
  ) {}

  /** Answers with the news to announce after the commit. The row stays without its host, as links' tombstones refer to it. */
  async release(tx: EntityManager, { id, account_id, host }: Pick<Domain, 'id' | 'account_id' | 'host'>) {
    const [[row]] = await tx.query<[{ version: string }[], number]>(
      `UPDATE domain SET host = 'deleted:' || id, state = 'deleted', version = nextval('link_version')
       WHERE id = $1 RETURNING version`,
      [id],
    );
    await this.changes.record(tx, hostKey(host), row!.version);
    await this.ownership.hold(tx, account_id, host);
    const links = await this.touched.record(
      tx,
      `domain_id = $1 AND state <> 'deleted'`,
      [id],
      [`state = 'deleted'`, 'deleted_at = now()'],
    );
    return [hostKey(host), ...links];
  }

  announce(keys: string[]): Promise<void> {
    return this.touched.announce(keys);
  }
}
