import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { AccountMails, type AccountToken, AccountTokens } from '../../people/mails/index.js';
import { type Flow, Flows } from '../../signing-in/flows/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { Csrf, type Form, type PageAnswer, textOf } from '../../pages/forms/index.js';
import { NewPasswords, Passwords, People, type User } from '../../people/index.js';
import { SignOuts } from '../../protocol/sessions/index.js';
import { byPassword } from '../../protocol/settings/index.js';
import { SignInSteps } from '../../signing-in/steps/index.js';
import { OauthTransaction } from '../../protocol/storage/index.js';
import { linkIsOverPage } from '../registration/index.js';
import type { WantedReset } from './forgot.service.js';
import { resetPage } from './reset.page.js';

/**
 * Choosing a new password by the mailed link. It works once, signs the person out everywhere, and goes on as after a
 * password: a second factor is asked for where there is one.
 */
@Injectable()
export class Reset {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly signOuts: SignOuts,
    private readonly flows: Flows,
    private readonly steps: SignInSteps,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, token: unknown): Promise<PageAnswer> {
    const page = { language: this.language.of(req), csrf: this.csrf.token(req, reply), token: textOf(token) };
    const found = await this.tokens.find<WantedReset>('reset_password', token);
    await this.flowOf(req, found);
    const user = await this.owner(found);
    return user ? { page: resetPage({ ...page, email: user.email }) } : { status: 404, page: linkIsOverPage(page) };
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const { token = '', password = '' } = form;
    const page = { language: this.language.of(req), csrf: this.csrf.token(req, reply), token };
    const found = await this.tokens.find<WantedReset>('reset_password', token);
    await this.flowOf(req, found);
    const user = await this.owner(found);
    if (!found || !user) return { status: 404, page: linkIsOverPage(page) };
    const complaint = await this.newPasswords.complaint(password, user);
    if (complaint) return { status: 422, page: resetPage({ ...page, email: user.email, errors: [complaint] }) };
    const hash = await this.passwords.hash(password);
    const isDone = await this.transaction.write((tx) => this.change(tx, req, token, hash));
    if (!isDone) return { status: 404, page: linkIsOverPage(page) };
    return {
      redirect: await this.steps.signIn(req, reply, {
        user,
        amr: byPassword,
        flow: await this.flowOf(req, found),
        returnTo: found.secret.returnTo,
        passwordHash: hash,
      }),
    };
  }

  /** The application's sign-in goes on, and the page looks like it, if it is of this browser and still open. */
  private async flowOf(req: FastifyRequest, token: AccountToken<WantedReset> | null): Promise<Flow | undefined> {
    return this.flows.find(req, token?.secret.flow, 'login').catch(() => undefined);
  }

  private async change(tx: EntityManager, req: FastifyRequest, token: string, hash: string): Promise<boolean> {
    const user = await this.owner(await this.tokens.consume<WantedReset>(tx, 'reset_password', token), tx);
    if (!user) return false;
    await this.people.changePassword(tx, user.uuid, hash);
    await this.tokens.discard(tx, user.uuid, ['reset_password', 'change_email']);
    // Who reads the mailbox has confirmed it.
    await this.people.confirmAddress(tx, user.uuid, user.email);
    await this.signOuts.everywhere(tx, user.uuid);
    await this.events.record(tx, user.uuid, 'password_reset', req);
    await this.mails.passwordChanged(tx, user);
    return true;
  }

  /**
   * Whose link it is; null when the account is suspended or has got another address since. One that waits for its end
   * may be kept.
   */
  private async owner(token: AccountToken<WantedReset> | null, tx?: EntityManager): Promise<User | null> {
    if (!token?.user_uuid) return null;
    const user = await this.people.byEmail(token.secret.email, tx);
    return user?.uuid === token.user_uuid && user.is_active ? user : null;
  }
}
