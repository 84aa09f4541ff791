import { Injectable } from '@nestjs/common';
import { oneSpelling } from '@platform/contracts';
import { execute, log, newUuid, rowsOf, sql } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { browserFacts, type BrowserFacts } from './browser-facts.js';

/**
 * What happens to an account and its owner should be able to look up. Add a name here, and its words in
 * `account-events.json` of each language.
 */
export const accountEventNames = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'signed_out_everywhere',
  'session_revoked',
  'password_changed',
  'password_reset',
  'email_verified',
  'email_changed',
  'profile_changed',
  'totp_enabled',
  'totp_disabled',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'second_factors_reset',
  'identity_linked',
  'identity_unlinked',
  'grant_revoked',
  'token_reused',
  'data_exported',
  'deletion_requested',
  'deletion_cancelled',
] as const;
export type AccountEventName = (typeof accountEventNames)[number];

const maxFailuresAnHour = 10;

export interface AccountEvent extends Omit<BrowserFacts, 'ip'> {
  uuid: string;
  event: AccountEventName;
  ip: string | null;
  details: Record<string, unknown>;
  created_at: Date;
}

/** The history of an account, shown to its owner. Kept for a year. */
@Injectable()
export class AccountEvents {
  constructor(private readonly dataSource: DataSource) {}

  /** Part of the change itself. `req` is null when no browser was involved; `details` holds no secret. */
  async record(
    tx: EntityManager,
    userUuid: string,
    event: AccountEventName,
    req: FastifyRequest | null,
    details: Record<string, unknown> = {},
  ): Promise<void> {
    const { browser, system, ip } = req ? browserFacts(req) : { browser: null, system: null, ip: null };
    await execute(
      tx,
      sql`
        INSERT INTO account_events (uuid, user_uuid, event, browser, system, ip, details)
        VALUES (${newUuid()}, ${userUuid}, ${event}, ${browser}, ${system}, ${ip}, ${JSON.stringify(details)})`,
    );
  }

  /**
   * A wrong password for an address, if it has an account: written beside the answer, which must not tell by its time
   * whether it has one. A network is named once in ten minutes, and so many in an hour at most: nobody can push
   * everything else off the page.
   */
  noteFailedSignIn(email: string, req: FastifyRequest): void {
    const { browser, system, ip } = browserFacts(req);
    execute(
      this.dataSource,
      sql`
        INSERT INTO account_events (uuid, user_uuid, event, browser, system, ip, details)
        SELECT ${newUuid()}, users.uuid, 'sign_in_failed', ${browser}, ${system}, ${ip}, '{"factor": "first"}'
        FROM users
        LEFT JOIN LATERAL (
          SELECT count(*) AS number, bool_or(ip = ${ip} AND created_at > now() - interval '10 minutes') AS is_noted
          FROM account_events
          WHERE user_uuid = users.uuid AND event = 'sign_in_failed' AND details->>'factor' = 'first'
            AND created_at > now() - interval '1 hour'
        ) recent ON true
        WHERE users.email = ${oneSpelling(email)} AND recent.number < ${maxFailuresAnHour}
          AND recent.is_noted IS NOT TRUE`,
    ).catch((err: unknown) => log.warn({ err }, 'a failed sign-in is not in the history'));
  }

  /** Newest first. */
  async of(userUuid: string, most: number): Promise<AccountEvent[]> {
    return rowsOf(
      this.dataSource,
      sql<AccountEvent>`
        SELECT uuid, event, browser, system, ip, details, created_at FROM account_events
        WHERE user_uuid = ${userUuid} ORDER BY created_at DESC, uuid DESC LIMIT ${most}`,
    );
  }
}
