import { availableParallelism } from 'node:os';
import { configuration, mailSettings } from '@platform/service-kit';
import { z } from 'zod';

export class IdentityConfig extends configuration({
  ...mailSettings,
  /** Password hashes computed at the same time; each takes 19 MiB while it runs. */
  PASSWORD_HASHES_AT_ONCE: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
}) {}
