import { z } from 'zod';

/** A check of `refine`: half of a pair of surrogates is kept by neither Postgres nor UTF-8. */
export const wholeCharacters = [
  (value: string) => value.isWellFormed(),
  { message: 'must not hold half characters' },
] as const;

/** Checks of `refine`: none of these characters. */
export const withoutControls = (controls: RegExp) =>
  [(value: string) => !controls.test(value), { message: 'must not hold control characters' }] as const;

export const oneLine = withoutControls(/\p{Cc}/u);
/** Lines, and tabs. */
export const linesOnly = withoutControls(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);

/** Length as people count it, and JSON Schema: in code points, so that an emoji is one. */
export const codePoints = (value: string) => [...value].length;

/** Checks of `check`: at most so many characters. The limit is told to the JSON Schema, too. */
export const atMost = (most: number) => [
  z.refine<string>((value) => codePoints(value) <= most, { message: `must be at most ${most} characters` }),
  z.meta({ maxLength: most }),
];

/** As `atMost`: at least so many characters. */
export const atLeast = (fewest: number) => [
  z.refine<string>((value) => codePoints(value) >= fewest, {
    message: fewest === 1 ? 'must not be empty' : `must be at least ${fewest} characters`,
  }),
  z.meta({ minLength: fewest }),
];
