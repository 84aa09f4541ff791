import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { decodedPath, meantPath, queryOf } from './meant-address.js';

it('a visited address loses what a surrounding text has added to it, and nothing else', () => {
  for (const path of [
    'sale.',
    'sale)',
    'sale,',
    'sale ',
    'sale\u200b',
    'sale).',
    '"sale"',
    'sale/',
    'sale…',
    '<sale>',
    ' sale',
    'sale\\',
  ])
    assert.equal(meantPath(path), 'sale', JSON.stringify(path));
  for (const path of ['sale', 'v2.0', 'docs/start', '@ada', 'qr/abc.png', 'a-b_c~', 'распродажа'])
    assert.equal(meantPath(path), path);
});

it('a visited address is split into path and query', () => {
  expect(decodedPath('/%40bio?x=1')).toBe('@bio');
  expect(decodedPath('/docs/start')).toBe('docs/start');
  expect(decodedPath('/%zz')).toBe(null);
  expect([queryOf('/a?b=%20c&d'), queryOf('/a')]).toStrictEqual(['?b=%20c&d', '']);
});
