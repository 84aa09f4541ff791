import { createEgress, Egress } from '@platform/egress';
import { LinksConfig } from '../config.js';

/**
 * The only way to addresses that people gave us: public networks only, 5 s and 1 MB at most
 * (docs/contracts/links.md#destinations-and-fetches).
 */
export const egressProvider = {
  provide: Egress,
  inject: [LinksConfig],
  useFactory: ({ EGRESS_ALLOW_CIDRS, EGRESS_PROXY_URL }: LinksConfig): Egress =>
    createEgress({
      allowCidrs: EGRESS_ALLOW_CIDRS,
      proxyUrl: EGRESS_PROXY_URL,
      timeoutMs: 5_000,
      maxResponseBytes: 1024 * 1024,
    }),
};
