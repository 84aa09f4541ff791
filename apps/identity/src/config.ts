import { availableParallelism } from 'node:os';
import { configuration, mailSettings } from '@platform/service-kit';
import { z } from 'zod';

export class IdentityConfig extends configuration({
  ...mailSettings,
  /** Password hashes computed at the same time; each takes 19 MiB while it runs. */
  PASSWORD_HASHES_AT_ONCE: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  /** Password hashes that may wait for their turn; who comes when all are taken is told to try again (503). */
  PASSWORD_HASHES_WAITING: z.coerce.number().int().min(0).max(10_000).default(500),
}) {}
