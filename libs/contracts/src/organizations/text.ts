import { z } from 'zod';
import { atLeast, atMost, wholeCharacters } from '../text.js';

/** Text that people see: trimmed, without control characters (lines of a description may end as forms end them), counted in code points. */
export const text = (most: number, { lines = false } = {}) =>
  z
    .string()
    .trim()
    .refine(...wholeCharacters)
    .refine((value) => !(lines ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u).test(value), {
      message: 'must not hold control characters',
    })
    .check(...atMost(most));

/** As `text`, and something must be left of it. */
export const filledText = (most: number) => text(most).check(...atLeast(1));
