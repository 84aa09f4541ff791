import type { NotificationsConfig } from '../../config.js';

type StandInConfig = Pick<NotificationsConfig, 'CHAT_STAND_IN_URL'>;

/** Where a provider takes webhooks. */
export interface ProviderAddress {
  /**
   * Exact host names, or `.suffix`; an entry with a scheme is an exact origin, for a proxy or a stand-in of the
   * operator.
   */
  hosts: readonly string[];
  /** Of the path. */
  path: RegExp;
  /** Shown when the URL is of another kind. */
  hint: string;
}

/** An address at the stand-in, for trying the type out. */
export function trialUrl({ CHAT_STAND_IN_URL: standIn }: StandInConfig, path: string): string | null {
  return standIn === undefined ? null : standIn + path;
}

/**
 * What is wrong with the URL of a destination, null when nothing is
 * (docs/contracts/identity-and-organizations.md#addresses-of-destinations).
 */
export function providerUrlFault(text: string, { hosts, path, hint }: ProviderAddress): string | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.hash) return hint;
  if (!hosts.some((host) => isHost(url, host))) return hint;
  return path.test(withoutSlash(url.pathname)) ? null : hint;
}

/** The address as the provider writes it: with a copied slash at its end it would be another address there. */
export function asProvided(text: string): string {
  const url = new URL(text);
  url.pathname = withoutSlash(url.pathname);
  return url.href;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * The same rule for a form, which checks while somebody types. It is a regular expression without its slashes, for the
 * attribute `pattern`; browsers read that with the flag `v`.
 */
export function providerUrlPattern({ hosts, path }: Pick<ProviderAddress, 'hosts' | 'path'>): string {
  const places = hosts.map((host) => {
    const escaped = host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (host.includes('://')) return escaped;
    return host.startsWith('.') ? `https://[a-z0-9.\\-]+${escaped}(:443)?` : `https://${escaped}(:443)?`;
  });
  const shape = path.source.slice(1, -1).replaceAll('\\/', '/').replaceAll('-]', '\\-]');
  return `^(${places.join('|')})${shape}/*(\\?.*)?$`;
}

function isHost(url: URL, known: string): boolean {
  if (known.includes('://')) return url.origin === known;
  // The default port only, and no trailing dot that a comparison would miss.
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/\.$/, '');
  return known.startsWith('.') ? host.endsWith(known) && host.length > known.length : host === known;
}
