import { configuration } from '@platform/service-kit';
import { z } from 'zod';

export class LinksConfig extends configuration({
  /** Requests a minute per API key. */
  LINKS_RATE_LIMIT: z.coerce.number().int().min(1).default(30),
  /** Folder of the click journal: on a disk that outlives the process, one for each machine or pod. */
  LINKS_JOURNAL_DIR: z.string().min(1).default('.data/journal'),
}) {}
