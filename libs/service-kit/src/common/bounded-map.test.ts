import { expect, it } from '@jest/globals';
import { BoundedMap } from './bounded-map.js';

it('a bounded map drops its oldest entry for a new one, and none for a known one', () => {
  const map = new BoundedMap<string, number>(2);
  map.set('first', 1).set('second', 2).set('first', 3);
  expect([...map.values()]).toStrictEqual([3, 2]);
  map.set('third', 4);
  expect([...map.keys()]).toStrictEqual(['second', 'third']);
});
