import { Injectable } from '@nestjs/common';
import { neutralName } from '@platform/contracts';
import { mailMessage, MailOutbox, type MailText } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { IdentityConfig } from '../../config.js';
import { type Language, messages, PageLanguage, secondInWords } from '../../pages/i18n/index.js';
import { otherWaysIn } from './other-ways-in.js';

/** Somebody who has an account. */
export interface Addressee {
  email: string;
  /** BCP 47, of the profile. */
  language: string | null;
}

/** Somebody who is told when something happened. */
export interface InformedAddressee extends Addressee {
  /** Time zone of the profile. */
  zoneinfo: string | null;
}

/**
 * The mails about an account, each part of the change that it tells of. Links begin with the configured public address,
 * whatever host a request named (docs/hard-cases.md#sign-in). What strangers typed is never part of a mail to an
 * address that is not confirmed: it could be anything.
 */
@Injectable()
export class AccountMails {
  constructor(
    private readonly config: IdentityConfig,
    private readonly mails: MailOutbox,
    private readonly language: PageLanguage,
  ) {}

  /** Somebody registers with an address that has no account. */
  async confirmRegistration(tx: EntityManager, to: string, language: Language, token: string): Promise<void> {
    const texts = messages('address-mails', language);
    const button = this.button(texts.registerButton, '/verify-email', token);
    await this.send(tx, to, language, [texts.registerSubject, texts.register], texts.registerFooter, button);
  }

  /** Somebody registers with an address that has an account. */
  async alreadyRegistered(tx: EntityManager, to: Addressee): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('address-mails', language);
    const said = [texts.knownSubject, texts.known, texts.knownForgot];
    await this.send(tx, to.email, language, said, texts.nothingToDo, this.button(texts.knownButton, '/forgot'));
  }

  async confirmAddress(tx: EntityManager, to: Addressee, token: string): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('address-mails', language);
    const button = this.button(texts.verifyButton, '/verify-email', token);
    await this.send(tx, to.email, language, [texts.verifySubject, texts.verify], texts.nothingToDo, button);
  }

  /** To the address that is to become the one of the account. */
  async confirmNewAddress(tx: EntityManager, to: Addressee, token: string): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('address-mails', language);
    const button = this.button(texts.changeButton, '/account/email/confirm', token);
    await this.send(tx, to.email, language, [texts.changeSubject, texts.change], texts.changeFooter, button);
  }

  /** To the owner of an address that another account wants to have. */
  async addressIsUsed(tx: EntityManager, to: Addressee): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('address-mails', language);
    await this.send(tx, to.email, language, [texts.usedSubject, texts.used], texts.nothingToDo);
  }

  /** To the address that was; `token` takes the change back. */
  async addressChanged(tx: EntityManager, to: Addressee, newAddress: string, token: string): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('address-mails', language);
    const said = [texts.changedSubject, texts.changed({ address: masked(newAddress) }), texts.undo];
    await this.send(
      tx,
      to.email,
      language,
      said,
      texts.why,
      this.button(texts.undoButton, '/account/email/undo', token),
    );
  }

  async resetPassword(tx: EntityManager, to: Addressee, token: string): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('password-mails', language);
    const button = this.button(texts.resetButton, '/reset', token);
    await this.send(tx, to.email, language, [texts.resetSubject, texts.reset], texts.resetFooter, button);
  }

  /**
   * Somebody wants a new password for an address without an account; who forgot with which one they registered is
   * helped.
   */
  async noAccount(tx: EntityManager, to: string, language: Language): Promise<void> {
    const texts = messages('password-mails', language);
    const button = this.button(texts.unknownButton, '/register');
    await this.send(tx, to, language, [texts.unknownSubject, texts.unknown], texts.unknownFooter, button);
  }

  /**
   * Passkeys and linked identities stay, because their owner would be locked out without: whoever reads it can tell
   * which are not theirs.
   */
  async passwordChanged(tx: EntityManager, to: InformedAddressee & { uuid: string }): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('password-mails', language);
    const ways = await otherWaysIn(tx, to.uuid);
    const time = secondInWords({ language, zone: to.zoneinfo }, new Date());
    const said = [texts.changedSubject, texts.changed({ time })];
    if (ways.length) said.push(texts.changedWays({ ways: ways.join(', ') }));
    await this.send(tx, to.email, language, said, texts.changedFooter, this.button(texts.changedButton, '/forgot'));
  }

  /** A used refresh token came back and its grant was ended (docs/decisions.md#lifetimes-and-families). */
  async refreshTokenReused(tx: EntityManager, to: Addressee, clientName: string): Promise<void> {
    const language = this.language.ofPerson(to);
    const texts = messages('password-mails', language);
    const said = [texts.reuseSubject, texts.reuse({ client: neutralName(clientName) }), texts.reuseNext];
    await this.send(tx, to.email, language, said, texts.reuseFooter);
  }

  private button(text: string, path: string, token?: string): NonNullable<MailText['button']> {
    return { text, href: `${this.config.AUTH_URL}${path}${token ? `?token=${token}` : ''}` };
  }

  private async send(
    tx: EntityManager,
    to: string,
    language: Language,
    [subject = '', ...paragraphs]: string[],
    footer: string,
    button?: MailText['button'],
  ): Promise<void> {
    const message = mailMessage({ language, subject, paragraphs, footer, ...(button && { button }) });
    await this.mails.add(tx, to, message);
  }
}

/** Enough of an address for its owner to know it, and not for a stranger who reads the old mailbox. */
export function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0]}***${address.slice(at)}`;
}
