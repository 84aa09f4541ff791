const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const longest = 2_000;

/**
 * What is wrong with a redirect address of a client, or null (RFC 9700 section 4.1, RFC 8252): https, or http on loopback;
 * no fragment, no user information, no wildcard. Addresses are later compared as strings.
 */
export function redirectUriFault(uri: string): string | null {
  if (uri.length > longest) return `must not be longer than ${longest} characters`;
  if (!URL.canParse(uri) || /[\s\\]/.test(uri)) return 'must be an absolute URL';
  const { protocol, hostname, username, password } = new URL(uri);
  if (uri.includes('*')) return 'must not contain a wildcard';
  if (uri.includes('#')) return 'must not contain a fragment';
  if (username || password) return 'must not contain user information';
  if (protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))) return null;
  return 'must be https, or http on a loopback address';
}
