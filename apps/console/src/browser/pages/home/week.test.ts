import { describe, expect, it } from '@jest/globals';
import { weekOf } from './week.js';

const day = (success: number, failed: number) => ({ at: '2026-11-26T00:00:00Z', success, failed });

describe('the deliveries of a week', () => {
  it('are compared with those of the week before', () => {
    const before = Array.from({ length: 7 }, () => day(1, 1));
    const now = [day(4, 0), day(3, 0), ...Array.from({ length: 4 }, () => day(0, 0)), day(2, 1)];
    expect(weekOf([...before, ...now])).toStrictEqual({
      ...{ success: 9, failed: 1, rate: 0.9, change: 0.4, daily: [4, 3, 0, 0, 0, 0, 2] },
    });
  });

  it('have no rate where nothing was sent', () => {
    expect(weekOf([])).toStrictEqual({ success: 0, failed: 0, rate: undefined, change: undefined, daily: [] });
  });
});
