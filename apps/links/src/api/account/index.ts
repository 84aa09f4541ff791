export { AccountModule } from './account.module.js';
export { sealedFirstKey } from './first-keys.js';
