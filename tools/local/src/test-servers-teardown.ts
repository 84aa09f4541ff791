/** Jest's `globalTeardown`: ends what `test-servers-setup.ts` started. */
export { stopTestServers as default } from './test-servers-setup.js';
