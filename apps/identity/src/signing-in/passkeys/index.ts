export { Challenges } from './challenges.js';
export { parseNewCredential, parseUsedCredential } from './credential.js';
export { passkeyForm, passkeyScript } from './passkey-form.js';
export { PasskeysModule } from './passkeys.module.js';
export { type Passkey, Passkeys } from './passkeys.js';
