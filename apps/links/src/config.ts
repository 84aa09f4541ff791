import { isIP } from 'node:net';
import { isNetwork } from '@platform/egress';
import {
  commaSeparated,
  configuration,
  dnsSettings,
  egressSettings,
  mailSettings,
  refusedInProduction,
} from '@platform/service-kit';
import { z } from 'zod';

const listed = z.string().default('').transform(commaSeparated);
const host = /^(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

export class LinksConfig extends configuration({
  ...mailSettings,
  ...dnsSettings,
  /** Requests a minute per API key, or per address without a live one. */
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
    .transform((value) => value.trim().toLowerCase().replace(/\.$/, ''))
    .refine((value) => value === '' || (host.test(value) && !isIP(value)), {
      message: 'must be the name of a host, without a scheme or a port',
    }),
  /** Addresses to which a branded domain may set A and AAAA records, comma-separated. */
  LINKS_A_TARGETS: listed.refine((addresses) => addresses.every((address) => isIP(address)), {
    message: 'must be IPv4 and IPv6 addresses, separated by commas',
  }),
  /** For development: `pattern=target` pairs that stand in for the DNS, such as `*.invalid=,*=localhost`. */
  LINKS_STATIC_DNS: listed
    .refine((pairs) => pairs.every((pair) => /^[^=\s]+=[^=\s]*$/.test(pair)), {
      message: 'must be pairs of pattern=target, separated by commas',
    })
    .transform((pairs) =>
      pairs.map((pair) => {
        const [pattern = '', target = ''] = pair.toLowerCase().split('=');
        return { pattern, target };
      }),
    )
    .meta(refusedInProduction),
  /** Hosts that no link may lead to, with all below them: other link shorteners, for example. */
  LINKS_REFUSED_HOSTS: z
    .string()
    .default('')
    .transform((value) => commaSeparated(value.toLowerCase())),
  // For pages and pictures that are looked at.
  ...egressSettings(isNetwork),
}) {}
