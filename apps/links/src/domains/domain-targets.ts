import type { LinksConfig } from '../config.js';
import { hostName } from './host-name.js';
import type { Targets } from './pointing.js';

/** Where domains have to lead: `LINKS_CNAME_TARGET` (the host of links' own origin when it is not set) or one of `LINKS_A_TARGETS`. */
export function targetsOf(
  config: Pick<LinksConfig, 'LINKS_BASE_URL' | 'LINKS_CNAME_TARGET' | 'LINKS_A_TARGETS'>,
): Targets {
  const { LINKS_BASE_URL, LINKS_CNAME_TARGET, LINKS_A_TARGETS } = config;
  return { cname: LINKS_CNAME_TARGET || hostName(new URL(LINKS_BASE_URL).host), addresses: LINKS_A_TARGETS };
}
