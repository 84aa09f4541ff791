export { AccountMails, type Addressee, type InformedAddressee, masked } from './account-mails.js';
export { type AccountToken, AccountTokens, accountTokenSeconds, sealedAccountToken } from './account-tokens.js';
export { AccountMailsModule } from './mails.module.js';
export { SecurityNotices } from './security-notice.js';
