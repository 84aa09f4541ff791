/**
 * `https://example.org/a` for `example.org/a`, as browsers take what is typed. What begins with no name of a host stays
 * as it is.
 */
export function withScheme(address: string): string {
  return /^[^\s/?#:@]+\.[^\s/?#:@]+(:\d+)?([/?#]|$)/.test(address) ? `https://${address}` : address;
}
