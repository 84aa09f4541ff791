import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@platform/contracts';
import { hashToken, randomToken } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { AccountMails, AccountTokens, accountTokenSeconds } from '../../people/mails/index.js';
import { type Flow, Flows, hintedEmail, type SignInTarget, targetOf } from '../../signing-in/flows/index.js';
import { cookieOptions } from '../../pages/cookies/index.js';
import type { Form, PageAnswer } from '../../pages/forms/index.js';
import { NewPasswords, Passwords, People, readRegistration, type Registration } from '../../people/index.js';
import { byPassword } from '../../protocol/settings/index.js';
import { SignInSteps } from '../../signing-in/steps/index.js';
import { SignIn } from '../../signing-in/sign-in/index.js';
import { Throttle } from '../../throttling/index.js';
import { IdentityConfig } from '../../config.js';
import { AddressProofs } from './address-proofs.js';
import { lookIntoMailPage } from './look-into-mail.page.js';
import { registrationCookie, type PendingRegistration } from './pending-registration.js';
import { registerPage } from './register.page.js';

export interface RegisterQuery {
  flow?: unknown;
  return_to?: unknown;
  /** Of AddressProofs. */
  proof?: unknown;
}

/**
 * Making an account. Whoever fills in the form is always told to look into their mail: only there it is said whether
 * the address has an account already, and only the link in it makes one.
 */
@Injectable()
export class Register {
  constructor(
    private readonly config: IdentityConfig,
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly throttle: Throttle,
    private readonly proofs: AddressProofs,
    private readonly flows: Flows,
    private readonly signIn: SignIn,
    private readonly steps: SignInSteps,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, query: RegisterQuery): Promise<PageAnswer> {
    const flow = await this.flows.find(req, query.flow, 'login');
    const proven = this.proofs.provenBy(query.proof);
    const email = proven ?? hintedEmail(flow);
    return {
      page: registerPage({
        ...(await this.signIn.common(req, reply, flow)),
        ...targetOf(flow, query),
        ...(email && { values: { email } }),
        ...(proven && { proof: String(query.proof) }),
      }),
    };
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const flow = await this.flows.find(req, form['flow'], 'login');
    const target = targetOf(flow, form);
    const common = await this.signIn.common(req, reply, flow);
    const read = readRegistration(form);
    if ('errors' in read) return { status: 422, page: again(common, target, form, read.errors) };
    const { wanted } = read;
    await this.throttle.check('registration', { req });
    const complaint = await this.newPasswords.complaint(wanted.password, wanted);
    if (complaint) return { status: 422, page: again(common, target, form, { password: [complaint] }) };
    const person = {
      ...named(wanted),
      language: common.language,
      password_hash: await this.passwords.hash(wanted.password),
    };
    const signedIn = await this.withProof(req, reply, flow, form, person);
    if (signedIn) return { redirect: signedIn };
    const browser = this.browserOf(req, reply);
    await this.ask({ ...person, browser: hashToken(browser), ...target } as PendingRegistration);
    return { page: lookIntoMailPage({ ...common, ...target, email: wanted.email, again: '/register' }) };
  }

  /** The same statements for an address with an account and one without: the time does not tell them apart. */
  private async ask(pending: PendingRegistration): Promise<void> {
    const { email, language } = pending;
    const mayMail = await this.throttle.allows('registration', { account: email });
    const known = await this.people.byEmail(email);
    await this.dataSource.transaction(async (tx) => {
      const token = await this.tokens.issue(tx, 'register', null, pending);
      if (!mayMail) return;
      if (known) await this.mails.alreadyRegistered(tx, { email, language: known.language ?? language });
      else await this.mails.confirmRegistration(tx, email, language, token);
    });
  }

  /** Whoever came by a link that was mailed to this very address has confirmed it by that. */
  private async withProof(
    req: FastifyRequest,
    reply: FastifyReply,
    flow: Flow | undefined,
    form: Form,
    person: Omit<PendingRegistration, 'browser' | 'flow' | 'returnTo'>,
  ): Promise<string | undefined> {
    if (this.proofs.provenBy(form['proof']) !== person.email) return undefined;
    const user = await this.dataSource.transaction(async (tx) => {
      const made = await this.people.add(tx, person, { isVerified: true });
      if (made) await this.events.record(tx, made.uuid, 'registered', req);
      return made;
    });
    if (!user) return undefined;
    return this.steps.signIn(req, reply, {
      user,
      amr: byPassword,
      flow,
      returnTo: targetOf(flow, form).returnTo,
    });
  }

  private browserOf(req: FastifyRequest, reply: FastifyReply): string {
    const known = req.cookies[registrationCookie];
    const browser = known && /^[\w-]{43}$/.test(known) ? known : randomToken();
    void reply.setCookie(registrationCookie, browser, cookieOptions(this.config, accountTokenSeconds.register));
    return browser;
  }
}

function named({ name, surname, email }: Registration) {
  return { name, surname, email };
}

function again(
  common: Awaited<ReturnType<SignIn['common']>>,
  target: SignInTarget,
  form: Form,
  errors: FieldErrors,
): string {
  return registerPage({ ...common, ...target, proof: form['proof'], values: form as Record<string, string>, errors });
}
