import { Injectable } from '@nestjs/common';
import { fieldErrors } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountMails, AccountTokens } from '../../people/mails/index.js';
import { Flows, hintedEmail, type SignInTarget, targetOf } from '../../signing-in/flows/index.js';
import { type Language, messages } from '../../pages/i18n/index.js';
import type { Form, PageAnswer } from '../../pages/forms/index.js';
import { emailAddress, People } from '../../people/index.js';
import { lookIntoMailPage } from '../registration/index.js';
import { SignIn } from '../../signing-in/sign-in/index.js';
import { Throttle } from '../../throttling/index.js';
import { forgotPage } from './forgot.page.js';

/** What goes with the token of a reset. */
export interface WantedReset extends SignInTarget {
  /** Where the link was sent; it opens nothing when the account has another address by then. */
  email: string;
}

/** Asking for a link to choose a new password. The answer is the same whether or not there is such an account. */
@Injectable()
export class Forgot {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly throttle: Throttle,
    private readonly flows: Flows,
    private readonly signIn: SignIn,
  ) {}

  async show(
    req: FastifyRequest,
    reply: FastifyReply,
    query: { flow?: unknown; return_to?: unknown },
  ): Promise<PageAnswer> {
    const flow = await this.flows.find(req, query.flow, 'login');
    const common = await this.signIn.common(req, reply, flow);
    return { page: forgotPage({ ...common, ...targetOf(flow, query), email: hintedEmail(flow) }) };
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const flow = await this.flows.find(req, form['flow'], 'login');
    const target = targetOf(flow, form);
    const common = await this.signIn.common(req, reply, flow);
    const email = emailAddress.safeParse(form['email']);
    if (!email.success) {
      const problems = {
        email: form['email'] ?? '',
        errors: fieldErrors(email.error.issues)[''] ?? ['not_an_address'],
      };
      return { status: 422, page: forgotPage({ ...common, ...target, ...problems }) };
    }
    await this.throttle.check('reset', { req });
    await this.ask({ email: email.data, ...target }, common.language);
    const text = messages('password-reset', common.language).lookText;
    return { page: lookIntoMailPage({ ...common, ...target, email: email.data, text, again: '/forgot' }) };
  }

  /** The same statements for an address with an account and one without: the time does not tell them apart. */
  private async ask(wanted: WantedReset, language: Language): Promise<void> {
    const { email } = wanted;
    const mayMail = await this.throttle.allows('reset', { account: email });
    const known = await this.people.byEmail(email);
    const user = known?.is_active ? known : null;
    await this.dataSource.transaction(async (tx) => {
      const token = await this.tokens.issue(tx, 'reset_password', user?.uuid ?? null, wanted);
      if (!mayMail) return;
      if (user) await this.mails.resetPassword(tx, { email, language: user.language ?? language }, token);
      else await this.mails.noAccount(tx, email, language);
    });
  }
}
