const anyOrigin = 'http://own.invalid';

/**
 * `value` as a path of our own, where a browser may be sent on to, or undefined. Browsers read `//evil`, `/\evil` and
 * `/<tab>/evil` as other hosts. So a URL parser reads it first, and what stays on our host is returned as the parser
 * wrote it.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, anyOrigin);
  if (url?.origin !== anyOrigin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}
