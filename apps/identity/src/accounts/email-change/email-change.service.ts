import { Injectable } from '@nestjs/common';
import { fieldErrors } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AccountMails, AccountTokens } from '../../people/mails/index.js';
import type { Form, PageAnswer } from '../../pages/forms/index.js';
import { emailAddress, People } from '../../people/index.js';
import { SignedIn, type SignedInPerson } from '../../signing-in/reauthentication/index.js';
import { Throttle } from '../../throttling/index.js';
import { emailChangePage, newAddressMailedPage } from './email-change.page.js';

/** What goes with the tokens of a change of address. */
export interface AddressChange {
  from: string;
  to: string;
}

export const emailPath = '/account/email';

/**
 * Asking for another address, after a fresh sign-in. It becomes the account's when the mail to it is confirmed; whether
 * it already has an account is told to its owner only.
 */
@Injectable()
export class EmailChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signedIn: SignedIn,
    private readonly people: People,
    private readonly throttle: Throttle,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, emailPath, ({ user, language, csrf }) =>
      Promise.resolve({ page: emailChangePage({ language, csrf, current: user.email }) }),
    );
  }

  async ask(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, emailPath, async (person) => {
      const { user, language, csrf } = person;
      const email = emailAddress.safeParse(form['email']);
      if (!email.success) {
        const errors = fieldErrors(email.error.issues)[''] ?? ['not_an_address'];
        const typed = form['email'] ?? '';
        return { status: 422, page: emailChangePage({ language, csrf, current: user.email, typed, errors }) };
      }
      if (email.data === user.email) return { redirect: '/account' };
      await this.send(person, email.data);
      return { page: newAddressMailedPage({ language, email: email.data }) };
    });
  }

  private async send({ user, req }: SignedInPerson, to: string): Promise<void> {
    await this.throttle.check('confirmation', { account: user.uuid, req });
    const owner = await this.people.byEmail(to);
    await this.dataSource.transaction(async (tx) => {
      await this.tokens.discard(tx, user.uuid, ['change_email']);
      const change: AddressChange = { from: user.email, to };
      const token = await this.tokens.issue(tx, 'change_email', user.uuid, change);
      if (owner) await this.mails.addressIsUsed(tx, owner);
      else await this.mails.confirmNewAddress(tx, { email: to, language: user.language }, token);
    });
  }
}
