import { describe, expect, it } from '@jest/globals';
import { targetsOf, targetsText } from './link-targets.js';

describe('the targets of a link for some visitors, as lines of a field,', () => {
  it('are read as they are shown', () => {
    const targets = { 'united states': 'https://example.org/us', fr: 'https://example.org/fr' };
    const text = targetsText(targets);
    expect(text).toBe('United States https://example.org/us\nfr https://example.org/fr');
    expect(targetsOf('location', text)).toStrictEqual([
      { location: 'United States', link: 'https://example.org/us' },
      { location: 'fr', link: 'https://example.org/fr' },
    ]);
  });

  it('are null for an empty field, without empty lines', () => {
    expect(targetsText(undefined)).toBe('');
    expect(targetsOf('device', ' \r\n ')).toBe(null);
    expect(targetsOf('device', '\n\n  iphone   https://example.org/i \r\n')).toStrictEqual([
      { device: 'iphone', link: 'https://example.org/i' },
    ]);
  });

  it('leave a line without a name or an address to the API, which reports the error', () => {
    expect(targetsOf('language', 'https://example.org/')).toStrictEqual([
      { language: '', link: 'https://example.org/' },
    ]);
    expect(targetsOf('language', 'New Norse')).toStrictEqual([{ language: 'New', link: 'Norse' }]);
  });
});
