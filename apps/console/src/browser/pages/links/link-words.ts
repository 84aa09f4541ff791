import type { LinkDetails } from '@platform/contracts';

/** What links writes as `2026-11-20 21:42:07`, in UTC, as the rest of the platform writes it. */
export function timestampOf(linkDateTime: string): string {
  return `${linkDateTime.replace(' ', 'T')}Z`;
}

/** Without the scheme, which is the same for all: `go.example/summer`. */
export function addressText(shorturl: string): string {
  return shorturl.replace(/^https?:\/\//, '');
}

export function nameOf({ title, shorturl }: Pick<LinkDetails, 'title' | 'shorturl'>): string {
  return title || addressText(shorturl);
}
