import { Injectable } from '@nestjs/common';
import { deleteInBatches, part, Periodic, type SqlPart } from '@platform/service-kit';
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

/**
 * Where somebody is signed in, and ending that. With a session go the grants that applications got in it, so that
 * nobody goes on acting in a browser that its owner has signed out. To be called inside of `OauthTransaction.write`.
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
    return this.dataSource.query<LiveSession[]>(
      `SELECT session.uid AS id, device.browser, device.system, device.ip AS network,
         to_timestamp((session.payload->>'loginTs')::bigint) AS signed_in_at,
         coalesce(session.payload->'amr', '[]') AS amr, coalesce(session.uid = $2, false) AS is_current
       FROM oauth_records session LEFT JOIN devices device ON device.uuid = session.device_uuid
       WHERE session.kind = 'Session' AND session.payload->>'accountId' = $1 AND session.expires_at > now()
         AND NOT EXISTS (SELECT FROM ended_sessions ended WHERE ended.uid = session.uid)
       ORDER BY signed_in_at DESC, session.uid`,
      [userUuid, currentUid ?? null],
    );
  }

  /** False when this person has no such session. */
  async end(tx: EntityManager, userUuid: string, uid: string): Promise<boolean> {
    return (await this.endWhere(tx, userUuid, `uid = $2`, uid)) > 0;
  }

  /** All but one. */
  async endOthers(tx: EntityManager, userUuid: string, keptUid: string): Promise<void> {
    await this.forgetOpenSignIns(tx, userUuid, keptUid);
    await this.endWhere(tx, userUuid, `uid <> $2`, keptUid);
  }

  /** Everything: sessions, sign-ins that have not ended yet, and every grant with its tokens, wherever it was made. */
  async endAll(tx: EntityManager, userUuid: string): Promise<void> {
    await this.forgetOpenSignIns(tx, userUuid);
    await this.endWhere(tx, userUuid, `$2 = ''`, '');
    await this.grants.revokeOf(tx, { userUuid });
  }

  private async endWhere(tx: EntityManager, userUuid: string, condition: string, value: string): Promise<number> {
    const [ended] = await tx.query<[{ uid: string; grant_ids: string[] | null }[], number]>(
      `DELETE FROM oauth_records WHERE kind = 'Session' AND payload->>'accountId' = $1 AND ${condition}
       RETURNING uid, (SELECT array_agg(client.value->>'grantId')
                       FROM jsonb_each(coalesce(payload->'authorizations', '{}')) client
                       WHERE client.value ? 'grantId') AS grant_ids`,
      [userUuid, value],
    );
    await tx.query(
      `INSERT INTO ended_sessions (uid, expires_at) SELECT unnest($1::text[]), now() + make_interval(secs => $2)
       ON CONFLICT DO NOTHING`,
      [ended.map(({ uid }) => uid), sessionSeconds + 3_600],
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
    await tx.query(`UPDATE users SET sign_outs = sign_outs + 1 WHERE uuid = $1`, [userUuid]);
    await tx.query(`DELETE FROM pending_sign_ins WHERE user_uuid = $1`, [userUuid]);
    await tx.query(
      `DELETE FROM oauth_records WHERE kind = 'Interaction'
         AND (payload->'session'->>'accountId' = $1 OR payload->'result'->'login'->>'accountId' = $1)
         AND ($2::text IS NULL OR payload->'session'->>'uid' IS DISTINCT FROM $2)`,
      [userUuid, keptUid ?? null],
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
