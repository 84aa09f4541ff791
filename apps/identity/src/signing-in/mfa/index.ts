export { MfaModule } from './mfa.module.js';
