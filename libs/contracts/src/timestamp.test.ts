import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import type { z } from 'zod';
import { askedDay, askedInstant } from './timestamp.js';

describe('times that are asked for', () => {
  const said = (schema: z.ZodType, value: unknown) => {
    const { data, error } = schema.safeParse(value);
    return data ?? error!.issues.map(({ message }) => message);
  };

  it('are taken with the + of their offset lost in a query', () => {
    expect(said(askedInstant, '2026-11-20T21:42:07 01:00')).toBe('2026-11-20T21:42:07+01:00');
    for (const time of ['2026-11-20T21:42:07Z', '2026-11-20T21:42:07+00:00', '2026-11-20T21:42:07-05:30'])
      expect(said(askedInstant, time)).toBe(time);
  });

  it('are refused for one reason, with an example that needs no encoding', () => {
    const form = ['must be a time such as 2026-11-20T21:42:07Z'];
    for (const time of ['yesterday', '', '2026-11-20 21:42', '2026-11-20T21:42:07', '2026-11-20T21:42:07Z 00:00'])
      assert.deepEqual(said(askedInstant, time), form, time);
    expect(said(askedDay, 'yesterday')).toStrictEqual(['must be a day, YYYY-MM-DD']);
    expect(said(askedInstant, '1969-12-31T00:00:00Z')).toStrictEqual(['must be from 1970 to 9999']);
    expect(said(askedDay, '0000-01-01')).toStrictEqual(['must be from 1970 to 9999']);
  });
});
