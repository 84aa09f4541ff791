import assert from 'node:assert/strict';
import { it } from 'node:test';
import { flag } from './input.js';
import { truth } from './link-fields.js';

it('true and false are read in the spellings of clients, whatever the letter case', () => {
  for (const schema of [flag, truth]) {
    for (const value of [true, 1, '1', 'true', 'TRUE', 'True']) assert.equal(schema.parse(value), true);
    for (const value of [false, 0, '0', 'false', 'FALSE']) assert.equal(schema.parse(value), false);
    for (const value of ['yes', 2, {}, []]) {
      assert.equal(schema.safeParse(value).error?.issues[0]?.message, 'must be true or false');
    }
  }
  for (const value of [null, '']) {
    assert.equal(flag.parse(value), false);
    assert.ok(!truth.safeParse(value).success);
  }
});
