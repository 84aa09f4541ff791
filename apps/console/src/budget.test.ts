import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const built = join(import.meta.dirname, 'public');

/** In bytes, compressed by gzip. */
const budget = 200_000;

describe('the built pages', () => {
  it('need at most 200 KB of JavaScript before the first page shows', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    const scripts = [...html.matchAll(/(?:src|href)="\/console\/([^"]+\.js)"/g)].map(([, path]) => path!);
    const sizes = scripts.map((path) => gzipSync(readFileSync(join(built, path))).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  });

  it('have no code or style in the document, which the policy would refuse', () => {
    const html = readFileSync(join(built, 'index.html'), 'utf8');
    expect(html).not.toMatch(/<style|style=|<script(?![^>]*\ssrc=)|javascript:/);
  });
});
