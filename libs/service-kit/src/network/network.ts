import { isIP } from 'node:net';

/** An address without the wrapping that a dual-stack socket gives to IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/**
 * Bits of a network: whole bytes of IPv4, whole groups of IPv6. With 32 the network of an IPv4 address is the address.
 */
export interface NetworkBits {
  ipv4: 24 | 32;
  ipv6: 48 | 64;
}

/**
 * The network that an address lies in, the same for every way to write it: `192.0.2.0/24`, `2001:db8:1::/48`. Null for
 * what is no address.
 */
export function networkOf(address: string, { ipv4, ipv6 }: NetworkBits): string | null {
  const plain = plainAddress(address);
  const kind = isIP(plain);
  if (kind === 4) return ipv4 === 32 ? plain : `${plain.slice(0, plain.lastIndexOf('.'))}.0/24`;
  if (kind === 6) return `${firstGroups(plain, ipv6 / 16).join(':')}::/${ipv6}`;
  return null;
}

/** The first of the eight groups of a valid IPv6 address. */
function firstGroups(address: string, count: number): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  // An IPv4 tail stands for two groups.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = address.includes('::') ? Array<string>(8 - written).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''));
}
