import { Problem } from '@platform/service-kit';

const mostCharacters = 8192;

/** Where a link leads. */
export interface Destination {
  /** As the owner wrote it, without surrounding blanks and control characters. */
  url: string;
  /** Its canonical form in ASCII: safe in a `Location` header. */
  href: string;
}

/**
 * Checks a destination (links.md 4.2, item 15): http or https with a host, no credentials, no line breaks, not one of
 * our own hosts, which would be a loop. 400 of `field` when it breaks a rule. Nothing is fetched: the visitor's browser goes there, we do not.
 */
export function destination(text: string, ownOrigins: readonly string[], field = 'url'): Destination {
  const refused = (message: string) => Problem.field(field, message);
  const trimmed = text.trim();
  if (/[\r\n]/.test(trimmed)) throw refused('must be one line');
  // Browsers skip them inside a URL: what is checked must be what they read.
  const url = trimmed.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
  if (!url) throw refused('must not be empty');
  if (url.length > mostCharacters) throw refused(`must be at most ${mostCharacters} characters`);
  // The parser would also read "https:\\evil" and "https:evil" as addresses of hosts; people do not.
  if (!/^https?:\/\/[^/\\?#]/i.test(url) || !URL.canParse(url))
    throw refused('must be a URL that starts with http:// or https://');
  const parsed = new URL(url);
  if (parsed.username || parsed.password || /^[^/?#]*\/\/[^/?#]*@/.test(url))
    throw refused('must not hold a user name or password');
  if (parsed.hostname.replace(/\.+$/, '') === '') throw refused('must name a host');
  if (parsed.href.length > 2 * mostCharacters) throw refused('is too long');
  if (ownOrigins.some((origin) => isSameHost(parsed, new URL(origin)))) throw refused('must not lead to a short link');
  return { url, href: parsed.href };
}

/** Both default ports are one place: http leads to https there. */
function isSameHost(left: URL, right: URL): boolean {
  const host = ({ hostname, port }: URL) =>
    `${hostname.replace(/\.+$/, '')}:${['', '80', '443'].includes(port) ? 'default' : port}`;
  return host(left) === host(right);
}
