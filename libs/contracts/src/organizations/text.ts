import { z } from 'zod';
import { isOnlyAName } from '../names.js';
import { atLeast, atMost, oneLine, wholeCharacters, withoutControls } from '../text.js';

/**
 * Text that people see: trimmed, without control characters (lines of a description may end as forms end them), counted
 * in code points.
 */
export const text = (most: number, { lines = false } = {}) =>
  z
    .string()
    .trim()
    .refine(...wholeCharacters)
    .refine(...(lines ? withoutControls(/[^\P{Cc}\t\n\r]/u) : oneLine))
    .check(...atMost(most));

const unseen = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u;

/** As `text`, and something that can be seen must be left of it. */
export const filledText = (most: number) =>
  text(most)
    .check(...atLeast(1))
    .refine((value) => !unseen.test(value), { message: 'must hold characters that can be seen' });

/** As `filledText`: a name that others see in mails and lists. */
export const nameText = filledText(255).check(...isOnlyAName);
