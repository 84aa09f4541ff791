import assert from 'node:assert/strict';
import { it } from 'node:test';
import { BoundedMap } from './bounded-map.js';

it('a bounded map lets the oldest entry go for a new one, and none for one that it has', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('first', 1).set('second', 2).set('first', 3);
  assert.deepEqual([...map.values()], [3, 2]);
  map.set('third', 4);
  assert.deepEqual([...map.keys()], ['second', 'third']);
});
