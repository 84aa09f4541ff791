import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { nextSlug, slugOf } from './slug.js';

describe('slug of an organization', () => {
  it('is made of lower-case letters, digits and single hyphens', () => {
    assert.equal(slugOf('Acme & Söhne  GmbH!'), 'acme-and-soehne-gmbh');
    assert.equal(slugOf('Łódź Café'), 'lodz-cafe');
    assert.equal(slugOf('MyCompany'), 'mycompany');
  });

  it('falls back to a random one where the name leaves no letters', () => {
    for (const name of ['🚀🚀', '東京', '---']) assert.match(slugOf(name), /^org-[a-z0-9]{8}$/);
    assert.notEqual(slugOf('🚀'), slugOf('🚀'));
  });

  it('is never a reserved word', () => {
    assert.match(slugOf('Admin'), /^org-/);
  });

  it('has at most 63 characters, with a suffix as well', () => {
    const slug = slugOf('x'.repeat(255));
    assert.equal(slug.length, 63);
    assert.equal(nextSlug(slug, 2), `${'x'.repeat(61)}-2`);
    assert.equal(nextSlug(slug, 9).length, 63);
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
          assert.match(slug, rule);
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
        assert.equal(slugOf(slug), slug);
      }),
    );
  });

  it('differs from the taken one', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 9 }), (name, attempt) => {
        const slug = slugOf(name);
        assert.notEqual(nextSlug(slug, attempt), slug);
      }),
    );
  });
});
