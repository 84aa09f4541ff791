import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { customAlias, keysOf, randomAlias } from './alias.js';

const refusal = { code: 'validation_failed' };

describe('random aliases', () => {
  it('use all of the 54 unambiguous characters, and no other, at every position', () => {
    const drawn = Array.from({ length: 5_000 }, () => randomAlias().alias);
    expect(drawn.every((alias) => /^[2-9a-hkmnp-zA-HJ-NP-Z]{7}$/.test(alias))).toBeTruthy();
    for (let at = 0; at < 7; at++) expect(new Set(drawn.map((alias) => alias[at])).size).toBe(54);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('are found by their exact spelling, and are longer when asked for', () => {
    const { alias, alias_key } = randomAlias(8);
    expect([alias.length, alias_key]).toStrictEqual([8, alias]);
  });
});

describe('custom aliases', () => {
  it('are one link in every letter case and every Unicode form', () => {
    const spellings = ['Café-Öl', 'CAFÉ-ÖL', 'cafe\u0301-o\u0308l', ' café-öl '];
    expect([...new Set(spellings.map((text) => customAlias(text).alias_key))]).toStrictEqual(['café-öl']);
    expect(customAlias('Cafe\u0301').alias).toBe('Café');
    for (const text of spellings) expect(keysOf(text.trim()).at(-1)).toBe('café-öl');
  });

  it('may hold the letters of any script', () => {
    for (const text of ['sale', 'Sale_2026', '-a-', 'распродажа', '販売中', 'बिक्री', 'a'.repeat(49)]) {
      expect(customAlias(text).alias).toBe(text);
    }
  });

  it('exclude what a path, an address or a rule could misread', () => {
    for (const text of [
      'ab',
      'a'.repeat(50),
      'a b c',
      'a/b',
      'a.b.c',
      'a%20b',
      'a\u0000b',
      'a?b',
      '<b>x',
      '😀😀😀',
      '\u0301abc',
      '',
    ]) {
      assert.throws(() => customAlias(text), refusal, JSON.stringify(text));
    }
    for (const text of ['api', 'API', 'Avatar', 'health', 'fuck-you', 'Robots'])
      assert.throws(() => customAlias(text), refusal, text);
    expect(customAlias('Scunthorpe').alias_key).toBe('scunthorpe');
  });
});

describe('the alias in a visit', () => {
  it('is looked up by its exact spelling before the folded one', () => {
    expect(keysOf('aBcDeFg')).toStrictEqual(['aBcDeFg', 'abcdefg']);
    expect(keysOf('sale')).toStrictEqual(['sale']);
  });

  it('is not looked up at all when it cannot be an alias', () => {
    for (const text of ['', 'favicon.ico', 'a b', '../etc', 'x'.repeat(300), 'wp-login.php', '\u0000'])
      expect(keysOf(text)).toStrictEqual([]);
  });
});
