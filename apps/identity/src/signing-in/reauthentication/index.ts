export { confirmPath } from './confirm-path.js';
export { KnownPassword } from './known-password.js';
export { ReauthenticationModule } from './reauthentication.module.js';
export { SignedIn, type SignedInPerson } from './signed-in.js';
export { TokenFreshness } from './token-freshness.js';
