import { z } from 'zod';
import { isOnlyAName } from '../names.js';
import { atLeast, atMost, wholeCharacters, withoutControls } from '../text.js';

/** A check of `refine`. */
export const plainLine = withoutControls(/[\u0000-\u001f\u007f]/);

/** A name that people give to something of theirs: trimmed, one line, 1 to 255 characters. */
export const nameText = z
  .string()
  .trim()
  .min(1, { message: 'must not be empty' })
  .refine(...wholeCharacters)
  .refine(...plainLine)
  .check(...atMost(255), ...isOnlyAName);

/**
 * The name of an event, and a pattern over names: anything that is seen. Control characters are written out, since
 * readers of JSON schemas may not know the classes of Unicode.
 */
export const eventNameForm = /^[^\s\u0000-\u001f\u007f-\u009f]+$/u;
export const maxOfEventName = 128;

/**
 * Text that a service sends about an event. It is never refused for its bytes, as an alert must not be lost to them.
 * What no channel and no database can carry (control characters, half surrogates) is replaced.
 */
export function eventText(most: number, { lines }: { lines: boolean }) {
  return z
    .string()
    .transform((value) => clean(value, lines))
    .check(...atLeast(1), ...atMost(most));
}

function clean(value: string, lines: boolean): string {
  const wellFormed = value.toWellFormed().replace(/\r\n?/g, '\n').trim();
  if (lines) return wellFormed.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '\ufffd');
  return wellFormed.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');
}
