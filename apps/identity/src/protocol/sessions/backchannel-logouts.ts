import { Injectable } from '@nestjs/common';
import { constant, deleteInBatches, execute, part, rowsOf, sql } from '@platform/service-kit';
import { DataSource } from 'typeorm';

export interface DueLogout {
  client_id: string;
  sid: string;
  user_uuid: string;
  attempts: number;
}

/** Seconds before each further attempt; after the last one it is given up. */
const retrySeconds = [5, 30, 120, 600, 3600];
/**
 * Before what was claimed for its last attempt may be claimed again, should the process that sends it end: longer than
 * any sending.
 */
const lastAttemptSeconds = 60;
const batchSize = 200;
const keepDays = 1;

/**
 * Who is still to be told that a session has ended (OpenID Connect Back-Channel Logout 1.0). Rows also come from a
 * trigger (migrations/first/ended-sessions.ts).
 */
@Injectable()
export class BackchannelLogouts {
  constructor(private readonly dataSource: DataSource) {}

  /** One client is told at once, although the session lives on. */
  async add(clientId: string, userUuid: string, sid: string): Promise<void> {
    await execute(
      this.dataSource,
      sql`
        INSERT INTO backchannel_logouts (client_id, sid, user_uuid) VALUES (${clientId}, ${sid}, ${userUuid})
        ON CONFLICT DO NOTHING`,
    );
  }

  /** Takes what is due, each row for one process at a time, and puts its next attempt off meanwhile. */
  async claim(): Promise<DueLogout[]> {
    await execute(
      this.dataSource,
      sql`
        DELETE FROM backchannel_logouts ended USING oauth_records session
        WHERE ended.done_at IS NULL AND ended.next_attempt_at <= now()
          AND session.kind = 'Session' AND session.uid = ended.session_uid AND session.expires_at > now()
          AND session.payload->'authorizations'->ended.client_id->>'sid' = ended.sid`,
    );
    return rowsOf(
      this.dataSource,
      sql<DueLogout>`
        UPDATE backchannel_logouts SET
          attempts = attempts + 1,
          next_attempt_at = now() + make_interval(
            secs => coalesce((${retrySeconds}::int[])[attempts + 1], ${lastAttemptSeconds}))
        WHERE (client_id, sid) IN (
          SELECT client_id, sid FROM backchannel_logouts WHERE done_at IS NULL AND next_attempt_at <= now()
          ORDER BY next_attempt_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
        ) RETURNING client_id, sid, user_uuid, attempts`,
    );
  }

  /** It was heard, or will not be told again. */
  async close({ client_id, sid }: DueLogout): Promise<void> {
    await execute(
      this.dataSource,
      sql`UPDATE backchannel_logouts SET done_at = now() WHERE client_id = ${client_id} AND sid = ${sid}`,
    );
  }

  isLastAttempt({ attempts }: DueLogout): boolean {
    return attempts > retrySeconds.length;
  }

  async forgetOld(): Promise<void> {
    const isOld = part`done_at < now() - make_interval(days => ${constant(keepDays)})`;
    await deleteInBatches(this.dataSource, 'backchannel_logouts', isOld);
  }
}
