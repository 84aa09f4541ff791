import { codePoints } from '@platform/contracts';
import { isLoopback } from '../../egress/index.js';
import type { OauthClient } from './oauth-client.entity.js';

const longest = 2_000;

type Addresses = Pick<OauthClient, 'redirect_uris' | 'post_logout_redirect_uris'>;

/**
 * What is wrong with a redirect address of a client, or null (RFC 9700 section 4.1, RFC 8252): https, http on loopback,
 * or an app's own scheme; no fragment, no user information, no wildcard. Addresses are later compared as strings.
 */
export function redirectUriFault(uri: string): string | null {
  if (codePoints(uri) > longest) return `must not be longer than ${longest} characters`;
  if (!URL.canParse(uri) || /[\s\\]/.test(uri)) return 'must be an absolute URL';
  const { protocol, hostname, username, password } = new URL(uri);
  // Whoever resolves these comes to another address than the one that is compared.
  if (/[/\\](\.|%2e){1,2}(?=[/\\?#]|$)/i.test(uri)) return 'must not contain /./ or /../';
  if (uri.includes('*')) return 'must not contain a wildcard';
  if (uri.includes('#')) return 'must not contain a fragment';
  if (username || password) return 'must not contain user information';
  if (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) return null;
  if (isPrivateScheme(uri)) return null;
  return 'must be https, http on a loopback address, or a scheme like com.example.app:/';
}

/**
 * An app's own scheme: a reversed domain name, so that two apps do not claim the same by chance (RFC 8252 section 7.1).
 */
export function isPrivateScheme(uri: string): boolean {
  return /^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+:\/[^\s]*$/i.test(uri);
}

/** Whether an app's own scheme is among the addresses, in either list. */
export function hasPrivateScheme(client: Addresses): boolean {
  return allOf(client).some(isPrivateScheme);
}

/**
 * Whether this is an app on a device, which may listen on any port of a loopback address (RFC 8252 section 7.3). It has
 * its own scheme, which oidc-provider lets no web client have; or it is a public client that comes back to IP addresses
 * of the machine only. A client that also has an address elsewhere is a web page, which keeps to its port; so is a
 * trusted one, as nobody is asked before another program gets its code.
 */
export function isNative(client: Addresses & Pick<OauthClient, 'type' | 'is_trusted'>): boolean {
  if (hasPrivateScheme(client)) return true;
  const isAsked = client.type === 'public' && !client.is_trusted;
  return isAsked && client.redirect_uris.every(isHttpOnLoopbackIp) && !allOf(client).some(isHttpsOnLoopback);
}

function allOf({ redirect_uris, post_logout_redirect_uris }: Addresses): string[] {
  return [...redirect_uris, ...post_logout_redirect_uris];
}

/** `localhost` is no address: another program may answer for the name (RFC 8252 section 8.3). */
function isHttpOnLoopbackIp(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'http:' && url.hostname !== 'localhost' && isLoopback(url.hostname);
}

/** False for what is no address at all. */
export function isHttpsOnLoopback(uri: string): boolean {
  const url = URL.parse(uri);
  return url?.protocol === 'https:' && isLoopback(url.hostname);
}
