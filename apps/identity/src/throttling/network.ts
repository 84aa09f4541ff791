import { isIPv4 } from 'node:net';

/**
 * Whom a rate is counted for: an IPv4 address, or the /64 of an IPv6 address, which is what one customer of a provider has at
 * least, so that changing the address within it gains nothing.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || isIPv4(ip)) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  const full = [...groups, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${full.slice(0, 4).join(':')}::/64`;
}
