import type { Visitor } from '../../journal/index.js';

/** A visit that is not answered yet: exactly one of the two is called, now or later. */
export interface Visit {
  alias: string;
  visitor: Omit<Visitor, 'ip'>;
  /** Of who has connected. */
  remoteAddress: string | undefined;
  /** Answers 302. */
  redirect: (href: string) => void;
  /** Has the routes answer, as if nobody had looked at it. */
  pass: () => void;
}

/** Nearly all aliases are written like this; the others are found by the routes. Keys are folded and sought there as well. */
export const plainAlias = /^\/([\w-]{1,50})(?:\?|$)/;

const mostBytes = 8 * 1024;
/** Of RFC 9112 only what has one meaning: no other version, no folded or empty header name, no letter that a header must not hold. */
const plainHead = /^GET (\/[\w-]{1,50}(?:\?[!-~]*)?) HTTP\/1\.1\r\n(?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+\r\n$/;
/** What is read of a visit, and what would make the request another one than it seems. */
const told =
  /\r\n(host|user-agent|referer|accept-language|x-forwarded-for|purpose|sec-purpose|x-purpose|x-moz|connection|content-length|transfer-encoding|expect|upgrade|proxy-connection|http2-settings|trailer|te):[\t ]*([^\r]*)/gi;
const changing = new Set([
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'trailer',
  'te',
]);

/** Without the blanks of RFC 9110 at its end: `trimEnd` would take a no-break space (0xa0) as well, which is a letter of a header here. */
function withoutEnd(value: string): string {
  let end = value.length;
  while (end > 0 && (value[end - 1] === ' ' || value[end - 1] === '\t')) end -= 1;
  return value.slice(0, end);
}

/**
 * What has arrived on a connection, read as one request. Null for whatever is not plain: a part of a request or more than one, a body, an old
 * version, a connection that is to be closed, a header told twice, anything odd. Those are for the HTTP parser of Node to read: what is taken here, it
 * would read alike.
 */
export function plainRequest(chunk: Buffer): Pick<Visit, 'alias' | 'visitor'> | null {
  if (chunk.length > mostBytes) return null;
  const text = chunk.toString('latin1');
  const [, url] = plainHead.exec(text) ?? [];
  if (url === undefined) return null;
  const headers: Record<string, string> = {};
  told.lastIndex = 0;
  for (let found = told.exec(text); found; found = told.exec(text)) {
    const name = found[1]!.toLowerCase();
    if (changing.has(name) || headers[name] !== undefined) return null;
    headers[name] = withoutEnd(found[2]!);
  }
  const { host, connection = 'keep-alive' } = headers;
  if (host === undefined || connection.toLowerCase() !== 'keep-alive') return null;
  return { alias: plainAlias.exec(url)![1]!, visitor: { method: 'GET', headers } };
}
