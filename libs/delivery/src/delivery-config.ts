import { isNetwork } from '@platform/egress';
import { commaSeparated, egressSettings } from '@platform/service-kit';
import { z } from 'zod';

const maxRetries = 20;

/** Settings of a service that delivers. */
export const deliverySettings = {
  /** Seconds before each retry; fractions are for tests. In milliseconds once read. */
  DELIVERY_RETRY_SCHEDULE: z
    .string()
    .default('30,120,600,1800,3600')
    .refine(
      (value) =>
        commaSeparated(value).length <= maxRetries &&
        commaSeparated(value).every((part) => /^\d{1,6}(\.\d{1,3})?$/.test(part)),
      {
        message: `must be up to ${maxRetries} numbers of seconds, separated by commas`,
      },
    )
    .transform((value) => commaSeparated(value).map((part) => Math.round(Number(part) * 1000))),
  /** How long deliveries and their attempts are kept; they go by whole weeks. */
  DELIVERY_RETENTION_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  ...egressSettings(isNetwork),
  /** Deliveries go to https addresses only. */
  EGRESS_HTTPS_ONLY: z.stringbool().default(false),
};

/** Configuration that a delivering service provides. */
export abstract class DeliveryConfig {
  DELIVERY_RETRY_SCHEDULE!: number[];
  DELIVERY_RETENTION_DAYS!: number;
  EGRESS_ALLOW_CIDRS!: string[];
  EGRESS_PROXY_URL?: string;
  EGRESS_HTTPS_ONLY!: boolean;
}
