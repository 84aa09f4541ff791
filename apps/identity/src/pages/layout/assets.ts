import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { icon, sheet } from '@platform/look';

interface Asset {
  type: string;
  content: string;
  /** Changes with the content. */
  version: string;
}

const folder = new URL('../../../assets/', import.meta.url);

/**
 * What pages load from us, by name: the files of `assets`; and as one sheet that of all pages, and the parts of
 * `assets/style` in the order of their names.
 */
const assets = new Map<string, Asset>([
  ['style.css', assetOf('text/css; charset=utf-8', styleSheet())],
  ['icon.svg', assetOf('image/svg+xml', icon)],
]);
for (const name of readdirSync(folder)) {
  if (name.endsWith('.js'))
    assets.set(name, assetOf('text/javascript; charset=utf-8', readFileSync(new URL(name, folder), 'utf8')));
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
  const own = readdirSync(parts)
    .sort()
    .map((name) => readFileSync(new URL(name, parts), 'utf8'));
  return [sheet, ...own].join('\n');
}
