import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../outcome.js';
import { isReached, summaryOf } from './summary.js';

const run = (value: number, rate: number): Outcome => ({
  figures: [{ name: 'redirects', value, unit: 'times', goal: { atLeast: 0.6 }, subject: { value: rate, unit: '/s' } }],
  curve: { title: 'Curve', unit: '/s', lines: [{ name: 'alike', points: [[1_000, rate]] }] },
});

describe('the summary of several runs of a benchmark', () => {
  it('has the median of each figure and of what stands beside it, and how far the runs lie apart', () => {
    const { figures, curve } = summaryOf('redirects', [run(0.5, 10), run(0.9, 30), run(0.7, 20)]);
    expect(figures).toMatchObject([{ value: 0.7, least: 0.5, greatest: 0.9, runs: 3, subject: { value: 20 } }]);
    expect(curve?.lines[0]?.points).toStrictEqual([[1_000, 20]]);
  });

  it('reaches a goal by its median, not by each run', () => {
    expect(isReached(summaryOf('redirects', [run(0.5, 10), run(0.9, 30), run(0.7, 20)]))).toBe(true);
    expect(isReached(summaryOf('redirects', [run(0.5, 10), run(0.9, 30), run(0.59, 20)]))).toBe(false);
  });

  it('does not reach its goal when a run failed', () => {
    expect(isReached({ benchmark: 'redirects', figures: [], failure: 'links ended' })).toBe(false);
  });

  it('takes a goal that is a limit from above as one', () => {
    const of = (value: number) =>
      summaryOf('memory', [{ figures: [{ name: 'memory', value, unit: 'MB', goal: { atMost: 200 } }] }]);
    expect([200, 201].map((value) => isReached(of(value)))).toStrictEqual([true, false]);
  });
});
