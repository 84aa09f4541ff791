import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { EgressError } from './egress-error.js';

// IANA special-purpose registry, and 168.63.129.16: a public number behind which one cloud keeps its metadata.
const blockedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

// In IPv6 only 2000::/3 is public, so all else is blocked without being listed: loopback, IPv4-mapped, NAT64, unique
// local, link-local, multicast. Within it: protocol assignments with Teredo, documentation, and 6to4, which wraps an
// IPv4 address.
const publicIpv6Ranges = ['2000::/3'];
const blockedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

/** Decides which addresses may be connected to. */
export interface AddressGuard {
  /** Whether an IP address in any textual form may be connected to. */
  allows(address: string): boolean;
  /**
   * A resolver for `net.connect` that returns allowed addresses only, so that the socket uses exactly what was checked.
   */
  lookup: LookupFunction;
}

/**
 * @param allowCidrs networks that are allowed although they are not public, such as `10.1.0.0/16` or `::1/128`
 * @throws TypeError when one of them is not a network in CIDR notation
 */
export function createAddressGuard(allowCidrs: readonly string[], resolve: LookupFunction): AddressGuard {
  // One list per family: a list that mixes them would match an IPv4 address against the IPv6 networks that map it.
  const allowed = { 4: networks(allowCidrs, 4), 6: networks(allowCidrs, 6) };
  const blocked = { 4: networks(blockedIpv4, 4), 6: networks(blockedIpv6, 6) };
  const publicIpv6 = networks(publicIpv6Ranges, 6);

  const allows = (address: string): boolean => {
    const family = isIP(address);
    if (family === 4) return allowed[4].check(address, 'ipv4') || !blocked[4].check(address, 'ipv4');
    if (family !== 6) return false;
    if (allowed[6].check(address, 'ipv6')) return true;
    return publicIpv6.check(address, 'ipv6') && !blocked[6].check(address, 'ipv6');
  };

  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (err, found) => {
      if (err) return callback(err, []);
      const usable = (Array.isArray(found) ? found : []).filter(({ address }) => allows(address));
      const [first] = usable;
      if (!first) return callback(new EgressError('blocked_address'), []);
      return options.all ? callback(null, usable) : callback(null, first.address, first.family);
    });
  };
  return { allows, lookup };
}

/** Whether this is a network in CIDR notation, such as `10.1.0.0/16` or `::1/128`. */
export function isNetwork(cidr: string): boolean {
  const [address = '', prefix = '', ...rest] = cidr.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

function networks(cidrs: readonly string[], family: 4 | 6): BlockList {
  const list = new BlockList();
  for (const cidr of cidrs) {
    if (!isNetwork(cidr)) throw new TypeError(`not a network in CIDR notation: ${cidr}`);
    const [address = '', prefix = ''] = cidr.split('/');
    if (isIP(address) === family) list.addSubnet(address, Number(prefix), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
