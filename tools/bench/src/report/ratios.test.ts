import { describe, expect, it } from '@jest/globals';
import { ratiosIn, ratiosOf, ratiosText, together } from './ratios.js';
import { summaryOf, type Summary } from './summary.js';

const machine = '2 × Processor, 8 GB.';
const summary = (benchmark: string, value: number): Summary =>
  summaryOf(benchmark, [{ figures: [{ name: 'a figure', value, unit: 'times', goal: { atLeast: 0.5 } }] }]);
const ratios = (...summaries: Summary[]) => ratiosOf(summaries, machine, '2026-01-02');

describe('the table of benchmarks in docs', () => {
  it('has the machine, and a line for each figure with median, runs, range and goal', () => {
    const beside = { subject: { value: 4_711, unit: '/s' as const }, baseline: { value: 9_000, unit: '/s' as const } };
    const runs = [0.7, 0.9, 0.8].map((value) => ({
      figures: [{ name: 'a figure', value, unit: 'times' as const, goal: { atLeast: 0.5 }, ...beside }],
    }));
    const { lines } = ratios(summaryOf('tokens', runs));
    const range = ['0.80', '3', '0.70 to 0.90', 'at least 0.50', '4,711/s', '9,000/s'];
    expect(lines).toStrictEqual([['tokens', 'a figure', '2026-01-02', ...range]]);
  });

  it('says of a benchmark that failed that it did', () => {
    const { lines } = ratios({ benchmark: 'tokens', figures: [], failure: 'identity ended' });
    expect(lines[0]!.slice(0, 2)).toStrictEqual(['tokens', 'failed']);
  });

  it('keeps the lines of what was not measured, in the order of the list', () => {
    const before = ratiosIn(ratiosText(ratios(summary('redirects', 1), summary('tokens', 1))));
    const { lines } = together(before, ratios(summary('redirects', 2), summary('dispatch', 3)));
    const shown = lines.map(([name, , , median]) => `${name} ${median}`);
    expect(shown).toStrictEqual(['tokens 1.00', 'dispatch 3.00', 'redirects 2.00']);
  });

  it('never mixes the figures of two machines', () => {
    const before = { ...ratios(summary('redirects', 1), summary('tokens', 1)), machine: 'another' };
    expect(() => together(before, ratios(summary('redirects', 2)))).toThrow('Measure all anew.');
    const all = ratios(summary('redirects', 2), summary('tokens', 2));
    expect(together(before, all)).toStrictEqual({ ...all, lines: all.lines.toReversed() });
  });
});
