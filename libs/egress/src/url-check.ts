import { isIP } from 'node:net';
import type { AddressGuard } from './address-guard.js';
import { EgressError } from './egress-error.js';

const maxUrlLength = 2048;
const localhostName = /^(.+\.)?localhost$/;

/**
 * The parsed URL, if a request to it may be tried. The WHATWG parser folds every spelling of an IPv4 address (`0x7f.1`,
 * `2130706433`, full-width digits) into the dotted form. So the literal checked here is the one connected to.
 *
 * @throws EgressError `invalid_url`, or `blocked_address` for a literal address or a localhost name that is not allowed
 */
export function parseAllowedUrl(text: string, guard: AddressGuard, httpsOnly: boolean): URL {
  const url = text.length <= maxUrlLength ? URL.parse(text) : null;
  if (!url) throw new EgressError('invalid_url');
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || httpsOnly)) throw new EgressError('invalid_url');
  if (url.username !== '' || url.password !== '' || url.hostname === '') throw new EgressError('invalid_url');

  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const literals = localhostName.test(host) ? ['127.0.0.1', '::1'] : isIP(host) ? [host] : [];
  if (literals.length > 0 && !literals.some((address) => guard.allows(address))) {
    throw new EgressError('blocked_address');
  }
  return url;
}
