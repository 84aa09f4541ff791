export { AccountPagesModule } from './account-pages.module.js';
export { Applications } from './applications/applications.service.js';
export { AccountExport } from './data/account-export.js';
export { type Change, SecondFactorChanges } from './security/second-factor-changes.js';
