import { describe, expect, it } from '@jest/globals';
import { countryCodeOf, languageName, regionName } from './countries.js';

describe('countries and languages', () => {
  it('are found by the English name that links writes', () => {
    expect(['Germany', 'Türkiye', 'Czechia', 'Hong Kong SAR China', 'Kosovo'].map(countryCodeOf)).toStrictEqual([
      'DE',
      'TR',
      'CZ',
      'HK',
      'XK',
    ]);
    expect(['Unknown', 'Other', ''].map(countryCodeOf)).toStrictEqual([undefined, undefined, undefined]);
  });

  it('have names in the language of the person, which begin like a sentence', () => {
    expect([regionName('DE', 'de'), regionName('DE', 'fr')]).toStrictEqual(['Deutschland', 'Allemagne']);
    expect([languageName('de', 'en'), languageName('en', 'fr')]).toStrictEqual(['German', 'Anglais']);
  });

  it('stay what they are where they have no name', () => {
    expect([languageName('Other', 'en'), languageName('xxx', 'en')]).toStrictEqual(['Other', 'Xxx']);
  });
});
