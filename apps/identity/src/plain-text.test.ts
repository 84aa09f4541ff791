import assert from 'node:assert/strict';
import { it } from 'node:test';
import { plainText } from './plain-text.js';

it('a plain text has no control characters and is cut between characters, not inside of one', () => {
  assert.equal(plainText(' A\0da\n\u0085 ', 60), 'Ada');
  assert.equal(plainText('🔑🔑🔑', 2), '🔑🔑');
  assert.equal(plainText('', 2), '');
});
