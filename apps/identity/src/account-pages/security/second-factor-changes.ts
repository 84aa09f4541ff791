import { Injectable } from '@nestjs/common';
import { isUuid } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { Mfa, RecoveryCodes, Totp } from '../../people/second-factors/index.js';
import { Passkeys } from '../../signing-in/passkeys/index.js';
import type { User } from '../../people/index.js';
import { OauthTransaction, TokenRevocations } from '../../protocol/storage/index.js';
import { SecurityNotices } from '../../people/mails/index.js';

/** Who changes their account, and in which browser. */
export interface Change {
  user: User;
  req: FastifyRequest;
}

/**
 * Changes to what protects an account: each with its entry in the history and its mail. With the first second factor
 * come recovery codes, with the last one they go, and access tokens that it was proved for. The caller has made sure
 * that it is really the owner (reauthentication.ts).
 */
@Injectable()
export class SecondFactorChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mfa: Mfa,
    private readonly totp: Totp,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly events: AccountEvents,
    private readonly notices: SecurityNotices,
    private readonly transaction: OauthTransaction,
    private readonly revocations: TokenRevocations,
  ) {}

  /** Recovery codes to show, none when there are some already; undefined for a wrong code. */
  async confirmTotp(change: Change, code: string): Promise<string[] | undefined> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.totp.confirm(tx, change.user.uuid, code))) return undefined;
      await this.events.record(tx, change.user.uuid, 'totp_enabled', change.req);
      await this.notices.add(tx, change.user, 'totpEnabled', change.req);
      return this.firstRecoveryCodes(tx, change);
    });
  }

  /** Throws `not_found` when none is in use. */
  async removeTotp(change: Change): Promise<void> {
    await this.transaction.write(async (tx) => {
      if (!(await this.totp.remove(tx, change.user.uuid))) throw new Problem('not_found');
      await this.events.record(tx, change.user.uuid, 'totp_disabled', change.req);
      await this.notices.add(tx, change.user, 'totpDisabled', change.req);
      await this.endWithTheLast(tx, change.user.uuid);
    });
  }

  /** New codes for those before. Throws `not_found` without a second factor, which they would stand in for. */
  async renewRecoveryCodes(change: Change): Promise<string[]> {
    return this.dataSource.transaction((tx) => this.otherCodes(tx, change));
  }

  /**
   * The same for the codes of that name (`RecoveryCodes.nameOf`); undefined, and nothing is changed, when they were
   * replaced already.
   */
  async replaceRecoveryCodes(change: Change, name: string): Promise<string[] | undefined> {
    return this.dataSource.transaction(async (tx) =>
      (await this.recoveryCodes.areStill(tx, change.user.uuid, name)) ? this.otherCodes(tx, change) : undefined,
    );
  }

  /** As `confirmTotp`; undefined when the browser's answer is not right. */
  async addPasskey(change: Change, challenge: string, answer: RegistrationResponseJSON, name: string) {
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.passkeys.add(tx, change.user.uuid, challenge, answer, name))) return undefined;
      await this.events.record(tx, change.user.uuid, 'passkey_added', change.req, { name });
      await this.notices.add(tx, change.user, 'passkeyAdded', change.req, [name]);
      return this.firstRecoveryCodes(tx, change);
    });
  }

  /** Throws `not_found`. */
  async removePasskey(change: Change, uuid: string): Promise<void> {
    if (!isUuid(uuid)) throw new Problem('not_found');
    await this.transaction.write(async (tx) => {
      const name = await this.passkeys.remove(tx, change.user.uuid, uuid);
      if (name === undefined) throw new Problem('not_found');
      await this.events.record(tx, change.user.uuid, 'passkey_removed', change.req, { name });
      await this.notices.add(tx, change.user, 'passkeyRemoved', change.req, [name]);
      await this.endWithTheLast(tx, change.user.uuid);
    });
  }

  private async otherCodes(tx: EntityManager, change: Change): Promise<string[]> {
    const { totp, passkeys } = await this.mfa.of(change.user.uuid, tx);
    if (!totp && !passkeys) throw new Problem('not_found', { message: 'There is no second factor.' });
    await this.events.record(tx, change.user.uuid, 'recovery_codes_made', change.req);
    await this.notices.add(tx, change.user, 'recoveryCodesMade', change.req);
    return this.recoveryCodes.make(tx, change.user.uuid);
  }

  private async firstRecoveryCodes(tx: EntityManager, { user }: Change): Promise<string[]> {
    const { recovery_codes } = await this.mfa.of(user.uuid, tx);
    return recovery_codes > 0 ? [] : this.recoveryCodes.make(tx, user.uuid);
  }

  private async endWithTheLast(tx: EntityManager, userUuid: string): Promise<void> {
    const { totp, passkeys } = await this.mfa.of(userUuid, tx);
    if (totp || passkeys) return;
    await this.recoveryCodes.remove(tx, userUuid);
    await this.revocations.revokeOfSeveralFactors(tx, userUuid);
  }
}
