import { Injectable } from '@nestjs/common';
import { deleteInBatches, inBatches, part, Periodic } from '@platform/service-kit';
import { DataSource } from 'typeorm';
import { Grants } from './grants.js';
import { repeatSeconds } from './record.adapter.js';

const purgeEveryMs = 60_000;

/** Forgets what has expired. A used refresh token stays until it would have expired, so that its reuse is noticed. */
@Injectable()
export class OauthPurge {
  constructor(
    private readonly dataSource: DataSource,
    private readonly grants: Grants,
    periodic: Periodic,
  ) {
    periodic.add('purge-oauth', purgeEveryMs, (stopping) => this.purge(stopping));
  }

  async purge(stopping?: AbortSignal): Promise<void> {
    await deleteInBatches(this.dataSource, 'oauth_records', part`expires_at < now()`, { stopping });
    await this.forgetAnswers(stopping);
    await deleteInBatches(this.dataSource, 'token_revocations', part`expires_at < now()`, { stopping });
    await this.grants.revokeExpired();
  }

  /** Those of tokens that cannot be sent once more by now. */
  private async forgetAnswers(stopping?: AbortSignal): Promise<void> {
    await inBatches(
      this.dataSource,
      part`UPDATE oauth_records SET sealed_answer = NULL`,
      'oauth_records',
      part`sealed_answer IS NOT NULL AND consumed_at < now() - make_interval(secs => ${repeatSeconds})`,
      { stopping },
    );
  }
}
