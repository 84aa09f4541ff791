import { expect, it } from '@jest/globals';
import { ClickIds } from './click-ids.js';

it('ids of clicks are UUIDs of version 7 that rise with time, also within a millisecond', () => {
  const ids = new ClickIds();
  const at = Date.parse('2026-11-21T10:00:00Z');
  const made = Array.from({ length: 40_000 }, (_, n) => ids.next(at + Math.floor(n / 30_000)));
  expect(
    made.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toBeTruthy();
  expect(made).toStrictEqual(made.toSorted());
  expect(parseInt(made[0]!.replace('-', '').slice(0, 12), 16)).toBe(at);
});

it('ids of clicks are unique, also in one millisecond of two processes and after a clock went back', () => {
  const [one, other] = [new ClickIds(), new ClickIds()];
  const times = [5, 6, 5, 6, 5].flatMap((at) => Array<number>(20_000).fill(at));
  const made = times.flatMap((at) => [one.next(at), other.next(at)]);
  expect(new Set(made).size).toBe(made.length);
});
