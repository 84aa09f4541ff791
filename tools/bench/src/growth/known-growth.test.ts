import { expect, it } from '@jest/globals';
import { explained, unexplained } from './known-growth.js';
import type { Result } from './results.js';

const result = (name: string, medians: number[]): Result => ({
  service: 'links',
  name,
  isByNumber: false,
  cells: medians.map((median) => ({ median, p95: median })),
});

it('a measurement that misses the goal has a documented reason, or fails the benchmark', () => {
  const results = [result('me', [4, 40]), result('the organization', [4, 5]), result('something new', [4, 40])];
  expect(explained(results)).toBe('- **me**: the answer has 1,000 organizations instead of 10.');
  expect(unexplained(results).map(({ name }) => name)).toStrictEqual(['something new']);
});
