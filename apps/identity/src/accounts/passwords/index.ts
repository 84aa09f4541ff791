export { PasswordsModule } from './passwords.module.js';
