import { Parser } from 'htmlparser2';
import type { FetchedPage } from '../../destinations/index.js';

const mostTitle = 255;
const mostDescription = 1_000;
/** Browsers look for the charset in these bytes alone. */
const charsetBytes = 1_024;

const namedCharset = /charset\s*=\s*["']?([\w:-]+)/i;

/** What a page says of itself, as plain text of bounded length. */
export interface PageFacts {
  title: string;
  description: string;
  /** Address of a picture; null for none. */
  picture: string | null;
}

/** Reads the head of a page. What it says for cards goes before its own title. */
export function factsOf({ body, type, at }: FetchedPage): PageFacts {
  const found = new Map<string, string>();
  let isInTitle = false;
  let title = '';
  const parser = new Parser({
    onopentag(name, { name: meta, property, content }) {
      if (name === 'title') isInTitle = title === '';
      const key = (property ?? meta ?? '').toLowerCase();
      if (name === 'meta' && key && content && !found.has(key)) found.set(key, content);
    },
    ontext(text) {
      if (isInTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(textOf(body, type));
  const first = (...keys: string[]) => keys.map((key) => found.get(key)).find(Boolean) ?? '';
  return {
    title: plain(first('og:title', 'twitter:title') || title, mostTitle),
    description: plain(first('og:description', 'description', 'twitter:description'), mostDescription),
    picture: pictureAt(first('og:image:secure_url', 'og:image', 'twitter:image'), at),
  };
}

function textOf(body: Buffer, type: string): string {
  const head = body.subarray(0, charsetBytes).toString('latin1');
  const [, charset = 'utf-8'] = namedCharset.exec(type) ?? namedCharset.exec(head) ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

function plain(text: string, most: number): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...words.toWellFormed()].slice(0, most).join('');
}

function pictureAt(address: string, at: string): string | null {
  if (!address || !URL.canParse(address, at)) return null;
  const { href, protocol } = new URL(address, at);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
