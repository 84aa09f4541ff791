import { describe, expect, it } from '@jest/globals';
import { givenCountries, givenTargets, targetsIn, targetsOf, targetsText } from './link-targets.js';

describe('the targets of a link for some visitors', () => {
  it('are read as they are shown, countries by their codes', () => {
    const given = givenCountries({ 'united states': 'https://example.org/us', atlantis: 'https://example.org/at' });
    expect(given).toStrictEqual([
      { name: 'US', link: 'https://example.org/us' },
      { name: 'atlantis', link: 'https://example.org/at' },
    ]);
    expect(targetsIn(targetsText(given))).toStrictEqual(given);
    expect(targetsOf('location', targetsText(given))).toStrictEqual([
      { location: 'US', link: 'https://example.org/us' },
      { location: 'atlantis', link: 'https://example.org/at' },
    ]);
  });

  it('are null for none, and for such that are not filled in', () => {
    expect(givenTargets(undefined)).toStrictEqual([]);
    expect(targetsOf('device', '')).toBe(null);
    expect(targetsOf('device', targetsText([{ name: '', link: ' ' }]))).toBe(null);
  });

  it('leave what is half filled in to the API, and add a scheme as browsers do', () => {
    const text = targetsText([
      { name: '', link: 'example.org' },
      { name: 'fr', link: '' },
    ]);
    expect(targetsOf('language', text)).toStrictEqual([
      { language: '', link: 'https://example.org' },
      { language: 'fr', link: '' },
    ]);
  });
});
