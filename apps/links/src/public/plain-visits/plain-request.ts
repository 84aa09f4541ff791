import type { Visitor } from '../../journal/index.js';

/** A visit that is not answered yet. Exactly one of `redirect` and `pass` is called, now or later. */
export interface PlainVisit {
  alias: string;
  visitor: Omit<Visitor, 'ip'>;
  /** Of who has connected. */
  remoteAddress: string | undefined;
  /** Answers 302. */
  redirect: (href: string) => void;
  /** Has the routes answer, as if nobody had looked at it. */
  pass: () => void;
}

/** The form of nearly all aliases. The routes find the others. */
const plainAlias = /^\/([\w-]{1,50})(?:\?|$)/;

const maxBytes = 8 * 1024;
/**
 * Of RFC 9112 only what has one meaning: no other version, no folded or empty header name, no illegal letter in a
 * header.
 */
const plainHead = /^GET (\/[\w-]{1,50}(?:\?[!-~]*)?) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;
/** Headers that are read of a visit. */
const readOfVisits =
  'host user-agent referer accept-language x-forwarded-for purpose sec-purpose x-purpose x-moz connection'.split(' ');
/** Headers that would make the request another one than it seems. */
const changing = new Set(
  'content-length transfer-encoding expect upgrade proxy-connection http2-settings trailer te'.split(' '),
);
const knownHeaders = new RegExp(`\\r\\n(${[...readOfVisits, ...changing].join('|')}):[\\t ]*([^\\r]*)`, 'gi');

/**
 * Cuts off blanks as RFC 9110 does. `trimEnd` would also cut off a no-break space (0xa0), which is a letter of a header
 * here.
 */
function withoutEnd(value: string): string {
  let end = value.length;
  while (end > 0 && (value[end - 1] === ' ' || value[end - 1] === '\t')) end -= 1;
  return value.slice(0, end);
}

/**
 * Reads what has arrived on a connection as one request. What it takes, the HTTP parser of Node would read alike.
 *
 * @returns null for all that is not plain: a part of a request or several, a body, an old version, a connection to be
 * closed, a repeated header, anything odd
 */
export function plainRequest(chunk: Buffer): Pick<PlainVisit, 'alias' | 'visitor'> | null {
  if (chunk.length > maxBytes) return null;
  const text = chunk.toString('latin1');
  const [, url] = plainHead.exec(text) ?? [];
  if (url === undefined) return null;
  const headers: Record<string, string> = {};
  knownHeaders.lastIndex = 0;
  for (let found = knownHeaders.exec(text); found; found = knownHeaders.exec(text)) {
    const name = found[1]!.toLowerCase();
    if (changing.has(name) || headers[name] !== undefined) return null;
    headers[name] = withoutEnd(found[2]!);
  }
  const { host, connection = 'keep-alive' } = headers;
  if (host === undefined || connection.toLowerCase() !== 'keep-alive') return null;
  return { alias: plainAlias.exec(url)![1]!, visitor: { method: 'GET', headers } };
}
