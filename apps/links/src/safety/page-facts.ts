import { Parser } from 'htmlparser2';

/** What a page says of itself to those who link to it. Plain text, cut; `image` is an absolute http(s) address or empty. */
export interface PageFacts {
  title: string;
  description: string;
  image: string;
}

/** Of a head; deeply nested elements would cost the parser more each time. */
const mostElements = 1_000;
const most = { title: 255, description: 1000, image: 2048 };

/** Reads the head of a page as far as it came: a body that was cut off is no reason to know nothing. */
export function pageFacts(body: Buffer, contentType: string, url: string): PageFacts {
  const found = new Map<string, string>();
  let title: string | null = null;
  let isInTitle = false;
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title' && title === null) [title, isInTitle] = ['', true];
        if (name === 'meta') keep(found, attributes);
        if (name === 'body' || ++elements === mostElements) parser.pause();
      },
      ontext(text) {
        if (isInTitle && title!.length < most.title * 4) title += text;
      },
      onclosetag(name) {
        if (name === 'title') isInTitle = false;
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(decoded(body, contentType));
  const image = found.get('og:image') ?? found.get('og:image:url') ?? found.get('twitter:image') ?? '';
  return {
    title: cut(found.get('og:title') || title || '', most.title),
    description: cut(found.get('og:description') || found.get('description') || '', most.description),
    image: httpUrl(image, url),
  };
}

/** The first of several counts, as for those who show it. */
function keep(found: Map<string, string>, { property, name, content }: Record<string, string>): void {
  const key = (property ?? name ?? '').toLowerCase();
  if (key && content && !found.has(key)) found.set(key, content);
}

function cut(text: string, characters: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...line].slice(0, characters).join('').toWellFormed();
}

function httpUrl(text: string, base: string): string {
  const url = text.trim() ? URL.parse(text.trim(), base) : null;
  return url && /^https?:$/.test(url.protocol) && url.href.length <= most.image ? url.href : '';
}

/** By the header, else by a declaration in the first kilobyte, else as UTF-8. */
function decoded(body: Buffer, contentType: string): string {
  const declared = /charset\s*=\s*["']?([\w-]{1,40})/i;
  const [, charset = 'utf-8'] =
    declared.exec(contentType) ?? declared.exec(body.subarray(0, 1024).toString('latin1')) ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
