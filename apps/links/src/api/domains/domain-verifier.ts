import { Resolver } from 'node:dns/promises';
import { isIPv4, isIPv6 } from 'node:net';
import { dnsRecords } from '@platform/service-kit';

const timeoutMs = 3_000;

/** What the DNS says of a name. Empty where there is no such record or name; throws 503 when it does not answer. */
export abstract class DomainVerifier {
  abstract resolveCname(name: string): Promise<string[]>;
  abstract resolve4(name: string): Promise<string[]>;
  abstract resolve6(name: string): Promise<string[]>;
  /** One string for each record, its parts joined. */
  abstract resolveTxt(name: string): Promise<string[]>;
}

/** Asks the servers given, or those of the system. */
export class DnsVerifier extends DomainVerifier {
  private readonly resolver = new Resolver({ timeout: timeoutMs, tries: 1 });

  constructor(servers: string[]) {
    super();
    if (servers.length) this.resolver.setServers(servers);
  }

  resolveCname(name: string): Promise<string[]> {
    return dnsRecords(name, this.resolver.resolveCname(name));
  }

  resolve4(name: string): Promise<string[]> {
    return dnsRecords(name, this.resolver.resolve4(name));
  }

  resolve6(name: string): Promise<string[]> {
    return dnsRecords(name, this.resolver.resolve6(name));
  }

  async resolveTxt(name: string): Promise<string[]> {
    return (await dnsRecords(name, this.resolver.resolveTxt(name))).map((parts) => parts.join(''));
  }
}

/**
 * Answers from a list instead of the DNS, so that a development machine has domains. `*.invalid` matches all names
 * below `invalid`, `*` every name. The first pattern that matches counts.
 */
export class StaticVerifier extends DomainVerifier {
  constructor(private readonly entries: readonly { pattern: string; target: string }[]) {
    super();
  }

  resolveCname(name: string): Promise<string[]> {
    return Promise.resolve(this.target(name, (target) => !isIPv4(target) && !isIPv6(target)));
  }

  resolve4(name: string): Promise<string[]> {
    return Promise.resolve(this.target(name, isIPv4));
  }

  resolve6(name: string): Promise<string[]> {
    return Promise.resolve(this.target(name, isIPv6));
  }

  resolveTxt(): Promise<string[]> {
    return Promise.resolve([]);
  }

  private target(name: string, fits: (target: string) => boolean): string[] {
    const found = this.entries.find(({ pattern }) => matches(pattern, name))?.target ?? '';
    return found && found !== name && fits(found) ? [found] : [];
  }
}

function matches(pattern: string, name: string): boolean {
  if (pattern === '*' || pattern === name) return true;
  return pattern.startsWith('*.') && name.endsWith(pattern.slice(1));
}
