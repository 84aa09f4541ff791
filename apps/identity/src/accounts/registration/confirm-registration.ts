import { Injectable } from '@nestjs/common';
import { hashToken } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { AccountTokens } from '../../people/mails/index.js';
import { type Flow, Flows } from '../../signing-in/flows/index.js';
import { type Language, PageLanguage } from '../../pages/i18n/index.js';
import { Csrf, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { Passwords, People, type User } from '../../people/index.js';
import { byPassword } from '../../protocol/settings/index.js';
import { SignInSteps } from '../../signing-in/steps/index.js';
import { Throttle } from '../../throttling/index.js';
import { linkIsOverPage } from './link-is-over.page.js';
import { confirmRegistrationPage } from './confirm-registration.page.js';
import { registrationCookie, type PendingRegistration } from './pending-registration.js';

interface Page {
  language: Language;
  csrf: string;
  token: string;
}

/**
 * Makes the account when the mailed link is confirmed. In the browser that the form was sent from one click is enough;
 * in any other the password is asked for. So nobody can have their address confirmed by its owner for an account whose
 * password they know themselves: the owner, who clicks on the link, does not know it.
 */
@Injectable()
export class ConfirmRegistration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly tokens: AccountTokens,
    private readonly events: AccountEvents,
    private readonly throttle: Throttle,
    private readonly flows: Flows,
    private readonly steps: SignInSteps,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  /** Undefined when the token is not of a registration. */
  async show(req: FastifyRequest, page: Page): Promise<PageAnswer | undefined> {
    const waiting = await this.tokens.find<PendingRegistration>('register', page.token);
    if (!waiting) return undefined;
    const { email } = waiting.secret;
    return { page: confirmRegistrationPage({ ...page, email, needsPassword: !isSameBrowser(req, waiting.secret) }) };
  }

  /** Undefined when the token is not of a registration, or was used up. The form has been checked. */
  async confirm(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer | undefined> {
    const { token = '', password = '' } = form;
    const waiting = await this.tokens.find<PendingRegistration>('register', token);
    if (!waiting) return undefined;
    const pending = waiting.secret;
    const page = { language: this.language.of(req), csrf: this.csrf.token(req, reply), token };
    if (!isSameBrowser(req, pending) && !(await this.isRight(req, token, password, pending.password_hash)))
      return {
        status: 401,
        page: confirmRegistrationPage({ ...page, email: pending.email, needsPassword: true, hasFailed: true }),
      };
    const flow = await this.flowOf(req, pending);
    const user = await this.make(req, token);
    if (!user) return { status: 404, page: linkIsOverPage(page) };
    const proven = { user, amr: byPassword, flow, returnTo: pending.returnTo };
    return { redirect: await this.steps.signIn(req, reply, proven) };
  }

  /** Null when the token was used up meanwhile, or the address has got an account on another way. */
  private async make(req: FastifyRequest, token: string): Promise<User | null> {
    return this.dataSource.transaction(async (tx) => {
      const waiting = await this.tokens.consume<PendingRegistration>(tx, 'register', token);
      if (!waiting) return null;
      const { name, surname, email, password_hash, language } = waiting.secret;
      const made = await this.people.add(tx, { name, surname, email, password_hash, language }, { isVerified: true });
      if (made) await this.events.record(tx, made.uuid, 'registered', req);
      return made;
    });
  }

  private async isRight(req: FastifyRequest, token: string, password: string, hash: string): Promise<boolean> {
    const attempt = { account: hashToken(token), req };
    await this.throttle.check('password', attempt);
    const isRight = await this.passwords.isRight(password, hash);
    if (isRight) await this.throttle.succeeded('password', attempt);
    return isRight;
  }

  /** The application's sign-in goes on if it is of this browser and still open; the account is made in any case. */
  private async flowOf(req: FastifyRequest, { flow }: PendingRegistration): Promise<Flow | undefined> {
    return this.flows.find(req, flow, 'login').catch(() => undefined);
  }
}

function isSameBrowser(req: FastifyRequest, { browser }: PendingRegistration): boolean {
  const known = req.cookies[registrationCookie];
  return known !== undefined && hashToken(known) === browser;
}
