import { z } from 'zod';
import { commaSeparated } from '../common/comma-separated.js';

/**
 * Settings of a service that sends to addresses which people or the operator gave it.
 *
 * @param isNetwork that of `@platform/egress`, which the kit may not import
 */
export const egressSettings = (isNetwork: (cidr: string) => boolean) => ({
  /** Private networks that may be reached all the same. */
  EGRESS_ALLOW_CIDRS: z
    .string()
    .default('')
    .refine((value) => commaSeparated(value).every(isNetwork), {
      message: 'must be networks in CIDR notation, separated by commas',
    })
    .transform(commaSeparated),
  /** Requests to foreign addresses take this proxy, which must refuse private networks itself. */
  EGRESS_PROXY_URL: z.url({ protocol: /^https?$/ }).optional(),
});
