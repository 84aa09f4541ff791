import type { UtmField } from '@platform/contracts';
import { parameterIn } from '../links/link-parameters.js';

/** In the order in which forms show them. */
export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const satisfies UtmField[];

export type UtmValues = Partial<Record<UtmField, string>>;

/** What the lines of a link's parameters hold of them. */
export function utmIn(text: string): Record<UtmField, string> {
  return Object.fromEntries(utmFields.map((field) => [field, parameterIn(text, `utm_${field}`)])) as Record<
    UtmField,
    string
  >;
}

/**
 * The parameters that a template changes in these lines: what the person has typed stays.
 *
 * @param before what another template has filled in, which goes with it
 */
export function filledBy(template: UtmValues, text: string, before: UtmValues): Record<string, string> {
  const shown = utmIn(text);
  const free = utmFields.filter((field) => shown[field] === '' || shown[field] === before[field]);
  return Object.fromEntries(free.map((field) => [`utm_${field}`, template[field] ?? '']));
}

/** As it is added to an address. */
export function utmQuery(values: UtmValues): string {
  const given = utmFields.filter((field) => values[field]);
  return given.map((field) => `utm_${field}=${encodeURIComponent(values[field] ?? '')}`).join('&');
}
