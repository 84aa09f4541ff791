import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { integerText } from './integer-text.js';

it('an integer is written as JavaScript writes it', () => {
  for (const n of [0, 7, 999, 1_000, 1_001, 10_010, 999_999, 1_000_000, 1_763_700_000_000, Number.MAX_SAFE_INTEGER])
    expect(integerText(n)).toBe(String(n));
  fc.assert(fc.property(fc.maxSafeNat(), (n) => integerText(n) === String(n)));
});
