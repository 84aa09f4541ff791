import { z } from 'zod';
import { atLeast, atMost, linesOnly, wholeCharacters } from '../text.js';
import { webAddress } from '../web-address.js';
import { truth } from './link-fields.js';

/**
 * One piece of text that people read: trimmed, without control characters (line breaks excepted), at most so many
 * characters.
 */
export const plainText = (most: number) =>
  z
    .string()
    .trim()
    .refine(...wholeCharacters)
    .refine(...linesOnly)
    .check(...atMost(most));

/** As `plainText`, and not empty. */
export const requiredText = (most: number, fewest = 1) => plainText(most).check(...atLeast(fewest));

/**
 * As `plainText`; null and "" clear it, and a missing key leaves it (docs/contracts/links.md#clearing-a-field): "" and
 * undefined.
 */
export const clearableText = (most: number) =>
  plainText(most)
    .nullish()
    .transform((value) => (value === null ? '' : value));

/** As `truth`; null and "" are false. */
export const flag = z.preprocess((value) => (value === null || value === '' ? false : value), truth);

/** `#RGB` or `#RRGGBB`. */
export const hexColor = z
  .string()
  .trim()
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { message: 'must be #RGB or #RRGGBB' })
  .transform((value) => value.toLowerCase());

/** As `webAddress`; null and "" clear it: "" then. */
export const clearableAddress = z.preprocess(
  (value) => (value === null ? '' : value),
  z.union([z.literal(''), webAddress], { error: 'must be a URL that starts with http:// or https://' }).optional(),
);
