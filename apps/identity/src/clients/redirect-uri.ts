import { isLoopback } from '../public-url.js';

const longest = 2_000;

/**
 * What is wrong with a redirect address of a client, or null (RFC 9700 section 4.1, RFC 8252): https, http on loopback, or an app's
 * own scheme; no fragment, no user information, no wildcard. Addresses are later compared as strings.
 */
export function redirectUriFault(uri: string): string | null {
  if (uri.length > longest) return `must not be longer than ${longest} characters`;
  if (!URL.canParse(uri) || /[\s\\]/.test(uri)) return 'must be an absolute URL';
  const { protocol, hostname, username, password } = new URL(uri);
  if (uri.includes('*')) return 'must not contain a wildcard';
  if (uri.includes('#')) return 'must not contain a fragment';
  if (username || password) return 'must not contain user information';
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return null;
  if (isPrivateScheme(uri)) return null;
  return 'must be https, http on a loopback address, or a scheme like com.example.app:/';
}

/** An app's own scheme: a reversed domain name, so that two apps do not claim the same by chance (RFC 8252 section 7.1). */
export function isPrivateScheme(uri: string): boolean {
  return /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:\/[^\s]*$/i.test(uri);
}

/** Whether these are addresses of an app on a device: oidc-provider lets no web client have an app's own scheme, in either list. */
export function isNative(client: { redirect_uris: string[]; post_logout_redirect_uris: string[] }): boolean {
  return [...client.redirect_uris, ...client.post_logout_redirect_uris].some(isPrivateScheme);
}

/** False for what is no address at all. */
export function isHttpsOnLoopback(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'https:' && isLoopback(url.hostname);
}
