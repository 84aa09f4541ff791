import { describe, expect, it } from '@jest/globals';
import { languageOf } from './languages.js';

describe('the language of the console', () => {
  it('is the one that the person chose, else the first of the browser that there is, else English', () => {
    expect(languageOf('fr', ['de-AT', 'en'])).toBe('fr');
    expect(languageOf(null, ['nl', 'de-AT', 'en'])).toBe('de');
    expect(languageOf('xx', ['PT-br'])).toBe('pt');
    expect(languageOf('toString', ['nl'])).toBe('en');
  });
});
