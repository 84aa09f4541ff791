import { Module } from '@nestjs/common';
import { Mailer, MailOutbox } from '@platform/service-kit';
import { AccountMails } from './account-mails.js';

@Module({
  providers: [Mailer, MailOutbox, AccountMails],
  exports: [AccountMails],
})
export class AccountsModule {}
