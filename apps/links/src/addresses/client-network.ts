import { isIP } from 'node:net';
import { networkOf, plainAddress } from '@platform/service-kit';

/**
 * The network of an address, /24 or /48: all that is kept of where a visitor came from. Null for what is no address.
 */
export function keptNetworkOf(address: string): string | null {
  return networkOf(address, { ipv4: 24, ipv6: 48 });
}

/** The key by which requests of one caller are counted. Whoever has an IPv6 address has a whole network of them. */
export function callerOf(address: string): string {
  const plain = plainAddress(address);
  return (isIP(plain) === 6 && keptNetworkOf(plain)) || plain;
}
