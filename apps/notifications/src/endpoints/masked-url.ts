const shownEnd = 4;
const leastHidden = 12;

/**
 * What may be shown of a destination's URL: its origin, and the last four characters where enough stays hidden before
 * them. Path and query of a webhook are what proves the right to post there.
 */
export function maskedUrl(url: string): string {
  const { origin, pathname, search } = new URL(url);
  const hidden = pathname.slice(1) + search;
  if (hidden === '') return `${origin}/`;
  return `${origin}/…${hidden.length >= leastHidden + shownEnd ? hidden.slice(-shownEnd) : ''}`;
}
