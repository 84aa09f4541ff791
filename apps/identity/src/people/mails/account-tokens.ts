import { Injectable } from '@nestjs/common';
import {
  deleteInBatches,
  execute,
  hashToken,
  part,
  Periodic,
  randomToken,
  rowsOf,
  type SealedColumn,
  Sealing,
  sql,
} from '@platform/service-kit';
import { DataSource, type EntityManager } from 'typeorm';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What a mailed link can be for, and how many seconds it is good. */
export const accountTokenSeconds = {
  register: day,
  verify_email: day,
  reset_password: 30 * minute,
  change_email: hour,
  undo_change_email: 7 * day,
} as const;
export type AccountTokenKind = keyof typeof accountTokenSeconds;

export interface AccountToken<S> {
  /** Null while there is no account yet. */
  user_uuid: string | null;
  /** What `issue` was given. */
  secret: S;
}

interface Row {
  user_uuid: string | null;
  sealed: string;
}

const purgeEveryMs = 3_600_000;

/**
 * Single-use tokens of mailed links. Only the hash is stored, together with the kind, so that a token of one kind is
 * unknown as another (CVE-2026-4282 was one flat store); what goes with it is sealed for its kind.
 */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
    periodic: Periodic,
  ) {
    periodic.add('purge-account-tokens', purgeEveryMs, (stopping) => this.purge(stopping));
  }

  /** A new token, 256 bits; it goes into a mail and nowhere else. `secret` is any JSON. */
  async issue(tx: EntityManager, kind: AccountTokenKind, userUuid: string | null, secret: unknown): Promise<string> {
    const token = randomToken();
    const sealed = this.sealing.seal(JSON.stringify(secret), purpose(kind));
    const seconds = accountTokenSeconds[kind];
    await execute(
      tx,
      sql`
        INSERT INTO account_tokens (kind, hash, user_uuid, sealed, expires_at)
        VALUES (${kind}, ${hashToken(token)}, ${userUuid}, ${sealed}, now() + make_interval(secs => ${seconds}))`,
    );
    return token;
  }

  /**
   * Looks without using it up: for pages that ask whether to. Null when it is unknown, expired, used or of another
   * kind.
   */
  async find<S>(kind: AccountTokenKind, token: unknown): Promise<AccountToken<S> | null> {
    const [row] = await rowsOf(
      this.dataSource,
      sql<Row>`
        SELECT user_uuid, sealed FROM account_tokens
        WHERE kind = ${kind} AND hash = ${hashOf(token)} AND expires_at > now()`,
    );
    return this.opened<S>(kind, row);
  }

  /**
   * Uses it up: of any number of parallel calls exactly one deletes the row and gets what is in it, the others null.
   * When `tx` is rolled back it is good again.
   */
  async consume<S>(tx: EntityManager, kind: AccountTokenKind, token: unknown): Promise<AccountToken<S> | null> {
    const [row] = await rowsOf(
      tx,
      sql<Row>`
        DELETE FROM account_tokens WHERE kind = ${kind} AND hash = ${hashOf(token)} AND expires_at > now()
        RETURNING user_uuid, sealed`,
    );
    return this.opened<S>(kind, row);
  }

  /** Ends what is still open of these kinds for a person. */
  async discard(tx: EntityManager, userUuid: string, kinds: AccountTokenKind[]): Promise<void> {
    await execute(tx, sql`DELETE FROM account_tokens WHERE user_uuid = ${userUuid} AND kind = ANY(${kinds})`);
  }

  async purge(stopping?: AbortSignal): Promise<void> {
    await deleteInBatches(this.dataSource, 'account_tokens', part`expires_at < now()`, { stopping });
  }

  private opened<S>(kind: AccountTokenKind, row: Row | undefined): AccountToken<S> | null {
    if (!row) return null;
    return { user_uuid: row.user_uuid, secret: JSON.parse(this.sealing.open(row.sealed, purpose(kind))) as S };
  }
}

function purpose(kind: AccountTokenKind): string {
  return `account token ${kind}`;
}

/** What is no text has a hash that nothing is stored under. */
function hashOf(token: unknown): string {
  return typeof token === 'string' ? hashToken(token) : '';
}

export const sealedAccountToken: SealedColumn = {
  table: 'account_tokens',
  column: 'sealed',
  by: ['kind'],
  purpose: ({ kind }) => purpose(kind as AccountTokenKind),
};
