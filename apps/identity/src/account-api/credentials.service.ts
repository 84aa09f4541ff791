import { Injectable } from '@nestjs/common';
import { isUuid, type ChangedCredentials, type CredentialsChange } from '@platform/contracts';
import { Problem } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountEvents } from '../people/history/index.js';
import { AccountMails, AccountTokens } from '../people/mails/index.js';
import type { AddressChange } from '../accounts/email-change/index.js';
import { formProblemTexts } from '../pages/i18n/index.js';
import { emailAddress, NewPasswords, Passwords, People, type User } from '../people/index.js';
import { SignOuts } from '../protocol/sessions/index.js';
import { OauthTransaction } from '../protocol/storage/index.js';
import { Throttle } from '../throttling/index.js';

/**
 * What the account holder asked for by an API key of links, as the pages of the account do it: the password changes at
 * once and everybody is signed out, a new address waits until it is confirmed. All or nothing.
 */
@Injectable()
export class Credentials {
  constructor(
    private readonly transaction: OauthTransaction,
    private readonly people: People,
    private readonly passwords: Passwords,
    private readonly newPasswords: NewPasswords,
    private readonly throttle: Throttle,
    private readonly tokens: AccountTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly signOuts: SignOuts,
  ) {}

  async change(uuid: string, wanted: CredentialsChange): Promise<ChangedCredentials> {
    const user = isUuid(uuid) ? await this.people.active(uuid) : null;
    if (!user) throw new Problem('not_found');
    const email = wanted.email === undefined ? user.email : await this.freeAddress(user, wanted.email);
    const hash = wanted.password === undefined ? null : await this.hashOf(user, wanted.password);
    const isNewAddress = email !== user.email;
    if (isNewAddress) await this.throttle.check('confirmation', { account: user.uuid });
    await this.transaction.write(async (tx) => {
      if (hash !== null) await this.changePassword(tx, user, hash);
      if (isNewAddress) await this.askForConfirmation(tx, user, email);
    });
    return {
      email: isNewAddress ? 'to_be_confirmed' : 'unchanged',
      password: hash === null ? 'unchanged' : 'changed',
    };
  }

  /**
   * Whether an address has an account is told here, unlike on pages: the caller is known, and has five tries an hour.
   */
  private async freeAddress(user: User, typed: string): Promise<string> {
    const email = emailAddress.safeParse(typed);
    if (!email.success) throw Problem.field('email', 'must be an e-mail address');
    const owner = await this.people.byEmail(email.data);
    if (owner && owner.uuid !== user.uuid)
      throw new Problem('already_exists', { message: 'Another account has this e-mail address.' });
    return email.data;
  }

  private async hashOf(user: User, password: string): Promise<string> {
    const complaint = await this.newPasswords.complaint(password, user);
    if (complaint) throw Problem.field('password', formProblemTexts.en[complaint]);
    return this.passwords.hash(password);
  }

  private async changePassword(tx: EntityManager, user: User, hash: string): Promise<void> {
    await this.people.changePassword(tx, user.uuid, hash);
    await this.tokens.discard(tx, user.uuid, ['reset_password']);
    await this.signOuts.everywhere(tx, user.uuid);
    await this.events.record(tx, user.uuid, 'password_changed', null, { by: 'links' });
    await this.mails.passwordChanged(tx, user);
  }

  private async askForConfirmation(tx: EntityManager, user: User, to: string): Promise<void> {
    await this.tokens.discard(tx, user.uuid, ['change_email']);
    const change: AddressChange = { from: user.email, to };
    const token = await this.tokens.issue(tx, 'change_email', user.uuid, change);
    await this.mails.confirmNewAddress(tx, { email: to, language: user.language }, token);
  }
}
