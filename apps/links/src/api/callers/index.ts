export { AccountsService } from './accounts.service.js';
export { ApiKeyStrategy } from './api-key.strategy.js';
export { ApiKeysService, type KnownKey, keyView } from './api-keys.service.js';
export { type Access, CallerAccess } from './caller-access.js';
export { CallerAccount, CallerKey } from './caller-account.js';
export { ForOwner } from './for-owner.js';
export { KeyArea, ReadsOnly } from './key-scopes.guard.js';
export { recordGuard } from './record.guard.js';
export { CallersModule } from './callers.module.js';
