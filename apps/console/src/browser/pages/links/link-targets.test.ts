import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { targetsOf, targetsText } from './link-targets.js';

describe('where a link leads for some visitors, as lines of a field', () => {
  it('is read as it is shown', () => {
    const targets = { 'united states': 'https://example.org/us', fr: 'https://example.org/fr' };
    const text = targetsText(targets);
    assert.equal(text, 'United States https://example.org/us\nfr https://example.org/fr');
    assert.deepEqual(targetsOf('location', text), [
      { location: 'United States', link: 'https://example.org/us' },
      { location: 'fr', link: 'https://example.org/fr' },
    ]);
  });

  it('is null for an empty field, and leaves out empty lines', () => {
    assert.equal(targetsText(undefined), '');
    assert.equal(targetsOf('device', ' \r\n '), null);
    assert.deepEqual(targetsOf('device', '\n\n  iphone   https://example.org/i \r\n'), [
      { device: 'iphone', link: 'https://example.org/i' },
    ]);
  });

  it('leaves a line without a name or an address to the API, which says what is wrong', () => {
    assert.deepEqual(targetsOf('language', 'https://example.org/'), [{ language: '', link: 'https://example.org/' }]);
    assert.deepEqual(targetsOf('language', 'New Norse'), [{ language: 'New', link: 'Norse' }]);
  });
});
