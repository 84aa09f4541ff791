export { NoticesModule } from './notices.module.js';
export { OwnerNotices } from './owner-notices.js';
