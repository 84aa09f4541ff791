import { Injectable } from '@nestjs/common';
import { languageOf, mailMessage, MailOutbox, type Language, type MailText } from '@platform/service-kit';
import type { EntityManager } from 'typeorm';
import { Account } from '../records/index.js';

/** Mails to owners of accounts, in their language. */
@Injectable()
export class AccountMails {
  constructor(private readonly mailOutbox: MailOutbox) {}

  /** Nobody gets it when the person has been erased: the account has no address then. */
  async send(tx: EntityManager, accountId: number, write: (language: Language) => MailText): Promise<void> {
    const account = await tx.findOne(Account, { select: { email: true, language: true }, where: { id: accountId } });
    if (!account?.email) return;
    const text = write(languageOf([account.language]));
    await this.mailOutbox.add(tx, account.email, mailMessage(text));
  }
}
