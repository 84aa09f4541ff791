import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
});
