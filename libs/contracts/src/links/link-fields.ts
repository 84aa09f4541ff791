import { z } from 'zod';
import { orMissing } from '../refusals.js';
import { isOfCalendar } from '../timestamp.js';

/**
 * Clients send null and "" alike to clear a field (docs/contracts/links.md#clearing-a-field); a missing key leaves it
 * as it is.
 */
export const clearable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullish()) as z.ZodType<z.output<T> | null | undefined>;

/** Its rules are links': it must be the address of a place that a link may lead to. */
export const linkUrl = z.string().max(10_000, { message: 'is too long' });

/** Old clients write numbers as text. */
export const integer = (least = 1) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value),
    z
      .int({ error: orMissing('must be an integer') })
      .min(least, { message: `must be at least ${least}` })
      .max(2_147_483_647, { message: 'is too large' }),
  ) as z.ZodType<number>;

/** A missing field, null and "" are the same: clients send each of them. */
export const absent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** An id that a list is narrowed by, in its query: empty is none. */
export const idFilter = () => absent(integer()).optional();

const truths = new Map<unknown, boolean>([
  ...[1, '1', 'true'].map((value) => [value, true] as const),
  ...[0, '0', 'false'].map((value) => [value, false] as const),
]);

/** true, 1, "1", "true" in any letter case, and their opposites (docs/contracts/links.md#values-and-statuses). */
export const truth = z.preprocess(
  (value) => truths.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value,
  z.boolean({ error: 'must be true or false' }),
) as z.ZodType<boolean>;

const instantShape = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?(?:\.\d{1,9})?)(Z|[+-]\d\d:?\d\d)?)?$/i;

/** `YYYY-MM-DD HH:MM:SS` in UTC, ISO 8601, or a date, which means `timeOfDay` of that day. */
export const instant = (timeOfDay: '00:00:00' | '23:59:59'): z.ZodType<Date> =>
  z.string().transform((text, ctx) => {
    const [, day, time = timeOfDay, zone = 'Z'] = instantShape.exec(text.trim()) ?? [];
    const date = new Date(`${day}T${time}${zone.toUpperCase()}`);
    // The 30th of February is no day, though the parser would take it for one in March.
    const isDay = day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
    if (isDay && isOfCalendar(date)) return date;
    ctx.addIssue({ code: 'custom', message: 'must be a date, YYYY-MM-DD HH:MM:SS' });
    return z.NEVER;
  });

/** `[{<key>, link}]`, or as the single read shows it, `{<key>: link}`; read as `[{name, link}]`. */
export function targetsBy(key: string) {
  const name = z.string().trim().min(1, { message: 'must not be empty' }).max(100);
  const entry: z.ZodType<Record<string, string>> = z.object({ [key]: name, link: linkUrl });
  const entries = z.array(entry, { error: 'must be a list' }).max(250, { message: 'has too many entries' });
  const listed = z.preprocess((value) => (isMap(value) ? pairs(key, value) : value), entries);
  return clearable(listed.transform((list) => list.map((one) => ({ name: one[key]!, link: one['link']! }))));
}

const isMap = (value: unknown): value is object => value !== null && typeof value === 'object' && !Array.isArray(value);

function pairs(key: string, value: object) {
  return Object.entries(value).map(([name, link]) => ({ [key]: name, link: link as unknown }));
}
