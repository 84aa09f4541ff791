import { createEgress, Egress } from '@platform/egress';
import { IdentityConfig } from '../config.js';

/** Discovery documents and key sets of large providers are longer than what a delivery reads of its answer. */
const maxResponseBytes = 256 * 1024;

/** The only way to addresses that people or the operator gave us. */
export const egressProvider = {
  provide: Egress,
  inject: [IdentityConfig],
  useFactory: ({ EGRESS_ALLOW_CIDRS, EGRESS_PROXY_URL }: IdentityConfig): Egress =>
    createEgress({ allowCidrs: EGRESS_ALLOW_CIDRS, proxyUrl: EGRESS_PROXY_URL, maxResponseBytes }),
};
