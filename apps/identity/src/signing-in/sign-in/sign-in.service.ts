import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountEvents } from '../../people/history/index.js';
import { IdentityProviders } from '../federation/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { People } from '../../people/index.js';
import { Csrf, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { type Flow, Flows, loginHint, Sessions, targetOf } from '../flows/index.js';
import { Challenges, Passkeys } from '../passkeys/index.js';
import { byPassword } from '../../protocol/settings/index.js';
import { countSignIn, SignInAttempts, SignInSteps } from '../steps/index.js';
import { signInPage } from './sign-in.page.js';

interface Query {
  flow?: unknown;
  return_to?: unknown;
}

/** Signing in: for an application, or to the account page. */
@Injectable()
export class SignIn {
  constructor(
    private readonly people: People,
    private readonly flows: Flows,
    private readonly sessions: Sessions,
    private readonly attempts: SignInAttempts,
    private readonly events: AccountEvents,
    private readonly steps: SignInSteps,
    private readonly passkeys: Passkeys,
    private readonly challenges: Challenges,
    private readonly providers: IdentityProviders,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, query: Query): Promise<PageAnswer> {
    const flow = await this.flows.find(req, query.flow, 'login');
    const target = targetOf(flow, query);
    if (!flow && (await this.sessions.signedIn(req))) return { redirect: target.returnTo ?? '/account' };
    return {
      page: signInPage({
        ...(await this.common(req, reply, flow)),
        ...target,
        passkeyOptions: await this.passkeyOptions(req, reply),
        email: loginHint(flow),
      }),
    };
  }

  /** One answer to every failure, after the same work: it does not tell whether there is such an account. */
  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const flow = await this.flows.find(req, form['flow'], 'login');
    const target = targetOf(flow, form);
    const proof = await this.prove(req, form['email'] ?? '', form['password'] ?? '');
    if (proof) {
      const proven = { ...proof, amr: byPassword, flow, returnTo: target.returnTo };
      return { redirect: await this.steps.signIn(req, reply, proven) };
    }
    return {
      status: 401,
      page: signInPage({
        ...(await this.common(req, reply, flow)),
        ...target,
        passkeyOptions: await this.passkeyOptions(req, reply),
        email: form['email'],
        hasFailed: true,
      }),
    };
  }

  private async passkeyOptions(req: FastifyRequest, reply: FastifyReply) {
    return this.passkeys.optionsToUse(this.challenges.issue(req, reply, 'sign-in'));
  }

  /** What the pages of a sign-in show. */
  async common(req: FastifyRequest, reply: FastifyReply, flow: Flow | undefined) {
    const client = flow && (await this.flows.clientOf(flow));
    return {
      language: this.language.of(req, flow),
      csrf: this.csrf.token(req, reply),
      flow: flow?.handle,
      clientName: client?.clientName,
      providers: await this.providers.offered(),
    };
  }

  /** Slowed down by the address that was typed, whether or not it has an account. */
  private async prove(req: FastifyRequest, email: string, password: string) {
    const { person, counters } = await this.attempts.begin(req, email);
    const passwordHash = await this.people.authenticate(person, password);
    if (passwordHash === null) {
      countSignIn('wrong_password');
      this.events.noteFailedSignIn(email, req);
    }
    return person && passwordHash !== null ? { user: person, passwordHash, counters } : undefined;
  }
}
