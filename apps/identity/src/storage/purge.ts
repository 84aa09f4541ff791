import { Injectable } from '@nestjs/common';
import { Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { Grants } from './grants.js';
import { repeatSeconds } from './record.adapter.js';

const purgeEveryMs = 60_000;
const batchSize = 5_000;

/** Forgets what has expired. A used refresh token stays until it would have expired, so that its reuse is noticed. */
@Injectable()
export class OauthPurge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly grants: Grants,
    periodic: Periodic,
  ) {
    periodic.add('purge-oauth', purgeEveryMs, () => this.purge());
  }

  async purge(): Promise<void> {
    let deleted: number;
    do {
      [, deleted] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM oauth_records WHERE (kind, hash) IN (
           SELECT kind, hash FROM oauth_records WHERE expires_at < now() LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
      );
    } while (deleted === batchSize);
    await this.dataSource.query(
      `UPDATE oauth_records SET sealed_answer = NULL
       WHERE sealed_answer IS NOT NULL AND consumed_at < now() - make_interval(secs => $1)`,
      [repeatSeconds],
    );
    await this.dataSource.query(`DELETE FROM token_revocations WHERE expires_at < now()`);
    await this.grants.revokeExpired();
  }
}
