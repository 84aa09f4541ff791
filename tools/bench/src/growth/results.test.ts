import { describe, expect, it } from '@jest/globals';
import { grown, ratio, worstFirst, type Result } from './results.js';

const result = (name: string, medians: (number | undefined)[], isByNumber = false): Result => ({
  service: 'links',
  name,
  isByNumber,
  cells: medians.map((median) => (median === undefined ? undefined : { median, p95: median })),
});

describe('the results of the benchmark of growth', () => {
  it('are compared with the first size', () => {
    const grows = result('grows', [2, 4, 20]);
    expect([ratio(grows, 1), ratio(grows, 2)]).toStrictEqual([2, 10]);
    expect(ratio(result('new', [undefined, 4]), 1)).toBeNaN();
  });

  it('list the worst ratio at the last size first, and those without one last', () => {
    const all = [result('level', [3, 9, 3]), result('new', [undefined, 1, 1]), result('grows', [1, 1, 8])];
    expect(worstFirst(all).map(({ name }) => name)).toStrictEqual(['grows', 'level', 'new']);
  });

  it('miss the goal only when they are slow, and slow because of the size', () => {
    const all = [
      result('slow and grown', [10, 31]),
      result('slow from the start', [40, 119]),
      result('grown and quick', [1, 9]),
      result('by number', [1, 500], true),
    ];
    expect(grown(all).map(({ name }) => name)).toStrictEqual(['slow and grown']);
  });
});
