import { Injectable } from '@nestjs/common';
import { execute, platformBrand, Problem, rowsOf, Sealing, sql, type SealedColumn } from '@platform/service-kit';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';

export const stepSeconds = 30;
/** Wrong codes in a row after which the owner hears of them: whoever typed them knows the password. */
export const wrongCodesToTell = 5;
/** After so many codes none is looked at any more: an attacker guesses a right one with a chance of 1 in 15,000. */
export const maxWrongCodes = 20;

export interface TotpSetUp {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth:`, for the QR code. */
  uri: string;
}

/** Codes of an authenticator app (RFC 6238): six digits, SHA-1, 30 seconds, one step early or late, each step once. */
@Injectable()
export class Totp {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealing: Sealing,
  ) {}

  /**
   * The secret of a set-up that is not confirmed yet, the same until it is. Throws `already_exists` when one is in use.
   */
  async begin(user: { uuid: string; email: string }): Promise<TotpSetUp> {
    const sealed = this.sealing.seal(generateSecret(), purpose(user.uuid));
    const [row] = await rowsOf(
      this.dataSource,
      sql<{ sealed_secret: string; confirmed_at: Date | null }>`
        INSERT INTO totp_secrets AS known (user_uuid, sealed_secret) VALUES (${user.uuid}, ${sealed})
        ON CONFLICT (user_uuid) DO UPDATE SET created_at = known.created_at
        RETURNING sealed_secret, confirmed_at`,
    );
    if (row!.confirmed_at) throw new Problem('already_exists', { message: 'An authenticator app is set up already.' });
    const secret = this.sealing.open(row!.sealed_secret, purpose(user.uuid));
    // The issuer is what authenticator apps show.
    return { secret, uri: generateURI({ issuer: platformBrand().name, label: user.email, secret }) };
  }

  /** Ends a set-up: from now on the app is asked for. False for a wrong code, and when it was confirmed before. */
  async confirm(tx: EntityManager, userUuid: string, code: string): Promise<boolean> {
    const step = await this.stepOf(tx, userUuid, code, false);
    if (step === undefined) return false;
    const confirmed = await execute(
      tx,
      sql`
        UPDATE totp_secrets SET confirmed_at = now(), last_step = ${step}
        WHERE user_uuid = ${userUuid} AND confirmed_at IS NULL`,
    );
    return confirmed === 1;
  }

  /**
   * Counts a code before it is looked at, however many come at once: which one in a row it is. Undefined when none is
   * taken any more; the other second factors, and a new password, begin anew (`forgetWrong`).
   */
  async count(userUuid: string): Promise<number | undefined> {
    const [counted] = await rowsOf(
      this.dataSource,
      sql<{ wrong_codes: number }>`
        UPDATE totp_secrets SET wrong_codes = wrong_codes + 1
        WHERE user_uuid = ${userUuid} AND confirmed_at IS NOT NULL AND wrong_codes < ${maxWrongCodes}
        RETURNING wrong_codes`,
    );
    return counted?.wrong_codes;
  }

  async isLocked(userUuid: string): Promise<boolean> {
    const rows = await rowsOf(
      this.dataSource,
      sql`SELECT FROM totp_secrets WHERE user_uuid = ${userUuid} AND wrong_codes >= ${maxWrongCodes}`,
    );
    return rows.length > 0;
  }

  async forgetWrong(tx: EntityManager, userUuid: string): Promise<void> {
    await execute(tx, forgetWrongCodes(userUuid));
  }

  /** True for a right code that was not used before, nor one after it: of any number at once exactly one is true. */
  async use(tx: EntityManager, userUuid: string, code: string): Promise<boolean> {
    const step = await this.stepOf(tx, userUuid, code, true);
    if (step === undefined) return false;
    const used = await execute(
      tx,
      sql`
        UPDATE totp_secrets SET last_step = ${step}, wrong_codes = 0
        WHERE user_uuid = ${userUuid} AND confirmed_at IS NOT NULL AND (last_step IS NULL OR last_step < ${step})`,
    );
    return used === 1;
  }

  /** False when there was none in use. */
  async remove(tx: EntityManager, userUuid: string): Promise<boolean> {
    const [removed] = await rowsOf(
      tx,
      sql<{ confirmed_at: Date | null }>`DELETE FROM totp_secrets WHERE user_uuid = ${userUuid} RETURNING confirmed_at`,
    );
    return Boolean(removed?.confirmed_at);
  }

  private async stepOf(tx: EntityManager, userUuid: string, code: string, isConfirmed: boolean) {
    const [row] = await rowsOf(
      tx,
      sql<{ sealed_secret: string }>`
        SELECT sealed_secret FROM totp_secrets
        WHERE user_uuid = ${userUuid} AND (confirmed_at IS NOT NULL) = ${isConfirmed}`,
    );
    return row && stepOfCode(this.sealing.open(row.sealed_secret, purpose(userUuid)), code);
  }
}

/** For who replaces a password as well: whoever typed wrong codes knew the one before. */
export const forgetWrongCodes = (userUuid: string) =>
  sql`UPDATE totp_secrets SET wrong_codes = 0 WHERE user_uuid = ${userUuid} AND wrong_codes > 0`;

/** The time step that a code belongs to, undefined when it is not of now, the step before or the one after. */
export function stepOfCode(secret: string, typed: string, nowMs = Date.now()): number | undefined {
  const token = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const epoch = Math.floor(nowMs / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds });
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / stepSeconds) : undefined;
}

function purpose(userUuid: string): string {
  return `totp:${userUuid}`;
}

export const sealedTotpSecret: SealedColumn = {
  table: 'totp_secrets',
  column: 'sealed_secret',
  by: ['user_uuid'],
  purpose: (row) => purpose(row['user_uuid']!),
};
