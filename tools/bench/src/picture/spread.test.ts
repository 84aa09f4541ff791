import { describe, expect, it } from '@jest/globals';
import { spread } from './spread.js';

const room = { from: 0, to: 100, gap: 10 };

describe('labels', () => {
  it('stay where they want to be while there is room', () => {
    expect(spread([80, 20, 50], room)).toStrictEqual([80, 20, 50]);
  });

  it('move apart around the middle of what they want', () => {
    expect(spread([50, 50, 50], room)).toStrictEqual([40, 50, 60]);
    expect(spread([52, 50, 10], room)).toStrictEqual([56, 46, 10]);
  });

  it('push those that they meet, and keep the order', () => {
    expect(spread([40, 44, 54], room)).toStrictEqual([36, 46, 56]);
  });

  it('do not leave the room at either end', () => {
    expect(spread([99, 100, 100], room)).toStrictEqual([80, 90, 100]);
    expect(spread([0, 1], room)).toStrictEqual([0, 10]);
  });
});
