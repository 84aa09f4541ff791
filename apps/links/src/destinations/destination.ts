import { Problem } from '@platform/service-kit';
import { appScheme, isAppScheme } from './app-schemes.js';

const maxCharacters = 8192;

/** Where a link leads. */
export interface Destination {
  /** As the owner wrote it, without surrounding blanks and control characters. */
  url: string;
  /** Its canonical form in ASCII: safe in a `Location` header. */
  href: string;
}

/**
 * Checks a destination: a web address as `webDestination` wants it, or one of a scheme that is known to be harmless.
 * Such a scheme opens an app, or a program for mail, calls or messages.
 *
 * @throws Problem 400 of `field` when it breaks a rule
 */
export function destination(text: string, ownOrigins: readonly string[], field = 'url'): Destination {
  const url = oneLine(text, field);
  if (!isAppScheme(appScheme(url))) return webDestination(text, ownOrigins, field);
  const href = URL.parse(url)?.href.replaceAll(' ', '%20') ?? '';
  // Something has to stand behind the scheme, and a header has to be able to hold it.
  if (!/^[a-z0-9+.-]+:[/]*[!"$-.0->@-~][!-~]*$/i.test(href)) throw Problem.field(field, 'must be a complete address');
  if (href.length > 2 * maxCharacters) throw Problem.field(field, 'is too long');
  return { url, href };
}

function oneLine(text: string, field: string): string {
  const refused = (message: string) => Problem.field(field, message);
  const trimmed = text.trim();
  if (/[\r\n]/.test(trimmed)) throw refused('must be one line');
  // Browsers skip them inside a URL: what is checked must be what they read.
  const url = trimmed.replace(/[\u0000-\u001f\u007f-\u009f]/g, '');
  if (!url) throw refused('must not be empty');
  if (url.length > maxCharacters) throw refused(`must be at most ${maxCharacters} characters`);
  return url;
}

/**
 * An address of the web: http or https with a host, no credentials, no line breaks, not one of our own hosts, which
 * would be a loop. Nothing is fetched: the visitor's browser goes there, we do not.
 */
export function webDestination(text: string, ownOrigins: readonly string[], field = 'url'): Destination {
  const refused = (message: string) => Problem.field(field, message);
  const url = oneLine(text, field);
  // The parser would also read "https:\\evil" and "https:evil" as addresses of hosts; people do not.
  if (!/^https?:\/\/[^/\\?#]/i.test(url) || !URL.canParse(url))
    throw refused('must be a URL that starts with http:// or https://');
  const parsed = new URL(url);
  if (parsed.username || parsed.password || /^[^/?#]*\/\/[^/?#]*@/.test(url))
    throw refused('must not hold a user name or password');
  if (parsed.hostname.replace(/\.+$/, '') === '') throw refused('must name a host');
  if (parsed.href.length > 2 * maxCharacters) throw refused('is too long');
  if (ownOrigins.some((origin) => isSameHost(parsed, new URL(origin)))) throw refused('must not lead to a short link');
  return { url, href: parsed.href };
}

/** Both default ports are one place: http leads to https there. */
function isSameHost(left: URL, right: URL): boolean {
  const host = ({ hostname, port }: URL) =>
    `${hostname.replace(/\.+$/, '')}:${['', '80', '443'].includes(port) ? 'default' : port}`;
  return host(left) === host(right);
}
