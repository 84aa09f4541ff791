import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './retry-outcome.js';

describe('the outcome of a retry of failed webhooks', () => {
  const exactly = (count: number) => ({ count, isLowerBound: false });
  /** The API counts no further. */
  const many = { count: 10_001, isLowerBound: true };

  it('says how many are sent again', () => {
    expect(outcomeOf(exactly(1), { matched: 1, remaining: 0 })).toStrictEqual({ sent: 1, left: 0, withdrawn: 0 });
    // More have failed since they were counted.
    expect(outcomeOf(exactly(2), { matched: 3, remaining: 0 })).toStrictEqual({ sent: 3, left: 0, withdrawn: 0 });
  });

  it('says how many cannot be sent, where that is certain', () => {
    expect(outcomeOf(exactly(3), { matched: 0, remaining: 0 })).toStrictEqual({ sent: 0, left: 0, withdrawn: 3 });
    expect(outcomeOf(many, { matched: 9_000, remaining: 0 })).toStrictEqual({ sent: 9_000, left: 0, withdrawn: 0 });
  });

  it('says how many are left for another call', () => {
    const retried = { matched: 10_000, remaining: 2_500 };
    expect(outcomeOf(many, retried)).toStrictEqual({ sent: 10_000, left: 2_500, withdrawn: 0 });
  });
});
