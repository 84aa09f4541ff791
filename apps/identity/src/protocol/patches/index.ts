export { watchFoundClients } from './found-clients.js';
export { providerWithWrappedGrants } from './grant-handlers.js';
export { compareHashedSecrets } from './hashed-secrets.js';
export { noteLogouts, sendLogoutToken } from './logout-tokens.js';
export { answerAsPublicAddress } from './public-address.js';
export { detectReplaysAtOnce } from './replay-detection.js';
export { rememberThatGrantsAreStored } from './stored-grants.js';
export { tidyScopes } from './tidy-scopes.js';
