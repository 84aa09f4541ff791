/**
 * Signs that a text around an address adds to it at its end, or that are copied along unseen: a full stop, a bracket,
 * a zero-width space.
 */
const added = String.raw`\s\p{Cf}.,;:!?)\]}>'"”’»›…*|\\/`;
const behind = new RegExp(`[${added}]+$`, 'u');
const before = /^[\s\p{Cf}([{<'"“‘«‹]+/u;

/** The path of an address, decoded and without its first slash; null when it is not readable. */
export function decodedPath(url: string): string | null {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return null;
  }
}

/** The query as it came, with its question mark; "" without one. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark);
}

/** The path that a visitor has meant, where there is nothing at the one that they came to. */
export function meantPath(path: string): string {
  return path.replace(before, '').replace(behind, '');
}
