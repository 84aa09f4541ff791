import { expect, it } from '@jest/globals';
import { plainText } from './plain-text.js';

it('a plain text has no control characters and is cut between whole characters', () => {
  expect(plainText(' A\0da\n\u0085 ', 60)).toBe('Ada');
  expect(plainText('🔑🔑🔑', 2)).toBe('🔑🔑');
  expect(plainText('', 2)).toBe('');
});
