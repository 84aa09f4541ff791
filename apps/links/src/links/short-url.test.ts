import assert from 'node:assert/strict';
import { it } from 'node:test';
import { aliasOf, shortUrl } from './short-url.js';

const base = 'https://go.example';

it('a short URL leads back to its alias, whatever letters it holds', () => {
  for (const alias of ['sale', 'Sale_2026', 'распродажа', 'बिक्री'])
    assert.equal(aliasOf(base, shortUrl(base, alias)), alias);
  assert.match(shortUrl(base, 'größe'), /^[\x21-\x7e]+$/);
});

it('a short URL is known without its scheme, with http, in upper case and with a slash at its end', () => {
  for (const text of [
    'go.example/sale',
    'http://GO.example/sale',
    ' https://go.example/sale/ ',
    'https://go.example/sale?x=1#y',
  ]) {
    assert.equal(aliasOf(base, text), 'sale');
  }
});

it('an address of another host, or no address, is nobody’s short URL', () => {
  for (const text of [
    'https://other.example/sale',
    'sale',
    'https://go.example',
    'https://go.example/%zz',
    'https://go.example:8443/sale',
    '',
  ]) {
    assert.equal(aliasOf(base, text), null);
  }
});
