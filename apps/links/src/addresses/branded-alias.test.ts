import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { aliasAt, carriedAlias, keysAt } from './branded-alias.js';

const own = { id: null, isCaseSensitive: false };
const branded = { id: 7, isCaseSensitive: false };
const exact = { id: 8, isCaseSensitive: true };
const refusal = { code: 'validation_failed' };

describe('aliases of a branded domain', () => {
  it('may be those of other shorteners: one letter, parts, dots, tildes, up to 190 characters', () => {
    for (const text of [
      'a',
      '1',
      'ab',
      'docs/start',
      'v2.0',
      '~ada',
      'a_b-c',
      'a'.repeat(190),
      'login',
      'qr/x',
      'распродажа',
    ])
      expect(aliasAt(text, branded).alias).toBe(text);
    expect(aliasAt('/docs/start/', branded).alias).toBe('docs/start');
  });

  it('exclude broken paths and paths with another meaning', () => {
    for (const text of [
      '',
      '/',
      'a'.repeat(191),
      'a b',
      'a//b',
      '../x',
      'a/./b',
      'a?b',
      'a#b',
      'a%20b',
      '@ada',
      'a\\b',
    ])
      assert.throws(() => aliasAt(text, branded), refusal, text);
    for (const text of [
      'robots.txt',
      'Favicon.ico',
      '.well-known/x',
      'api',
      'api/urls',
      'report',
      'a/i',
      'docs/start/unlock',
    ])
      assert.throws(() => aliasAt(text, branded), refusal, text);
    // On our own host the rules are stricter.
    for (const text of ['a', 'docs/start', 'v2.0', 'login']) assert.throws(() => aliasAt(text, own), refusal, text);
  });

  it('are one link in every letter case, unless the domain is case-sensitive', () => {
    expect(aliasAt('Sale', branded)).toStrictEqual({ alias: 'Sale', alias_key: 'sale' });
    expect(aliasAt('Sale', exact)).toStrictEqual({ alias: 'Sale', alias_key: 'Sale' });
    expect(keysAt('Docs/Start', branded)).toStrictEqual(['Docs/Start', 'docs/start']);
    expect(keysAt('Docs/Start', exact)).toStrictEqual(['Docs/Start']);
    expect(keysAt('docs/start', own)).toStrictEqual([]);
  });

  it('move to another domain where they are allowed, and are found there', () => {
    expect(carriedAlias({ alias: 'Sale', alias_key: 'sale' }, exact)).toStrictEqual({
      alias: 'Sale',
      alias_key: 'Sale',
    });
    expect(carriedAlias({ alias: 'aBcDeFg', alias_key: 'aBcDeFg' }, own)).toStrictEqual({
      alias: 'aBcDeFg',
      alias_key: 'aBcDeFg',
    });
    for (const alias of ['docs/start', 'a', 'login', 'x'.repeat(60)])
      assert.throws(() => carriedAlias({ alias, alias_key: alias }, own), refusal, alias);
  });
});
