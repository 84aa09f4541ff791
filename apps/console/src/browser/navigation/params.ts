import { isUuid } from '@platform/contracts';

/** What a parameter of a path may be, for pages to be found by it. */
export const uuidOf = (given: string | undefined) => (given !== undefined && isUuid(given) ? given : undefined);

/** Of things that are counted, as links are. */
export const numberOf = (given: string | undefined) =>
  given !== undefined && /^[1-9]\d{0,9}$/.test(given) ? Number(given) : undefined;

/** One of the parts of a thing; the first where none is named. */
export function partOf<T extends string>(parts: readonly [T, ...T[]], given: string | undefined): T | undefined {
  return given === undefined ? parts[0] : parts.find((part) => part === given);
}
