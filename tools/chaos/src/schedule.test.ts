import { describe, expect, it } from '@jest/globals';
import { schedule } from './schedule.js';

const faults = [
  { name: 'one', holdMs: 0 },
  { name: 'two', holdMs: 8_000 },
  { name: 'three', holdMs: 3_000 },
];
const minutes = (count: number) => count * 60_000;

describe('the schedule of faults', () => {
  it('is the same for the same seed and another for another seed', () => {
    expect(schedule(faults, 7, minutes(5))).toStrictEqual(schedule(faults, 7, minutes(5)));
    expect(schedule(faults, 7, minutes(5))).not.toStrictEqual(schedule(faults, 8, minutes(5)));
  });

  it('has every fault once before any comes again', () => {
    const names = schedule(faults, 3, minutes(5)).map(({ fault }) => fault.name);
    for (let at = 0; at + 3 <= names.length; at += 3) expect(new Set(names.slice(at, at + 3)).size).toBe(3);
    expect(names.length).toBeGreaterThan(6);
  });

  it('lets a fault begin only when the one before has ended, and ends in time', () => {
    const planned = schedule(faults, 11, minutes(5));
    planned.slice(1).forEach(({ atMs }, index) => {
      const before = planned[index]!;
      expect(atMs).toBeGreaterThanOrEqual(before.atMs + before.fault.holdMs + 5_000);
    });
    const last = planned.at(-1)!;
    expect(last.atMs + last.fault.holdMs + 5_000).toBeLessThanOrEqual(minutes(5));
  });

  it('is empty when there is no fault or no time', () => {
    expect(schedule([], 1, minutes(5))).toStrictEqual([]);
    expect(schedule(faults, 1, 1_000)).toStrictEqual([]);
  });
});
