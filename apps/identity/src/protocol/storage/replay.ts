import { Injectable } from '@nestjs/common';
import { hashToken, sql } from '@platform/service-kit';
import { OauthTransaction } from './oauth-transaction.js';

/**
 * What was seen once and must not be seen again: the `jti` of DPoP proofs (RFC 9449 section 11.1) and client assertions
 * (RFC 7523).
 */
@Injectable()
export class Replay {
  constructor(private readonly transaction: OauthTransaction) {}

  /** True for the first of any number of parallel calls, until `expiresAt` (Unix seconds) has passed. */
  async isFirst(issuer: string, jti: string, expiresAt: number): Promise<boolean> {
    const inserted = await this.transaction.rowsOf(
      sql`
        INSERT INTO oauth_records AS record (kind, hash, payload, expires_at)
        VALUES ('ReplayDetection', ${hashToken(`${issuer}\0${jti}`)}, '{}', to_timestamp(${expiresAt}))
        ON CONFLICT (kind, hash) DO UPDATE SET expires_at = excluded.expires_at WHERE record.expires_at < now()
        RETURNING hash`,
    );
    return inserted.length > 0;
  }
}
