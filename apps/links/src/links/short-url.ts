/** Public address of a link. */
export function shortUrl(baseUrl: string, alias: string): string {
  return `${baseUrl}/${encodeURIComponent(alias)}`;
}

/** The alias in a short URL of ours, with or without its scheme; null when the address is not one of ours. */
export function aliasOf(baseUrl: string, text: string): string | null {
  const own = new URL(baseUrl);
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : `${own.protocol}//${text.trim()}`;
  if (!URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  if (host.replace(/\.$/, '') !== own.host) return null;
  try {
    return decodeURIComponent(pathname.slice(1)).replace(/\/$/, '') || null;
  } catch {
    return null;
  }
}
