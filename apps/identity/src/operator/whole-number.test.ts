import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { wholeNumber } from './whole-number.js';

describe('numbers on the command line', () => {
  const read = (text: string) => wholeNumber('limit', text, { least: 0, most: 100 });

  it('are digits within bounds', () => {
    expect(['0', '7', '007', '100'].map(read)).toStrictEqual([0, 7, 7, 100]);
  });

  it('are nothing else that JavaScript would convert to a number, such as an empty text', () => {
    for (const text of ['', ' ', '-1', '+1', '1.0', '1e1', '0x1', '101', '9'.repeat(400), 'Infinity', 'x', '\u0661'])
      assert.throws(() => read(text), { code: 'validation_failed' }, text);
  });
});
