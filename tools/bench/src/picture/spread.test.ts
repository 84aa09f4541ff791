import { describe, expect, it } from '@jest/globals';
import { spread } from './spread.js';

const room = { from: 0, to: 100, gap: 10 };

describe('the labels of the picture', () => {
  it('stay at their place while there is room', () => {
    expect(spread([80, 20, 50], room)).toStrictEqual([80, 20, 50]);
  });

  it('move apart around their common middle', () => {
    expect(spread([50, 50, 50], room)).toStrictEqual([40, 50, 60]);
    expect(spread([52, 50, 10], room)).toStrictEqual([56, 46, 10]);
  });

  it('push those that they touch, and keep the order', () => {
    expect(spread([40, 44, 54], room)).toStrictEqual([36, 46, 56]);
  });

  it('stay within the picture at either end', () => {
    expect(spread([99, 100, 100], room)).toStrictEqual([80, 90, 100]);
    expect(spread([0, 1], room)).toStrictEqual([0, 10]);
  });
});
