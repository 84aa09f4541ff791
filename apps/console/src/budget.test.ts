import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const built = join(import.meta.dirname, 'public');

/** In bytes, compressed by gzip. */
const budgets = { first: 200_000, shared: 60_000 };
const sizeOf = (path: string) => gzipSync(readFileSync(join(built, path))).length;

describe('the built pages', () => {
  it('need at most 200 KB of JavaScript before the first page shows', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    const scripts = [...html.matchAll(/(?:src|href)="\/console\/([^"]+\.js)"/g)].map(([, path]) => path!);
    const sizes = scripts.map(sizeOf);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.first);
  });

  it('share at most 60 KB of JavaScript, in one file: no charts, which few of them show', () => {
    const shared = readdirSync(join(built, 'assets')).filter((name) => /^shared\b.*\.js$/.test(name));
    expect(shared.length).toBe(1);
    expect(sizeOf(join('assets', shared[0]!))).toBeLessThanOrEqual(budgets.shared);
  });

  it('have no code or style in the document, which the policy would refuse', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|javascript:/);
  });
});
