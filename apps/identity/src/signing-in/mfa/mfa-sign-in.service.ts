import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountEvents, Devices } from '../../people/history/index.js';
import { Flows } from '../flows/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { Csrf, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { Challenges, parseUsedCredential, Passkeys } from '../passkeys/index.js';
import { User } from '../../people/index.js';
import { SecurityNotices } from '../../people/mails/index.js';
import { countSignIn, type PendingSignIn, PendingSignIns, SignInSteps } from '../steps/index.js';
import { Throttle } from '../../throttling/index.js';
import { Mfa, maxWrongCodes, RecoveryCodes, Totp, wrongCodesToTell } from '../../people/second-factors/index.js';
import { mfaPage } from './mfa.page.js';

const startAgain: PageAnswer = { redirect: '/login' };

/**
 * The second factor of a sign-in: a code of the app, a recovery code, or a passkey. Five tries, then the first factor
 * again.
 */
@Injectable()
export class MfaSignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pending: PendingSignIns,
    private readonly steps: SignInSteps,
    private readonly flows: Flows,
    private readonly mfa: Mfa,
    private readonly totp: Totp,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly events: AccountEvents,
    private readonly notices: SecurityNotices,
    private readonly devices: Devices,
    private readonly throttle: Throttle,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    const pending = await this.pending.find(req, 'mfa');
    return pending ? { page: await this.page(req, reply, pending) } : startAgain;
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const pending = await this.pending.find(req, 'mfa');
    if (!pending) return startAgain;
    // Who knows the password could begin again and again: the account counts as well, beyond the tries of one sign-in.
    const isKnownDevice = await this.devices.isKnown(req, pending.user_uuid);
    const attempt = { account: pending.user_uuid, req, isKnownDevice };
    await this.throttle.check('mfa', attempt);
    if (!(await this.pending.takeTry(pending))) return startAgain;
    const proof = await this.prove(req, reply, pending, form);
    if (proof) {
      await this.throttle.succeeded('mfa', attempt);
      return { redirect: await this.steps.afterSecondFactor(req, reply, pending, proof) };
    }
    countSignIn('wrong_code');
    await this.events.record(this.dataSource.manager, pending.user_uuid, 'sign_in_failed', req, { factor: 'second' });
    const isOver = !(await this.pending.find(req, 'mfa'));
    return { status: 401, page: await this.page(req, reply, pending, isOver ? 'over' : 'wrong') };
  }

  /** The methods that were proved (RFC 8176), undefined for none. */
  private async prove(req: FastifyRequest, reply: FastifyReply, { user_uuid }: PendingSignIn, form: Form) {
    if (form['credential'] !== undefined) {
      const challenge = await this.challenges.consume(req, reply, 'mfa');
      const answer = parseUsedCredential(form['credential']);
      const isRight = challenge && answer && (await this.passkeys.use(challenge, answer, user_uuid));
      if (isRight) await this.totp.forgetWrong(this.dataSource.manager, user_uuid);
      return isRight ? ['pop', 'user'] : undefined;
    }
    const { code, recovery_code: recoveryCode } = form;
    const isRight = recoveryCode
      ? await this.useRecoveryCode(req, user_uuid, recoveryCode)
      : await this.useCode(req, user_uuid, code ?? '');
    return isRight ? ['otp'] : undefined;
  }

  /** Who types wrong codes knows the password: the owner is told after a few, and after many none is taken. */
  private async useCode(req: FastifyRequest, userUuid: string, code: string): Promise<boolean> {
    const place = await this.totp.count(userUuid);
    if (place === undefined) return false;
    if (await this.totp.use(this.dataSource.manager, userUuid, code)) return true;
    const notice = { [wrongCodesToTell]: 'wrongCodes' as const, [maxWrongCodes]: 'codesLocked' as const }[place];
    if (notice)
      await this.dataSource.transaction(async (tx) => {
        await this.notices.add(tx, await tx.findOneByOrFail(User, { uuid: userUuid }), notice, req);
      });
    return false;
  }

  private async useRecoveryCode(req: FastifyRequest, userUuid: string, code: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await this.recoveryCodes.use(tx, userUuid, code))) return false;
      const user = await tx.findOneByOrFail(User, { uuid: userUuid });
      await this.totp.forgetWrong(tx, userUuid);
      await this.events.record(tx, userUuid, 'recovery_code_used', req);
      await this.notices.add(tx, user, 'recoveryCodeUsed', req);
      return true;
    });
  }

  private async page(req: FastifyRequest, reply: FastifyReply, pending: PendingSignIn, failure?: 'wrong' | 'over') {
    const flow = await this.flows.find(req, pending.flow ?? undefined, 'login');
    const { totp, passkeys, recovery_codes } = await this.mfa.of(pending.user_uuid);
    const challenge = passkeys > 0 ? this.challenges.issue(req, reply, 'mfa') : undefined;
    return mfaPage({
      language: this.language.of(req, flow),
      csrf: this.csrf.token(req, reply),
      flow: flow?.handle,
      hasTotp: totp,
      isLocked: totp && (await this.totp.isLocked(pending.user_uuid)),
      hasRecoveryCodes: recovery_codes > 0,
      passkeyOptions: challenge ? await this.passkeys.optionsToUse(challenge, pending.user_uuid) : undefined,
      failure,
    });
  }
}
