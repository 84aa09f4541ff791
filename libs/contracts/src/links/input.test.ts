import { expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { flag } from './input.js';
import { truth } from './link-fields.js';

it('flags are read in the spellings of clients, in any letter case', () => {
  for (const schema of [flag, truth]) {
    for (const value of [true, 1, '1', 'true', 'TRUE', 'True']) expect(schema.parse(value)).toBe(true);
    for (const value of [false, 0, '0', 'false', 'FALSE']) expect(schema.parse(value)).toBe(false);
    for (const value of ['yes', 2, {}, []]) {
      expect(schema.safeParse(value).error?.issues[0]?.message).toBe('must be true or false');
    }
  }
  for (const value of [null, '']) {
    expect(flag.parse(value)).toBe(false);
    assert.ok(!truth.safeParse(value).success);
  }
});
