import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { outcomeOf, questionOf } from './retry-words.js';

describe('the words about sending failed webhooks again', () => {
  const of = (count: number) => questionOf({ count, from: '2026-11-20T21:42:07+00:00', to: '2026-11-21T00:00:00Z' });

  it('ask about how many and since when', () => {
    assert.match(of(1), /^One delivery .* has failed, made Nov 2\d, 2026, .* Send it again\?$/);
    assert.match(of(12), /^12 deliveries .* have failed, the first made Nov 2\d, 2026, .* Send them again\?$/);
  });

  it('say what came of it, also of those that cannot be sent', () => {
    assert.equal(outcomeOf(1, 1, 0), '1 webhook will be sent again.');
    // More have failed since they were counted.
    assert.equal(outcomeOf(2, 3, 0), '3 webhooks will be sent again.');
    assert.match(outcomeOf(10_500, 10_000, 500), /^10000 webhooks .* 500 more were too many at once/);
    assert.match(outcomeOf(3, 0, 0), /^Nothing is sent again\. 3 may not be sent/);
  });
});
