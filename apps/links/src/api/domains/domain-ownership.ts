import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { constant, execute, rowsOf, sql } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { requireActive } from '../../accounts/index.js';
import { DomainVerifier } from './domain-verifier.js';
import { withoutRecord } from './record-to-set.js';

const maxClaims = 100;

/** Who has a host, or had it in the last 30 days. */
export interface Holder {
  account_id: number;
  /** Of the domain that it is now; null when it has been given up. */
  domain_id: number | null;
}

/**
 * Decides who may have a host that another account has, or had lately. That takes proof: else a DNS record that its
 * owner forgot to remove would be an invitation (docs/contracts/links.md#who-may-have-a-domain).
 */
@Injectable()
export class DomainOwnership {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dns: DomainVerifier,
  ) {}

  async holder(manager: EntityManager, host: string): Promise<Holder | undefined> {
    const [holder] = await rowsOf(
      manager,
      sql<Holder>`
        SELECT account_id, id AS domain_id FROM domain WHERE host = ${host}
        UNION ALL
        SELECT account_id, NULL FROM domain_hold WHERE host = ${host} AND released_at > now() - interval '30 days'
        ORDER BY domain_id NULLS LAST LIMIT 1`,
    );
    return holder;
  }

  /**
   * Passes when the TXT record is there.
   *
   * @throws Problem 409 while the other account has the host; 422 after that, with the record to set
   */
  async requireProof(accountId: number, host: string, holder: Holder): Promise<void> {
    const token = await this.token(accountId, host);
    const name = `_links-verify.${host}`;
    if ((await this.dns.resolveTxt(name)).some((record) => record.trim() === token)) return;
    const [code, why] =
      holder.domain_id !== null
        ? (['already_exists', 'Another account uses this domain.'] as const)
        : (['domain_not_pointing', 'Another account used this domain in the last 30 days.'] as const);
    throw withoutRecord(code, { type: 'TXT', name, values: [token] }, (words) => {
      return `${why} To prove that the domain is yours, set ${words} and repeat the request.`;
    });
  }

  /** For 30 days nobody else takes the host without proof. */
  async hold(tx: EntityManager, accountId: number, host: string): Promise<void> {
    await execute(
      tx,
      sql`
        INSERT INTO domain_hold (host, account_id) VALUES (${host}, ${accountId})
        ON CONFLICT (host) DO UPDATE SET account_id = excluded.account_id, released_at = now()`,
    );
  }

  /** The same one every time, until it has been used. */
  private token(accountId: number, host: string): Promise<string> {
    return this.dataSource.transaction(async (tx) => {
      await requireActive(tx, accountId);
      await execute(
        tx,
        sql`
          DELETE FROM domain_claim WHERE account_id = ${accountId} AND host IN (
            SELECT host FROM domain_claim WHERE account_id = ${accountId}
            ORDER BY created_at DESC OFFSET ${constant(maxClaims)})`,
      );
      const [claim] = await rowsOf(
        tx,
        sql<{ token: string }>`
          INSERT INTO domain_claim (account_id, host, token)
          VALUES (${accountId}, ${host}, ${randomBytes(20).toString('hex')})
          ON CONFLICT (account_id, host) DO UPDATE SET created_at = now() RETURNING token`,
      );
      return claim!.token;
    });
  }
}
