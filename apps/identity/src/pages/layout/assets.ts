import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

interface Asset {
  type: string;
  content: string;
  /** Changes with the content. */
  version: string;
}

const folder = new URL('../../../assets/', import.meta.url);
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * What pages load from us, by name: the files of `assets`, and the parts of `assets/style`, in the order of their
 * names, as one sheet.
 */
const assets = new Map<string, Asset>([['style.css', assetOf(types['css']!, styleSheet())]]);
for (const name of readdirSync(folder)) {
  const type = types[name.split('.').at(-1)!];
  if (type) assets.set(name, assetOf(type, readFileSync(new URL(name, folder), 'utf8')));
}

export function asset(name: string): Asset | undefined {
  return assets.get(name);
}

/** With its version, so that browsers may keep what they have for good. Throws for a file that is not there. */
export function assetPath(name: string): string {
  const found = assets.get(name);
  if (!found) throw new Error(`there is no asset ${name}`);
  return `/assets/identity/${name}?v=${found.version}`;
}

function assetOf(type: string, content: string): Asset {
  return { type, content, version: createHash('sha256').update(content).digest('hex').slice(0, 12) };
}

function styleSheet(): string {
  const parts = new URL('style/', folder);
  return readdirSync(parts)
    .sort()
    .map((name) => readFileSync(new URL(name, parts), 'utf8'))
    .join('\n');
}
