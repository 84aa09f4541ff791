import { expect, it } from '@jest/globals';
import { RecentlySeen } from './recently-seen.js';

it('a list of recent values forgets them after a while and never exceeds its limit', () => {
  const seen = new RecentlySeen(1_000);
  seen.add('a', 0);
  expect([seen.has('a', 999), seen.has('a', 1_000), seen.has('b', 0)]).toStrictEqual([true, false, false]);
  for (let i = 0; i <= 10_000; i++) seen.add(`k${i}`, 5_000);
  expect([seen.has('k0', 5_000), seen.has('k1', 5_000), seen.has('k10000', 5_000)]).toStrictEqual([false, true, true]);
});
