import { availableParallelism } from 'node:os';
import {
  configuration,
  egressSettings,
  mailSettings,
  neededToAnswer,
  platformSettings,
  requiredInProduction,
} from '@platform/service-kit';
import { isNetwork } from '@platform/egress';
import { z } from 'zod';

export class IdentityConfig extends configuration({
  ...mailSettings,
  INTERNAL_PORT: platformSettings.INTERNAL_PORT.meta(neededToAnswer),
  INTERNAL_CALLERS: platformSettings.INTERNAL_CALLERS.meta(neededToAnswer),
  ORGANIZATIONS_URL: platformSettings.ORGANIZATIONS_URL.meta(requiredInProduction),
  /** Password hashes computed at the same time; each takes 19 MiB while it runs. */
  PASSWORD_HASHES_AT_ONCE: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  /**
   * Authorization requests a minute that one network may begin, and that may be begun for one client
   * (`protocol/endpoints/request-limits.ts`).
   */
  AUTHORIZATION_RATE_LIMIT: z.coerce.number().int().min(1).default(120),
  AUTHORIZATION_RATE_LIMIT_PER_CLIENT: z.coerce.number().int().min(1).default(3_000),
  /** A session ends so many days after its sign-in, however much it is used (OWASP ASVS 7.3.2). */
  SESSION_MAX_DAYS: z.coerce.number().int().min(1).max(3_650).default(90),
  /**
   * Where published breaches of passwords are asked for, by the range protocol of Have I Been Pwned. Without it nobody
   * is asked.
   */
  BREACHED_PASSWORDS_URL: z.url({ protocol: /^https?$/ }).optional(),
  // For sign-in providers and the addresses of clients.
  ...egressSettings(isNetwork),
  /** Password hashes that may wait for their turn; who comes when all are taken is told to try again (503). */
  PASSWORD_HASHES_WAITING: z.coerce.number().int().min(0).max(10_000).default(500),
}) {}
