import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { z } from 'zod';
import { askedDay, askedInstant } from './timestamp.js';

describe('times in a query', () => {
  const resultOf = (schema: z.ZodType, value: unknown) => {
    const { data, error } = schema.safeParse(value);
    return data ?? error!.issues.map(({ message }) => message);
  };

  it('are accepted when the + of their offset became a blank', () => {
    expect(resultOf(askedInstant, '2026-11-20T21:42:07 01:00')).toBe('2026-11-20T21:42:07+01:00');
    for (const time of ['2026-11-20T21:42:07Z', '2026-11-20T21:42:07+00:00', '2026-11-20T21:42:07-05:30'])
      expect(resultOf(askedInstant, time)).toBe(time);
  });

  it('are refused with one message, whose example needs no encoding', () => {
    const form = ['must be a time such as 2026-11-20T21:42:07Z'];
    for (const time of ['yesterday', '', '2026-11-20 21:42', '2026-11-20T21:42:07', '2026-11-20T21:42:07Z 00:00'])
      assert.deepEqual(resultOf(askedInstant, time), form, time);
    expect(resultOf(askedDay, 'yesterday')).toStrictEqual(['must be a day, YYYY-MM-DD']);
    expect(resultOf(askedInstant, '1969-12-31T00:00:00Z')).toStrictEqual(['must be from 1970 to 9999']);
    expect(resultOf(askedDay, '0000-01-01')).toStrictEqual(['must be from 1970 to 9999']);
  });
});
