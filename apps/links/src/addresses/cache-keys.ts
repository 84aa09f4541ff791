import { part } from '@platform/service-kit';

/** The key under which an address is cached, and its changes are announced. No alias holds a slash. */
export function addressKey(domainId: number | null, aliasKey: string): string {
  return domainId === null ? aliasKey : `${domainId}/${aliasKey}`;
}

/** `addressKey` in SQL, over the columns of `link`. */
export const addressKeySql = part`CASE WHEN domain_id IS NULL THEN alias_key ELSE domain_id || '/' || alias_key END`;

export function parsedKey(key: string): { domainId: number | null; aliasKey: string } {
  const slash = key.indexOf('/');
  if (slash < 0) return { domainId: null, aliasKey: key };
  return { domainId: Number(key.slice(0, slash)), aliasKey: key.slice(slash + 1) };
}

/** The same for a host: `LinkChanges.record(tx, hostKey(host), version)` when a domain changes or goes. */
export function hostKey(host: string): string {
  return `//${host}`;
}

/** The host of a `hostKey`; null for the key of an address. */
export function hostOf(key: string): string | null {
  return key.startsWith('//') ? key.slice(2) : null;
}
