import { describe, expect, it } from '@jest/globals';
import { outcomeOf, questionOf } from './retry-words.js';

describe('the texts about a retry of failed webhooks', () => {
  const exactly = (count: number) => ({ count, isLowerBound: false });
  /** The API counts no further. */
  const many = { count: 10_001, isLowerBound: true };

  it('say how many there are', () => {
    expect(questionOf(exactly(1))).toBe('One delivery of the last 14 days has failed. Send it again?');
    expect(questionOf(exactly(10_000))).toBe('10000 deliveries of the last 14 days have failed. Send them again?');
    expect(questionOf(many)).toBe('More than 10000 deliveries of the last 14 days have failed. Send them again?');
  });

  it('report the result, also of those that cannot be sent', () => {
    expect(outcomeOf(exactly(1), { matched: 1, remaining: 0 })).toBe('1 webhook will be sent again.');
    // More have failed since they were counted.
    expect(outcomeOf(exactly(2), { matched: 3, remaining: 0 })).toBe('3 webhooks will be sent again.');
    expect(outcomeOf(exactly(3), { matched: 0, remaining: 0 })).toMatch(/^Nothing is sent again\. 3 may not be sent/);
    expect(outcomeOf(many, { matched: 10_000, remaining: 2_500 })).toBe(
      '10000 webhooks will be sent again. 2500 more were too many at once: send those when these are through.',
    );
    // That of those not all may be sent is certain, but not how many are not.
    expect(outcomeOf(many, { matched: 9_000, remaining: 0 })).toBe('9000 webhooks will be sent again.');
  });
});
