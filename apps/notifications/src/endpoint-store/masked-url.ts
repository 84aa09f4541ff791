const shownEnd = 4;
const minHidden = 12;
const hiddenSign = '…';

/**
 * What may be shown of a destination's URL: its origin, and the last four characters where enough stays hidden before
 * them. Path and query of a webhook are what proves the right to post there.
 */
export function maskedUrl(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const hidden = pathname.slice(1) + search;
  if (hidden === '') return `${origin}/`;
  return `${origin}/${hiddenSign}${hidden.length >= minHidden + shownEnd ? hidden.slice(-shownEnd) : ''}`;
}

/**
 * Whether something is left out of it, as `maskedUrl` does: it leads nowhere. Also when it went through something that
 * encodes URLs.
 */
export function isMasked(url: string): boolean {
  return url.includes(hiddenSign) || url.toUpperCase().includes(encodeURIComponent(hiddenSign));
}
