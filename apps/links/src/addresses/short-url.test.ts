import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readShortUrl, shortUrl } from './short-url.js';

const base = 'https://go.example';

it('a short URL is parsed to its alias and host, whatever letters it holds', () => {
  for (const alias of ['sale', 'Sale_2026', 'распродажа', 'बिक्री']) {
    expect(readShortUrl(base, shortUrl(base, alias))).toStrictEqual({ host: null, alias });
    expect(readShortUrl(base, shortUrl('https://brand.example', alias))).toStrictEqual({
      host: 'brand.example',
      alias,
    });
  }
  expect(shortUrl(base, 'größe')).toMatch(/^[\x21-\x7e]+$/);
});

it('a short URL is recognized without its scheme, with http, in upper case and with a final slash', () => {
  for (const text of [
    'go.example/sale',
    'http://GO.example/sale',
    ' https://go.example/sale/ ',
    'https://go.example/sale?x=1#y',
    'https://go.example./sale',
  ]) {
    assert.deepEqual(readShortUrl(base, text), { host: null, alias: 'sale' }, text);
  }
  expect(readShortUrl(base, 'BRAND.example:8443/sale')).toStrictEqual({ host: 'brand.example', alias: 'sale' });
});

it('an address without an alias, or at another port, is no short URL', () => {
  for (const text of ['sale', 'https://go.example', 'https://go.example/%zz', 'https://go.example:8443/sale', ''])
    assert.equal(readShortUrl(base, text), null, text);
});
