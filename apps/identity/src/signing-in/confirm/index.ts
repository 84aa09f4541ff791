export { ConfirmModule } from './confirm.module.js';
