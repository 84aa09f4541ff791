import { describe, expect, it } from '@jest/globals';
import { chooseLanguage, PageLanguage } from './page-language.js';

describe('the language of a page', () => {
  it('is English when nothing is known, or only unsupported languages', () => {
    expect(chooseLanguage({})).toBe('en');
    expect(chooseLanguage({ chosen: 'xx', uiLocales: 'ja zh-Hant', acceptLanguage: 'ja,*;q=0.5' })).toBe('en');
  });

  it('is the first supported one of ui_locales, whatever the browser says', () => {
    expect(chooseLanguage({ uiLocales: 'ja pt-BR de', acceptLanguage: 'fr' })).toBe('pt');
    expect(chooseLanguage({ uiLocales: ['de'], acceptLanguage: 'fr' })).toBe('fr');
  });

  it('is what the person chose here before anything else', () => {
    expect(chooseLanguage({ chosen: 'it', uiLocales: 'de', acceptLanguage: 'fr' })).toBe('it');
  });

  it('follows the weights of the browser, not its order; zero means never', () => {
    expect(chooseLanguage({ acceptLanguage: 'en;q=0.3, es-419;q=0.9, de;q=0.5' })).toBe('es');
    expect(chooseLanguage({ acceptLanguage: 'de;q=0, it;q=0.1' })).toBe('it');
    expect(chooseLanguage({ acceptLanguage: `;q=,,de;q=x,${'a,'.repeat(1000)}` })).toBe('en');
  });

  it('in a mail is that of the profile', () => {
    const mail = new PageLanguage();
    expect(mail.ofPerson({ language: 'pt-BR' })).toBe('pt');
    expect(mail.ofPerson({ language: 'ja' })).toBe('en');
    expect(mail.ofPerson({ language: null })).toBe('en');
  });
});
