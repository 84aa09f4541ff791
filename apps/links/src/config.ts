import { isNetwork } from '@platform/egress';
import { configuration } from '@platform/service-kit';
import { z } from 'zod';

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export class LinksConfig extends configuration({
  /** Requests a minute per API key. */
  LINKS_RATE_LIMIT: z.coerce.number().int().min(1).default(30),
  /** Folder of the click journal: on a disk that outlives the process, one for each machine or pod. */
  LINKS_JOURNAL_DIR: z.string().min(1).default('.data/journal'),
  /** Hosts that no link may lead to, with all below them: other link shorteners, for example. */
  LINKS_REFUSED_HOSTS: z
    .string()
    .default('')
    .transform((value) => list(value.toLowerCase())),
  /** Private networks in which pages and pictures may be looked at. */
  EGRESS_ALLOW_CIDRS: z
    .string()
    .default('')
    .refine((value) => list(value).every(isNetwork), {
      message: 'must be networks in CIDR notation, separated by commas',
    })
    .transform(list),
  /** Requests to foreign addresses take this proxy, which must refuse private networks itself. */
  EGRESS_PROXY_URL: z.url({ protocol: /^https?$/ }).optional(),
}) {}
