import { escapeHtml } from '@platform/look';

/** A link that opens beside the page; only to what browsers open as a page. */
export function linkTo(url: string, words: string, className = ''): string {
  if (!/^https?:\/\//i.test(url)) return escapeHtml(words);
  const named = className && ` class="${className}"`;
  return `<a${named} href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(words)}</a>`;
}

/** Text with its web addresses made clickable: confirmation links are what most mails are opened for. */
export function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 ? linkTo(part, part) : escapeHtml(part)))
    .join('');
}
