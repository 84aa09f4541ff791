import { describe, expect, it } from '@jest/globals';
import { offeredTags } from './offered-tags.js';

describe('the suggested tags of a field', () => {
  it('are all known ones at first, and after a comma the unused ones', () => {
    expect(offeredTags('', ['2026', 'sale'])).toStrictEqual(['2026', 'sale']);
    expect(offeredTags('sa', ['2026', 'sale'])).toStrictEqual(['2026', 'sale']);
    expect(offeredTags('sale ,new, ', ['2026', 'sale'])).toStrictEqual(['sale, new, 2026']);
  });
});
