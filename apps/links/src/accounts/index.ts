export { AccountMails } from './account-mails.js';
export { type Limit, isActive, isErased, refuseFull, requireActive, requireRoom } from './account-standing.js';
export { avatarFile, avatarOf, avatarUrl } from './avatar.js';
export { AccountsModule } from './accounts.module.js';
