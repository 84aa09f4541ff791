import { Injectable } from '@nestjs/common';
import { newUuid } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { browserFacts, type BrowserFacts } from '../devices/browser-facts.js';

/** What happens to an account and its owner should be able to look up. Add a name here, and its words in account-events.texts.ts. */
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
  'identity_linked',
  'identity_unlinked',
  'grant_revoked',
  'token_reused',
  'data_exported',
  'deletion_requested',
  'deletion_cancelled',
] as const;
export type AccountEventName = (typeof accountEventNames)[number];

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
    await tx.query(
      `INSERT INTO account_events (uuid, user_uuid, event, browser, system, ip, details) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [newUuid(), userUuid, event, browser, system, ip, JSON.stringify(details)],
    );
  }

  /** Newest first. */
  async of(userUuid: string, most: number): Promise<AccountEvent[]> {
    return this.dataSource.query<AccountEvent[]>(
      `SELECT uuid, event, browser, system, ip, details, created_at FROM account_events
       WHERE user_uuid = $1 ORDER BY created_at DESC, uuid DESC LIMIT $2`,
      [userUuid, most],
    );
  }
}
