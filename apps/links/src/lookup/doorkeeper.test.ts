import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { Doorkeeper } from './doorkeeper.js';

describe('the doorkeeper of a cache', () => {
  it('recognizes what comes again, and nothing else', () => {
    const door = new Doorkeeper();
    const keys = Array.from({ length: 2_000 }, (_, n) => `5/alias-${n}`);
    expect(keys.filter((key) => door.knows(key))).toStrictEqual([]);
    const again = keys.filter((key) => door.knows(key)).length;
    assert.ok(again > 1_960, `${again} of 2000`);
  });

  it('forgets what came long ago', () => {
    const door = new Doorkeeper();
    door.knows('once');
    for (let n = 0; n < 2_000_000; n += 1) door.knows(`other-${n}`);
    expect(door.knows('once')).toBe(false);
  });
});
