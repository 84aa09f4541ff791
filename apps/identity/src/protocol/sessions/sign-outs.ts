import { Injectable } from '@nestjs/common';
import { execute, sql } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Grants } from '../storage/index.js';
import { endedSeconds, LiveSessions } from './live-sessions.js';

/** Signs a person out where they are, as after a change of password. */
@Injectable()
export class SignOuts {
  constructor(
    private readonly grants: Grants,
    private readonly sessions: LiveSessions,
  ) {}

  /**
   * Ends every session, every half-done sign-in and every token of the person; `keptUid` is the session that stays,
   * with the pages that applications opened in it. What they have consented to is kept: their applications ask for a
   * sign-in, not for everything again. `tx` is OauthTransaction's.
   */
  async everywhere(tx: EntityManager, userUuid: string, keptUid?: string): Promise<void> {
    // An ended session stays ended, also when a request under way writes it back.
    await execute(
      tx,
      sql`
        WITH ended AS (
          DELETE FROM oauth_records
          WHERE kind = 'Session' AND payload->>'accountId' = ${userUuid} AND uid IS DISTINCT FROM ${keptUid ?? null}
          RETURNING uid
        )
        INSERT INTO ended_sessions (uid, expires_at)
        SELECT uid, now() + make_interval(secs => ${endedSeconds}) FROM ended
        ON CONFLICT DO NOTHING`,
    );
    await this.sessions.forgetOpenSignIns(tx, userUuid, keptUid);
    await this.grants.endTokensOf(tx, userUuid);
  }
}
