import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { cursorOf, cutOf, instantKey, writeCursor } from './cursor.js';

const cursor = cursorOf(z.tuple([instantKey, z.uuid()]));
const keys = ['2026-01-02T03:04:05.678901Z', '0190a4e2-0000-7000-8000-000000000001'] as const;

describe('the cursor of a list', () => {
  it('restores the page and the keys that it was written with', () => {
    expect(cursor.parse(writeCursor(7, keys))).toStrictEqual({ page: 7, after: [...keys] });
    expect(cursor.parse(undefined)).toBe(undefined);
  });

  it('is refused when it was not written for this list', () => {
    for (const text of [
      '',
      'x',
      Buffer.from('[1').toString('base64url'),
      writeCursor(0, keys),
      writeCursor(1, [keys[0]]),
      writeCursor(1, ['2026-13-02T03:04:05.678901Z', keys[1]]),
      writeCursor(1, ['0000-01-02T03:04:05.678901Z', keys[1]]),
      writeCursor(1, [...keys, 1]),
      'a'.repeat(501),
    ])
      expect(cursor.safeParse(text).success).toBe(false);
  });

  it('overrides the page number', () => {
    expect(cutOf({ page: 3 }, 10)).toStrictEqual({ limit: 11, offset: 20, after: undefined });
    expect(cutOf({ page: 3, cursor: { page: 9, after: ['a'] } }, 10)).toStrictEqual({
      limit: 11,
      offset: 0,
      after: ['a'],
    });
  });
});
