export { limitAddresses } from './address-limit.js';
export { DispatchModule } from './dispatch.module.js';
