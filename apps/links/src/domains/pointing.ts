import type { DomainVerifier } from './domain-verifier.js';

const mostHops = 8;

/** Where a domain has to lead: to our name, or to our addresses. */
export interface Targets {
  cname: string;
  addresses: readonly string[];
}

/**
 * Whether a host leads here (links.md 3.6): its chain of CNAMEs, at most 8 long, ends in our name, or every address that it has
 * is one of ours. A mixed answer is a no: one foreign address would send visitors away. Throws 503 when the DNS does not answer.
 */
export async function pointsHere(dns: DomainVerifier, host: string, { cname, addresses }: Targets): Promise<boolean> {
  const seen = new Set([host]);
  let name = host;
  for (;;) {
    const found = (await dns.resolveCname(name)).map(plainName);
    if (found.length === 0) break;
    // A name has one CNAME; a server that gives several is not to be trusted with visitors.
    const [next] = found;
    if (found.length > 1 || seen.has(next!) || seen.size > mostHops) return false;
    if (next === cname) return true;
    seen.add(next!);
    name = next!;
  }
  if (addresses.length === 0) return false;
  const [ipv4, ipv6] = await Promise.all([dns.resolve4(name), dns.resolve6(name)]);
  const all = [...ipv4, ...ipv6].map(plainAddress);
  const ours = new Set(addresses.map(plainAddress));
  return all.length > 0 && all.every((address) => ours.has(address));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** An IPv6 address has many spellings: the URL parser knows the shortest. */
function plainAddress(address: string): string {
  return address.includes(':') && URL.canParse(`http://[${address}]`)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address;
}
