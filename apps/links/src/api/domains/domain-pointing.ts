import { Injectable } from '@nestjs/common';
import type { DnsRecord } from '@platform/contracts';
import { LinksConfig } from '../../config.js';
import { isApex } from './branded-host.js';
import { DomainVerifier } from './domain-verifier.js';
import { hostName } from '../../addresses/index.js';
import { withoutRecord } from './record-to-set.js';

const maxHops = 8;

/** Where the DNS of a domain has to lead: to our name, or to our addresses. */
export interface DnsTargets {
  cname: string;
  addresses: readonly string[];
}

/** `LINKS_CNAME_TARGET` (the host of links' own origin when it is not set) or one of `LINKS_A_TARGETS`. */
export function dnsTargetsOf(
  config: Pick<LinksConfig, 'LINKS_BASE_URL' | 'LINKS_CNAME_TARGET' | 'LINKS_A_TARGETS'>,
): DnsTargets {
  const { LINKS_BASE_URL, LINKS_CNAME_TARGET, LINKS_A_TARGETS } = config;
  return { cname: LINKS_CNAME_TARGET || hostName(new URL(LINKS_BASE_URL).host), addresses: LINKS_A_TARGETS };
}

/** Whether domains lead here, as the DNS says now. */
@Injectable()
export class DomainPointing {
  constructor(
    private readonly config: LinksConfig,
    private readonly dns: DomainVerifier,
  ) {}

  /** Throws 503 when the DNS does not answer. */
  isHere(host: string): Promise<boolean> {
    return pointsHere(this.dns, host, dnsTargetsOf(this.config));
  }

  /** Passes when it leads here; otherwise 422 with the record to set. */
  async require(host: string): Promise<void> {
    if (await this.isHere(host)) return;
    const { cname, addresses } = dnsTargetsOf(this.config);
    const isWhole = isApex(host);
    const record: DnsRecord =
      isWhole && addresses.length > 0
        ? { type: 'A', name: host, values: [...addresses] }
        : { type: isWhole ? 'ALIAS' : 'CNAME', name: host, values: [cname] };
    throw withoutRecord('domain_not_pointing', record, (words) => {
      return (
        `${host} does not point here. Set ${words} and repeat the request; ` +
        'a change of the DNS may take up to 36 hours.'
      );
    });
  }
}

/**
 * Whether a host leads here (docs/contracts/links.md#domains): its chain of CNAMEs, at most 8 long, ends in our name,
 * or every address that it has is one of ours. A mixed answer is a no: one foreign address would send visitors away.
 * Throws 503 when the DNS does not answer.
 */
export async function pointsHere(
  dns: DomainVerifier,
  host: string,
  { cname, addresses }: DnsTargets,
): Promise<boolean> {
  const seen = new Set([host]);
  let name = host;
  for (;;) {
    const found = (await dns.resolveCname(name)).map(plainName);
    if (found.length === 0) break;
    // A name has one CNAME; a server that gives several is not to be trusted with visitors.
    const [next] = found;
    if (found.length > 1 || seen.has(next!) || seen.size > maxHops) return false;
    if (next === cname) return true;
    seen.add(next!);
    name = next!;
  }
  if (addresses.length === 0) return false;
  const [ipv4, ipv6] = await Promise.all([dns.resolve4(name), dns.resolve6(name)]);
  const all = [...ipv4, ...ipv6].map(canonicalAddress);
  const ours = new Set(addresses.map(canonicalAddress));
  return all.length > 0 && all.every((address) => ours.has(address));
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** An IPv6 address has many spellings: the URL parser knows the shortest. */
function canonicalAddress(address: string): string {
  return address.includes(':') && URL.canParse(`http://[${address}]`)
    ? new URL(`http://[${address}]`).hostname.slice(1, -1)
    : address;
}
