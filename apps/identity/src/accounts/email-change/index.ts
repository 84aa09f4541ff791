export { EmailChangeModule } from './email-change.module.js';
export type { AddressChange } from './email-change.service.js';
