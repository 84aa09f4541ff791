import { networkOf } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import { UAParser } from 'my-ua-parser';

/** What is kept of a browser: enough to know one's own again, not enough to follow anybody. */
export interface BrowserFacts {
  /** `Firefox 144`; null when it does not say. */
  browser: string | null;
  /** `Windows 11`; null when it does not say. */
  system: string | null;
  /** The network, not the address: `192.0.2.0/24`, `2001:db8:1::/48`. */
  ip: string;
}

/** Longer ones are made up; the parser's patterns need not see them. */
const longestUserAgent = 512;
/** Many people have the same browser, and reading what it says takes a hundred patterns. */
const maxRemembered = 500;
const remembered = new Map<string, Omit<BrowserFacts, 'ip'>>();

export function browserFacts(req: FastifyRequest): BrowserFacts {
  const said = (req.headers['user-agent'] ?? '').slice(0, longestUserAgent);
  let names = remembered.get(said);
  if (!names) {
    names = read(said);
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(said, names);
  }
  return { ...names, ip: networkOf(req.ip, { ipv4: 24, ipv6: 48 }) ?? 'unknown' };
}

/** `Firefox 144, Windows 11`, as far as it says; else empty. */
export function browserName({ browser, system }: Pick<BrowserFacts, 'browser' | 'system'>): string {
  return [browser, system].filter(Boolean).join(', ');
}

function read(userAgent: string): Omit<BrowserFacts, 'ip'> {
  const { browser, os } = UAParser(userAgent);
  return {
    browser: named(browser.name, browser.version?.split('.')[0]),
    // Of Linux it takes the processor for the version.
    system: named(os.name, os.version?.replace(/^(x86|i\d86|aarch64|arm|amd64).*$/, '')),
  };
}

function named(name: string | undefined, version: string | undefined): string | null {
  return name ? [name, version].filter(Boolean).join(' ').slice(0, 80) : null;
}
