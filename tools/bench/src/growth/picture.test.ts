import { describe, expect, it } from '@jest/globals';
import { pictureOf } from './picture.js';
import type { Result } from './results.js';

const result = (name: string, medians: number[], isByNumber = false): Result => ({
  service: 'links',
  name,
  isByNumber,
  cells: medians.map((median) => ({ median, p95: median })),
});
const rows = [1_000, 10_000, 100_000];
const linesIn = (picture: string) => [...picture.matchAll(/<polyline points="([^"]*)"([^>]*)>/g)];

describe('the picture of growth', () => {
  it('draws dashed what is asked by its number', () => {
    const [level, byNumber] = linesIn(pictureOf(rows, [result('level', [5, 5, 5]), result('deep', [1, 2, 3], true)]));
    expect(level![2]).not.toContain('stroke-dasharray');
    expect(byNumber![2]).toContain('stroke-dasharray');
  });

  it('names each line with its last time, also of a request that was not asked at the last size', () => {
    const gone: Result = { ...result('gone', []), cells: [{ median: 4, p95: 5 }, undefined, undefined] };
    const picture = pictureOf(rows, [result('there', [1, 2, 3.21]), gone]);
    expect(picture).toContain('>3.2 ms  there</text>');
    expect(picture).toContain('>4.0 ms  gone</text>');
  });

  it('has a panel for each service that was asked', () => {
    const picture = pictureOf(rows, [result('one', [1, 1, 1]), { ...result('two', [1, 1, 1]), service: 'identity' }]);
    expect(['links', 'identity', 'webhooks'].map((name) => picture.includes(`>${name}</text>`))).toStrictEqual([
      true,
      true,
      false,
    ]);
  });
});
