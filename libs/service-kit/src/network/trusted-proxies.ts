import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { plainAddress } from './network.js';

const maxHops = 10;

/**
 * Whether a hop of a request is one of ours. Whoever has connected is hop 0, the last entry of `X-Forwarded-For` hop 1,
 * and so on.
 */
export type Trust = (address: string, hop: number) => boolean;

/** The setting `TRUSTED_PROXIES`: how many hops are ours, or the networks that they are in. */
export const trustedProxies = z
  .string()
  .default('1')
  .refine((value) => hopsIn(value) !== null || networksIn(value) !== null, {
    message: `must be a number of hops, 0 to ${maxHops}, or networks such as 10.0.0.0/8, separated by commas`,
  });

/** For a setting that `trustedProxies` has accepted. */
export function trustOf(setting: string): Trust {
  const hops = hopsIn(setting);
  if (hops !== null) return (_address, hop) => hop < hops;
  const networks = networksIn(setting)!;
  return (address) => {
    const plain = plainAddress(address);
    const version = isIP(plain);
    return version !== 0 && networks.check(plain, version === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * Where a request comes from, as Fastify's `req.ip` says it: the first address, from us outwards, that is none of our
 * hops. What stands behind that one anybody may have written.
 */
export function clientAddress(trust: Trust, connected: string, forwarded: string): string {
  let address = connected;
  let end = forwarded.length;
  for (let hop = 0; trust(address, hop); hop++) {
    let next = '';
    // From the end, without making a list of it: this is done for every visit.
    while (next === '' && end > 0) {
      const comma = forwarded.lastIndexOf(',', end - 1);
      next = forwarded.slice(comma + 1, end).trim();
      end = comma;
    }
    if (next === '') return address;
    address = next;
  }
  return address;
}

function hopsIn(setting: string): number | null {
  const text = setting.trim();
  return /^\d{1,2}$/.test(text) && Number(text) <= maxHops ? Number(text) : null;
}

function networksIn(setting: string): BlockList | null {
  const networks = new BlockList();
  const parts = setting.split(',').map((part) => part.trim());
  for (const part of parts) {
    const [address = '', bits] = part.split('/');
    const version = isIP(address);
    const most = version === 6 ? 128 : 32;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    if (version === 0 || prefix < 0 || prefix > most) return null;
    networks.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return networks;
}
