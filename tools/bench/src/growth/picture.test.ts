import { describe, expect, it } from '@jest/globals';
import { pictureOf } from './picture.js';
import type { Result } from './results.js';

const result = (name: string, medians: number[], isByNumber = false): Result => ({
  service: 'links',
  name,
  isByNumber,
  cells: medians.map((median) => ({ median, p95: median })),
});
type Point = [number, number];
const rows = [1_000, 10_000, 100_000];
const linesIn = (picture: string) => [...picture.matchAll(/<polyline points="([^"]*)"([^>]*)>/g)];
const pointsOf = (line: RegExpMatchArray) => line[1]!.split(' ').map((point) => point.split(',').map(Number));

describe('the picture of growth', () => {
  it('is logarithmic both ways: linear growth is a straight line', () => {
    const [line] = linesIn(pictureOf(rows, [result('grows', [1, 10, 100])]));
    const [[x0, y0], [x1, y1], [x2, y2]] = pointsOf(line!) as [Point, Point, Point];
    expect(x1 - x0).toBeCloseTo(x2 - x1, 0);
    expect(y0 - y1).toBeCloseTo(y1 - y2, 0);
    expect(y0).toBeGreaterThan(y2);
  });

  it('draws constant time level, and requests by page number dashed', () => {
    const [level, byNumber] = linesIn(pictureOf(rows, [result('level', [5, 5, 5]), result('deep', [1, 2, 3], true)]));
    const heights = new Set(pointsOf(level!).map(([, y]) => y));
    expect(heights.size).toBe(1);
    expect(level![2]).not.toContain('stroke-dasharray');
    expect(byNumber![2]).toContain('stroke-dasharray');
  });

  it('labels each line with its last time, and is valid XML', () => {
    const picture = pictureOf(rows, [result('a < b & c', [1, 2, 3.21])]);
    expect(picture).toContain('>3.2 ms  a &lt; b &amp; c</text>');
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is complete also with one size, and with a request that was not measured at the last one', () => {
    const gone: Result = { ...result('gone', [4]), cells: [{ median: 4, p95: 5 }, undefined, undefined] };
    for (const picture of [pictureOf([1_000], [result('one', [4])]), pictureOf(rows, [gone])])
      expect(picture).not.toMatch(/NaN|undefined|Infinity/);
  });
});
