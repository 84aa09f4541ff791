import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountEvents } from '../../people/history/index.js';
import { AccountMails, AccountTokens } from '../../people/mails/index.js';
import { PageLanguage } from '../../pages/i18n/index.js';
import { Csrf, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { People, type User } from '../../people/index.js';
import { Sessions } from '../../signing-in/flows/index.js';
import { Throttle } from '../../throttling/index.js';
import { ConfirmRegistration } from './confirm-registration.js';
import { linkIsOverPage } from './link-is-over.page.js';
import { askForMailPage, confirmAddressPage, mailIsSentPage } from './verify-email.page.js';

interface WaitingAddress {
  /** What is to be confirmed; it may have been changed since. */
  email: string;
}

const path = '/verify-email';

/** Confirming the address of an account, or the one that an account is made with. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly dataSource: DataSource,
    private readonly registrations: ConfirmRegistration,
    private readonly people: People,
    private readonly sessions: Sessions,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly throttle: Throttle,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, query: unknown): Promise<PageAnswer> {
    const token = typeof query === 'string' ? query : undefined;
    if (token === undefined) return this.offerMail(req, reply);
    const page = { language: this.language.of(req), csrf: this.csrf.token(req, reply), token };
    const asked = await this.registrations.show(req, page);
    if (asked) return asked;
    const waiting = await this.tokens.find<WaitingAddress>('verify_email', token);
    if (!waiting) return { status: 404, page: linkIsOverPage(page) };
    return { page: confirmAddressPage({ ...page, email: waiting.secret.email }) };
  }

  async confirm(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    const token = form['token'];
    const registered = await this.registrations.confirm(req, reply, form);
    if (registered) return registered;
    const isConfirmed = await this.dataSource.transaction(async (tx) => {
      const waiting = await this.tokens.consume<WaitingAddress>(tx, 'verify_email', token);
      const user = waiting?.user_uuid && (await this.people.active(waiting.user_uuid, tx));
      if (!user || user.email !== waiting.secret.email) return false;
      await this.people.confirmAddress(tx, user.uuid, user.email);
      await this.events.record(tx, user.uuid, 'email_verified', req);
      return true;
    });
    return isConfirmed
      ? { redirect: '/account' }
      : { status: 404, page: linkIsOverPage({ language: this.language.of(req) }) };
  }

  /** Another mail to whoever is signed in with an address that is not confirmed. */
  async send(req: FastifyRequest): Promise<PageAnswer> {
    const user = await this.unconfirmed(req);
    if (!user) return { redirect: '/account' };
    await this.throttle.check('confirmation', { account: user.uuid, req });
    await this.dataSource.transaction(async (tx) => {
      const secret: WaitingAddress = { email: user.email };
      await this.mails.confirmAddress(tx, user, await this.tokens.issue(tx, 'verify_email', user.uuid, secret));
    });
    return { page: mailIsSentPage({ language: this.language.of(req), email: user.email }) };
  }

  private async offerMail(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    if (!(await this.sessions.signedIn(req))) return { redirect: `/login?return_to=${path}` };
    const user = await this.unconfirmed(req);
    if (!user) return { redirect: '/account' };
    const page = { language: this.language.of(req), csrf: this.csrf.token(req, reply), email: user.email };
    return { page: askForMailPage(page) };
  }

  private async unconfirmed(req: FastifyRequest): Promise<User | null> {
    const userUuid = await this.sessions.signedIn(req);
    const user = userUuid ? await this.people.active(userUuid) : null;
    return user?.email_verified_at ? null : user;
  }
}
