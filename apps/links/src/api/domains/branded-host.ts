import { Problem, rowsOf, sql } from '@platform/service-kit';
import { parse } from 'tldts';
import type { EntityManager } from 'typeorm';

const maxCharacters = 253;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** Names that no public DNS may answer for (RFC 6761, RFC 6762, ICANN's .internal). */
const privateNames = ['local', 'internal', 'test', 'onion', 'arpa'];

export interface BrandedHost {
  scheme: 'http' | 'https';
  /** ASCII, lower case. */
  host: string;
  /** A whole registered domain, such as `example.com`: all of its web site will lead here. */
  isApex: boolean;
}

/**
 * The host in what an owner typed: `https://Links.Example.com:8080/x.` is `links.example.com`.
 *
 * @throws Problem 400 without http or https, for what cannot be anybody's domain, and for the platform's own
 */
export function brandedHost(text: string, ownHosts: readonly string[]): BrandedHost {
  if (!/^https?:\/\/[^/\\?#]/i.test(text)) throw refused('must start with http:// or https://');
  if (/[\u0000-\u0020\u007f\\]/.test(text) || !URL.canParse(text)) throw refused('must be a domain');
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password || /^[^/?#]*\/\/[^/?#]*@/.test(text)) throw refused('must not hold a user name or password');
  const host = hostname.toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  const { isIp, domain } = parse(host, { allowPrivateDomains: true });
  if (isIp || /^\[|^[\d.]+$/.test(host)) throw refused('must be a name, not an address');
  if (labels.length < 2 || host.length > maxCharacters || !labels.every((part) => label.test(part)))
    throw refused('must be a domain, such as https://links.example.com');
  if (privateNames.includes(labels.at(-1)!)) throw refused('must be a public domain');
  if (domain === null) throw refused('is a public suffix, under which others register their domains');
  if (ownHosts.some((own) => host === own || (own.includes('.') && host.endsWith(`.${own}`))))
    throw refused('is a domain of this service');
  return { scheme: protocol === 'https:' ? 'https' : 'http', host, isApex: isApex(host) };
}

/** Whether a host is a whole registered domain. */
export function isApex(host: string): boolean {
  return parse(host, { allowPrivateDomains: true }).domain === host;
}

/** Those of these hosts (`hostName`) that are branded domains of anybody. */
export async function brandedAmong(manager: EntityManager, hosts: string[]): Promise<string[]> {
  const rows = await rowsOf(manager, sql<{ host: string }>`SELECT host FROM domain WHERE host = ANY (${hosts})`);
  return rows.map(({ host }) => host);
}

function refused(message: string): Problem {
  return Problem.field('domain', message);
}
