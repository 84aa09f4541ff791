import { describe, expect, it } from '@jest/globals';
import { dimensionColumns, dimensions, tally } from './tally.js';

describe('the tally of clicks', () => {
  it('counts each dimension of a visit by a set of groups of its own', () => {
    const text = tally.written([]);
    expect(dimensionColumns.written([])).toBe(dimensions.join(', '));
    for (const name of dimensions) {
      expect(text).toContain(`CASE WHEN reason IS NULL THEN ${name} END AS ${name}`);
      expect(text).toContain(`WHEN GROUPING(${name}) = 0 THEN '${name}'`);
      expect(text).toContain(`(${name})`);
    }
  });
});
