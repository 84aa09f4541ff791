export { isNetwork } from './address-guard.js';
export { createEgress, Egress } from './egress.js';
export type { EgressOptions, EgressRequest, EgressResponse } from './egress.js';
export { EgressError } from './egress-error.js';
export type { EgressErrorCode } from './egress-error.js';
