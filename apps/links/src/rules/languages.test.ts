import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { languageCode, ofLanguage, preferredLanguage } from './languages.js';

it('a language is recognized by its tag and its English name', () => {
  for (const [text, code] of [
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['French', 'fr'],
    ['pt-BR', 'pt-br'],
    ['pt_br', 'pt-br'],
    ['zh-Hant-TW', 'zh-hant-tw'],
    ['Chinese', 'zh'],
  ] as const)
    assert.equal(languageCode(text), code, text);
  for (const text of ['', 'klingonese', 'xx', 'f', 'fr;q=1', '<b>']) assert.equal(languageCode(text), null, text);
});

it('a visitor’s preferred language selects a rule, and no other language does', () => {
  for (const [header, language] of [
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr-ch'],
    ['en;q=0.8, de', 'de'],
    ['en;q=0, de;q=0.1', 'de'],
    ['*', null],
    ['', null],
    [undefined, null],
    [`${'x'.repeat(10_000)}, fr`, null],
  ] as const)
    assert.equal(preferredLanguage(header), language, String(header).slice(0, 40));
});

it('a more exact language rule wins', () => {
  const rules = { pt: 'https://example.org/any', 'pt-br': 'https://example.org/brazil' };
  expect(['pt-br', 'pt-pt', 'pt', 'zh-hant-tw'].map((tag) => ofLanguage(rules, tag))).toStrictEqual([
    'pt-br',
    'pt',
    'pt',
    undefined,
  ]);
});
