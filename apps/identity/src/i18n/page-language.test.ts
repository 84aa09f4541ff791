import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseLanguage, PageLanguage } from './page-language.js';

describe('the language of a page', () => {
  it('is English when nobody says anything, or only what we do not speak', () => {
    assert.equal(chooseLanguage({}), 'en');
    assert.equal(chooseLanguage({ chosen: 'xx', uiLocales: 'ja zh-Hant', acceptLanguage: 'ja,*;q=0.5' }), 'en');
  });

  it('is the first of ui_locales that we speak, whatever the browser says', () => {
    assert.equal(chooseLanguage({ uiLocales: 'ja pt-BR de', acceptLanguage: 'fr' }), 'pt');
    assert.equal(chooseLanguage({ uiLocales: ['de'], acceptLanguage: 'fr' }), 'fr');
  });

  it('is what the person chose here before anything else', () => {
    assert.equal(chooseLanguage({ chosen: 'it', uiLocales: 'de', acceptLanguage: 'fr' }), 'it');
  });

  it('follows the weights of the browser, not its order; zero means never', () => {
    assert.equal(chooseLanguage({ acceptLanguage: 'en;q=0.3, es-419;q=0.9, de;q=0.5' }), 'es');
    assert.equal(chooseLanguage({ acceptLanguage: 'de;q=0, it;q=0.1' }), 'it');
    assert.equal(chooseLanguage({ acceptLanguage: `;q=,,de;q=x,${'a,'.repeat(1000)}` }), 'en');
  });

  it('of a mail is that of the profile', () => {
    const mail = new PageLanguage();
    assert.equal(mail.ofPerson({ language: 'pt-BR' }), 'pt');
    assert.equal(mail.ofPerson({ language: 'ja' }), 'en');
    assert.equal(mail.ofPerson({ language: null }), 'en');
  });
});
