import { hostName } from './host-name.js';

/** The origin of a link: of the domain that it is on, if any, else the platform's own. */
export function originOf({ host, scheme }: { host: string | null; scheme: string | null }, baseUrl: string): string {
  return host ? `${scheme}://${host}` : baseUrl;
}

/** Public address of a link. `origin` is the platform's own or that of a domain. */
export function shortUrl(origin: string, alias: string): string {
  return `${origin}${aliasPath(alias)}`;
}

/** The path of a link: an alias on a branded domain may have several parts. */
export function aliasPath(alias: string): string {
  return `/${alias.split('/').map(encodeURIComponent).join('/')}`;
}

/** A short URL, taken apart. */
interface ShortUrl {
  /** Null: the platform's own. Else a host name that may be somebody's domain. */
  host: string | null;
  alias: string;
}

/** Reads a short URL, with or without its scheme; null when it is none. */
export function readShortUrl(baseUrl: string, text: string): ShortUrl | null {
  const own = new URL(baseUrl);
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `${own.protocol}//${text.trim()}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isOwn = url.host.replace(/\.$/, '') === own.host;
  // Whoever names our host with another port means another place.
  if (!isOwn && hostName(url.host) === hostName(own.host)) return null;
  try {
    const alias = decodeURIComponent(url.pathname.slice(1)).replace(/\/$/, '');
    return alias ? { host: isOwn ? null : hostName(url.host), alias } : null;
  } catch {
    return null;
  }
}
