import { expect, it } from '@jest/globals';
import { amountOf, lineOf } from './words.js';

it('an amount of a benchmark has as many digits as say something, and its unit', () => {
  const amounts = [amountOf({ value: 0.8249, unit: 'times' }), amountOf({ value: 4_711.4, unit: '/s' })];
  const times = [0.1174, 12.345, 2_317.8].map((value) => amountOf({ value, unit: 'ms' }));
  expect([...amounts, ...times]).toStrictEqual(['0.82', '4,711/s', '0.117 ms', '12.3 ms', '2,320 ms']);
});

it('the line of a figure has subject, baseline and whether the goal is reached', () => {
  const subject = { value: 300, unit: '/s' as const };
  const figure = { name: 'tokens', value: 0.6, unit: 'times' as const, goal: { atLeast: 0.6 }, subject };
  expect(lineOf(figure)).toBe('tokens: 0.60, subject 300/s, goal at least 0.60: reached');
  expect(lineOf({ ...figure, value: 0.59 })).toContain('MISSED');
});
