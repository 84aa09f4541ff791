export { isNetwork } from './address-guard.js';
export { createEgress, Egress } from './egress.js';
export type { EgressRequest, EgressResponse } from './egress.js';
export { EgressError } from './egress-error.js';
