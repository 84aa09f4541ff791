import { Problem } from '@platform/service-kit';

/**
 * The number of an option, which comes as text. Only digits are one: JavaScript would take an empty text, as of a
 * variable that is not set, for 0. Throws `validation_failed` for `field`.
 */
export function wholeNumber(field: string, text: string, { least, most }: { least: number; most: number }): number {
  const number = /^\d+$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw Problem.field(field, `must be ${least} to ${most}`);
}
