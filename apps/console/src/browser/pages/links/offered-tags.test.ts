import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { offeredTags } from './offered-tags.js';

describe('the tags that a field offers', () => {
  it('are all known ones at first, and after a comma those that are not there yet', () => {
    assert.deepEqual(offeredTags('', ['2026', 'sale']), ['2026', 'sale']);
    assert.deepEqual(offeredTags('sa', ['2026', 'sale']), ['2026', 'sale']);
    assert.deepEqual(offeredTags('sale ,new, ', ['2026', 'sale']), ['sale, new, 2026']);
  });
});
