import { describe, expect, it } from '@jest/globals';
import { svgOf, type Line, type Picture, type Point } from './picture.js';

const sizes = [1_000, 10_000, 100_000];
const line = (label: string, values: number[]): Line => ({
  label,
  points: values.map((value, n): Point => [sizes[n]!, value]),
});
const drawn = (lines: Line[], more: Partial<Picture> = {}) =>
  svgOf({ title: 'Times', note: 'Note', sizes, panels: [{ title: 'one', lines }], unit: ' ms', ...more });
const pointsIn = (picture: string) =>
  [...picture.matchAll(/<polyline points="([^"]*)"/g)].map(
    ([, points]) => points!.split(' ').map((point) => point.split(',').map(Number)) as Point[],
  );

describe('a picture of values over sizes', () => {
  it('is logarithmic both ways: what grows with the size is a straight line', () => {
    const [[first, second, third]] = pointsIn(drawn([line('grows', [1, 10, 100])])) as [Point[]];
    expect(second![0] - first![0]).toBeCloseTo(third![0] - second![0], 0);
    expect(first![1] - second![1]).toBeCloseTo(second![1] - third![1], 0);
    expect(first![1]).toBeGreaterThan(third![1]);
  });

  it('draws level what does not grow', () => {
    const [points] = pointsIn(drawn([line('level', [5, 5, 5])]));
    expect(new Set(points!.map(([, y]) => y)).size).toBe(1);
  });

  it('shows in grey what would grow with the size only where that is asked for', () => {
    const lines = [line('level', [5, 5, 5])];
    expect(drawn(lines, { isLinearShown: true })).toContain('stroke="#bbb"');
    expect(drawn(lines)).not.toContain('stroke="#bbb"');
  });

  it('says what the numbers are of, and holds nothing that a reader of XML would trip over', () => {
    const picture = drawn([line('a < b & c', [1, 2, 30])], { unit: '/s' });
    expect(picture).toContain('>100/s</text>');
    expect(picture).toContain('>a &lt; b &amp; c</text>');
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is whole with one size, with a line that ends early, and with one that has no point', () => {
    const one: Line = { label: 'one', points: [[1_000, 4]] };
    for (const picture of [
      drawn([one], { sizes: [1_000] }),
      drawn([one, line('all', [1, 2, 3])]),
      drawn([line('nothing', []), line('all', [1, 2, 3])]),
    ])
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});
