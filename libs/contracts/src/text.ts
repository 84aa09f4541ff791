/** A check of `refine`: half of a pair of surrogates is kept by neither Postgres nor UTF-8. */
export const wholeCharacters = [
  (value: string) => value.isWellFormed(),
  { message: 'must not hold half characters' },
] as const;

/** Length as people count it: in code points, so that an emoji is one. */
export const codePoints = (value: string) => [...value].length;
