import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { ofPlatformBrand } from '@platform/service-kit';

interface Asset {
  type: string;
  content: string;
  /** Changes with the content. */
  version: string;
}

const folder = new URL('../../../assets/', import.meta.url);
const parts = new URL('style/', folder);
const ownStyles = readdirSync(parts)
  .sort()
  .map((name) => readFileSync(new URL(name, parts), 'utf8'));
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name): [string, Asset] => [
    name,
    assetOf('text/javascript; charset=utf-8', readFileSync(new URL(name, folder), 'utf8')),
  ]);

/**
 * What pages load from us, by name: the files of `assets`; and as one sheet that of all pages, and the parts of
 * `assets/style` in the order of their names.
 */
const assets = ofPlatformBrand(
  ({ sheet, icon }) =>
    new Map<string, Asset>([
      ['style.css', assetOf('text/css; charset=utf-8', [sheet, ...ownStyles].join('\n'))],
      ['icon.svg', assetOf('image/svg+xml', icon)],
      ...scripts,
    ]),
);

export function asset(name: string): Asset | undefined {
  return assets().get(name);
}

/** With its version, so that browsers may keep what they have for good. Throws for a file that is not there. */
export function assetPath(name: string): string {
  const found = asset(name);
  if (!found) throw new Error(`there is no asset ${name}`);
  return `/assets/identity/${name}?v=${found.version}`;
}

function assetOf(type: string, content: string): Asset {
  return { type, content, version: createHash('sha256').update(content).digest('hex').slice(0, 12) };
}
