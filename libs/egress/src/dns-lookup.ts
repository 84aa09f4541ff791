import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { EgressError } from './egress-error.js';

const localhostName = /^(.+\.)?localhost\.?$/i;

/**
 * Resolves names by asking the DNS servers of the system over sockets. Node's own `lookup` takes one of a few threads
 * for each name. A handful of names whose servers do not answer would hold up all others, and files and passwords with
 * them. The hosts file is not read; localhost is known without asking.
 *
 * @param servers in place of the system's, `127.0.0.1:5353`
 */
export function dnsLookup(timeoutMs: number, servers?: readonly string[]): LookupFunction {
  const resolver = new Resolver({ timeout: Math.ceil(timeoutMs / 2), tries: 2 });
  if (servers) resolver.setServers(servers);
  return (hostname, options, callback) => {
    const found = localhostName.test(hostname) ? Promise.resolve(loopback) : resolve(resolver, hostname);
    found.then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return callback(new EgressError('dns'), []);
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
      },
      (err: unknown) => callback(new EgressError('dns', { cause: err }), []),
    );
  };
}

const loopback: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/** Both families at once; one that fails or has nothing does not matter when the other has something. */
async function resolve(resolver: Resolver, hostname: string): Promise<LookupAddress[]> {
  const name = hostname.replace(/\.$/, '');
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
}
