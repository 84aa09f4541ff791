export { AddressProofs } from './address-proofs.js';
export { linkIsOverPage } from './link-is-over.page.js';
export { lookIntoMailPage } from './look-into-mail.page.js';
export { RegistrationModule } from './registration.module.js';
