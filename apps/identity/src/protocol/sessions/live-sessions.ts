import { Injectable } from '@nestjs/common';
import { deleteInBatches, execute, part, Periodic, rowsOf, sql, type SqlPart } from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { sessionSeconds } from '../settings/index.js';
import { Grants } from '../storage/index.js';

export interface LiveSession {
  /** Names it in lists; the cookie is another value. */
  id: string;
  browser: string | null;
  system: string | null;
  /** The network it was last signed in from, cut. */
  network: string | null;
  signed_in_at: Date;
  amr: string[];
  is_current: boolean;
}

const purgeEveryMs = 3_600_000;
/** That a session was ended is kept until a cookie of it is over as well. */
export const endedSeconds = sessionSeconds + 3_600;

/**
 * Where somebody is signed in, and ending that. With a session go the grants that applications got in it: nobody goes
 * on acting in a browser that its owner has signed out. To be called inside of `OauthTransaction.write`.
 */
@Injectable()
export class LiveSessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly grants: Grants,
    periodic: Periodic,
  ) {
    periodic.add('purge-ended-sessions', purgeEveryMs, (stopping) => this.purge(stopping));
  }

  /** Latest sign-in first. `currentUid` is the session that asks. */
  async of(userUuid: string, currentUid?: string): Promise<LiveSession[]> {
    return rowsOf(
      this.dataSource,
      sql<LiveSession>`
        SELECT session.uid AS id, device.browser, device.system, device.ip AS network,
          to_timestamp((session.payload->>'loginTs')::bigint) AS signed_in_at,
          coalesce(session.payload->'amr', '[]') AS amr,
          coalesce(session.uid = ${currentUid ?? null}, false) AS is_current
        FROM oauth_records session LEFT JOIN devices device ON device.uuid = session.device_uuid
        WHERE session.kind = 'Session' AND session.payload->>'accountId' = ${userUuid} AND session.uid IS NOT NULL
          AND session.expires_at > now()
          AND NOT EXISTS (SELECT FROM ended_sessions ended WHERE ended.uid = session.uid)
        ORDER BY signed_in_at DESC, session.uid`,
    );
  }

  /** False when this person has no such session. */
  async end(tx: EntityManager, userUuid: string, uid: string): Promise<boolean> {
    return (await this.endWhere(tx, userUuid, part`uid = ${uid}`)) > 0;
  }

  /** All but one. */
  async endOthers(tx: EntityManager, userUuid: string, keptUid: string): Promise<void> {
    await this.forgetOpenSignIns(tx, userUuid, keptUid);
    await this.endWhere(tx, userUuid, part`uid <> ${keptUid}`);
  }

  /** Everything: sessions, sign-ins that have not ended yet, and every grant with its tokens, wherever it was made. */
  async endAll(tx: EntityManager, userUuid: string): Promise<void> {
    await this.forgetOpenSignIns(tx, userUuid);
    await this.endWhere(tx, userUuid, part`true`);
    await this.grants.revokeOf(tx, { userUuid });
  }

  private async endWhere(tx: EntityManager, userUuid: string, condition: SqlPart): Promise<number> {
    const ended = await rowsOf(
      tx,
      sql<{ uid: string | null; grant_ids: string[] | null }>`
        DELETE FROM oauth_records WHERE kind = 'Session' AND payload->>'accountId' = ${userUuid} AND ${condition}
        RETURNING uid, (
          SELECT array_agg(client.value->>'grantId') FROM jsonb_each(coalesce(payload->'authorizations', '{}')) client
          WHERE client.value ? 'grantId'
        ) AS grant_ids`,
    );
    await execute(
      tx,
      sql`
        INSERT INTO ended_sessions (uid, expires_at)
        SELECT unnest(${ended.map(({ uid }) => uid)}::text[]), now() + make_interval(secs => ${endedSeconds})
        ON CONFLICT DO NOTHING`,
    );
    await this.grants.revokeIn(
      tx,
      ended.flatMap(({ grant_ids }) => grant_ids ?? []),
    );
    return ended.length;
  }

  /**
   * Sign-ins that wait for a second factor, and those of applications, also when all that is left is to go back to the
   * application. Those that are on their way back right now tell by the number (SignOutsMeanwhile). Pages that
   * applications opened in the session `keptUid` stay open.
   */
  async forgetOpenSignIns(tx: EntityManager, userUuid: string, keptUid?: string): Promise<void> {
    const kept = keptUid ?? null;
    await execute(tx, sql`UPDATE users SET sign_outs = sign_outs + 1 WHERE uuid = ${userUuid}`);
    await execute(tx, sql`DELETE FROM pending_sign_ins WHERE user_uuid = ${userUuid}`);
    await execute(
      tx,
      sql`
        DELETE FROM oauth_records WHERE kind = 'Interaction'
          AND (payload->'session'->>'accountId' = ${userUuid} OR payload->'result'->'login'->>'accountId' = ${userUuid})
          AND (${kept}::text IS NULL OR payload->'session'->>'uid' IS DISTINCT FROM ${kept})`,
    );
  }

  private async purge(stopping: AbortSignal): Promise<void> {
    const forget = (table: string, condition: SqlPart) =>
      deleteInBatches(this.dataSource, table, condition, { stopping });
    await forget('ended_sessions', part`expires_at < now()`);
    await forget('pending_sign_ins', part`expires_at < now()`);
    await forget('account_events', part`created_at < now() - interval '1 year'`);
    await forget('devices', part`last_seen_at < now() - interval '400 days'`);
    await forget('totp_secrets', part`confirmed_at IS NULL AND created_at < now() - interval '1 day'`);
  }
}
