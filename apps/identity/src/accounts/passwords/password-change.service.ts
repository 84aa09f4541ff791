import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@platform/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountEvents } from '../../people/history/index.js';
import { AccountMails, AccountTokens } from '../../people/mails/index.js';
import { doneAt, type Form, type PageAnswer } from '../../pages/forms/index.js';
import { NewPasswords, Passwords, People } from '../../people/index.js';
import { KnownPassword, SignedIn, type SignedInPerson } from '../../signing-in/reauthentication/index.js';
import { SignOuts } from '../../protocol/sessions/index.js';
import { OauthTransaction } from '../../protocol/storage/index.js';
import { passwordChangePage } from './password-change.page.js';

export const passwordPath = '/account/password';

/** Changing the password while signed in, after a fresh sign-in and with the old one; everybody else is signed out. */
@Injectable()
export class PasswordChange {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly signedIn: SignedIn,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
    private readonly password: KnownPassword,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly signOuts: SignOuts,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, passwordPath, async (person) => ({ page: await this.page(person, {}) }));
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form): Promise<PageAnswer> {
    return this.signedIn.freshPage(req, reply, passwordPath, async (person) => {
      const { current = '', password = '' } = form;
      const complaint = await this.newPasswords.complaint(password, person.user);
      if (complaint) return this.refused(person, { password: [complaint] });
      const known = await this.prove(person, current);
      const isChanged = known !== undefined && (await this.change(person, known, await this.passwords.hash(password)));
      return isChanged
        ? doneAt('/account/security', 'password_changed')
        : this.refused(person, { current: ['password_wrong'] });
    });
  }

  /**
   * False when the password is not the one that was proved any more: whoever has reset it meanwhile keeps the new one.
   */
  private async change(
    { user, req, sessionUid }: SignedInPerson,
    known: string | null,
    hash: string,
  ): Promise<boolean> {
    return this.transaction.write(async (tx) => {
      if (!(await this.people.replacePassword(tx, user.uuid, known, hash))) return false;
      await this.tokens.discard(tx, user.uuid, ['reset_password']);
      await this.signOuts.everywhere(tx, user.uuid, sessionUid);
      await this.events.record(tx, user.uuid, 'password_changed', req);
      await this.mails.passwordChanged(tx, user);
      return true;
    });
  }

  /** The hash that the old password is right by, null when there is none; undefined when it is wrong. */
  private async prove({ user, req }: SignedInPerson, current: string): Promise<string | null | undefined> {
    if (!(await this.people.hasPassword(user.uuid))) return null;
    return (await this.password.check(req, user.uuid, current)) ?? undefined;
  }

  private async refused(person: SignedInPerson, errors: FieldErrors): Promise<PageAnswer> {
    return { status: 422, page: await this.page(person, errors) };
  }

  private async page({ user, language, csrf }: SignedInPerson, errors: FieldErrors): Promise<string> {
    const hasPassword = await this.people.hasPassword(user.uuid);
    return passwordChangePage({ language, csrf, email: user.email, hasPassword, errors });
  }
}
