export { KeysModule } from './keys.module.js';
export { SigningKey } from './signing-key.entity.js';
export { SigningKeys, sealedSigningKey, signingKeysChannel } from './signing-keys.service.js';
export { SigningThread } from './signing-thread.js';
export { ThreadedKey } from './threaded-key.js';
