import { z } from 'zod';
import { codePoints, wholeCharacters } from '../text.js';

/** Text that people see: trimmed, without control characters (lines of a description may end as forms end them), counted in code points. */
export const text = (most: number, { lines = false } = {}) =>
  z
    .string()
    .trim()
    .refine(...wholeCharacters)
    .refine((value) => !(lines ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u).test(value), {
      message: 'must not hold control characters',
    })
    .refine((value) => codePoints(value) <= most, { message: `must be at most ${most} characters` });

/** As `text`, and something must be left of it. */
export const filledText = (most: number) =>
  text(most).refine((value) => value.length > 0, { message: 'must not be empty' });
