import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { AccountMails } from './account-mails.js';

@Module({
  imports: [MailModule],
  providers: [AccountMails],
  exports: [AccountMails],
})
export class AccountsModule {}
