import { isNetwork } from '@platform/egress';
import { configuration, mailSettings } from '@platform/service-kit';
import { z } from 'zod';

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const names = z.string().default('').transform(list);

export class LinksConfig extends configuration({
  ...mailSettings,
  /** Requests a minute per API key. */
  LINKS_RATE_LIMIT: z.coerce.number().int().min(1).default(30),
  /** `1`: refusals of the API's business are 200, for old clients that read a body only then. */
  LINKS_LEGACY_STATUS: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  /** Folder of the click journal: on a disk that outlives the process, one for each machine or pod. */
  LINKS_JOURNAL_DIR: z.string().min(1).default('.data/journal'),
  /** For how many days single clicks are kept; what was counted of them stays. */
  LINKS_CLICK_DAYS: z.coerce.number().int().min(2).max(3650).default(90),
  /** Name to which a branded domain sets its CNAME; the host of LINKS_BASE_URL when empty. */
  LINKS_CNAME_TARGET: z
    .string()
    .default('')
    .transform((value) => value.trim().toLowerCase().replace(/\.$/, '')),
  /** Addresses to which a branded domain may set A and AAAA records, comma-separated. */
  LINKS_A_TARGETS: names,
  /** Comma-separated addresses of name servers, with a port if need be, for the check of domains; those of the system when empty. */
  DNS_SERVERS: names,
  /** For development: `pattern=target` pairs that stand in for the DNS, such as `*.invalid=,*=localhost`. */
  LINKS_STATIC_DNS: names.transform((pairs) =>
    pairs.map((pair) => {
      const [pattern = '', target = ''] = pair.split('=').map((part) => part.trim().toLowerCase());
      return { pattern, target };
    }),
  ),
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
