import { Module } from '@nestjs/common';
import { MailModule } from '@platform/service-kit';
import { LanguagesModule } from '../../pages/i18n/index.js';
import { AccountMails } from './account-mails.js';
import { AccountTokens } from './account-tokens.js';
import { SecurityNotices } from './security-notice.js';

@Module({
  imports: [MailModule, LanguagesModule],
  providers: [AccountMails, AccountTokens, SecurityNotices],
  exports: [AccountMails, AccountTokens, SecurityNotices],
})
export class AccountMailsModule {}
