import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { nextSlug, slugOf } from './slug.js';

describe('slug of an organization', () => {
  it('is made of lower-case letters, digits and single hyphens', () => {
    expect(slugOf('Acme & Söhne  GmbH!')).toBe('acme-and-soehne-gmbh');
    expect(slugOf('Łódź Café')).toBe('lodz-cafe');
    expect(slugOf('MyCompany')).toBe('mycompany');
  });

  it('falls back to a random one where the name leaves no letters', () => {
    for (const name of ['🚀🚀', '東京', '---']) expect(slugOf(name)).toMatch(/^org-[a-z0-9]{8}$/);
    expect(slugOf('🚀')).not.toBe(slugOf('🚀'));
  });

  it('is never a reserved word', () => {
    expect(slugOf('Admin')).toMatch(/^org-/);
  });

  it('has at most 63 characters, with a suffix as well', () => {
    const slug = slugOf('x'.repeat(255));
    expect(slug.length).toBe(63);
    expect(nextSlug(slug, 2)).toBe(`${'x'.repeat(61)}-2`);
    expect(nextSlug(slug, 9).length).toBe(63);
  });

  const names = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 255 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }),
    fc.string({ unit: fc.constantFrom('a', 'Z', '-', '_', ' ', '1', 'ß', '.'), maxLength: 255 }),
  );
  const rule = /^[a-z0-9]+(-[a-z0-9]+)*$/;

  it('keeps its rules for every name, with every suffix', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 9 }), (name, attempt) => {
        for (const slug of [slugOf(name), nextSlug(slugOf(name), attempt)]) {
          expect(slug).toMatch(rule);
          assert.ok(slug.length >= 1 && slug.length <= 63);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('of a slug is the slug itself, unless it is reserved', () => {
    fc.assert(
      fc.property(names, (name) => {
        const slug = slugOf(name);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });

  it('differs from the taken one', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 9 }), (name, attempt) => {
        const slug = slugOf(name);
        expect(nextSlug(slug, attempt)).not.toBe(slug);
      }),
    );
  });
});
