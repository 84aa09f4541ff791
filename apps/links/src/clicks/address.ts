import { isIP } from 'node:net';

/** An address without the wrapping that a dual-stack socket gives to IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** The network of an address, /24 or /48: all that is kept of where a visitor came from. Null for what is no address. */
export function networkOf(address: string): string | null {
  const plain = plainAddress(address);
  const kind = isIP(plain);
  if (kind === 4) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (kind === 6) return `${firstGroups(plain).join(':')}::/48`;
  return null;
}

/** The first three of the eight groups of a valid IPv6 address. */
function firstGroups(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  // An IPv4 tail stands for two groups.
  const written = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = address.includes('::') ? Array<string>(8 - written).fill('0') : [];
  return [...before, ...zeros, ...after].slice(0, 3);
}

/** By what the requests of one caller are counted: whoever has an IPv6 address has a whole network of them. */
export function callerOf(address: string): string {
  const plain = plainAddress(address);
  return (isIP(plain) === 6 && networkOf(plain)) || plain;
}
