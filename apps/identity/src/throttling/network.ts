import { networkOf as cut } from '@platform/service-kit';

/**
 * Whom a rate is counted for: an IPv4 address, or the /64 of an IPv6 address. One customer of a provider has at least
 * that, so that changing the address within it gains nothing.
 */
export function networkOf(ip: string): string {
  return cut(ip, { ipv4: 32, ipv6: 64 }) ?? ip;
}
