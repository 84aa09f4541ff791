import { z } from 'zod';
import { askedDay, dayMs } from '../timestamp.js';
import { linkDateTimeSchema } from './date-time.js';
import { noError } from './envelope.js';
import { linkStatistics, tally } from './link.js';
import { linkFilters, visitFilters } from './statistics-filters.js';

/** What has statistics: channels' names, and the rotators of campaigns. */
export const statisticsTypes = ['links', 'bio', 'qr', 'campaigns'] as const;
export type StatisticsType = (typeof statisticsTypes)[number];

/** Why a visit is not counted as a person's. */
export const visitReasons = ['head', 'prefetch', 'no_user_agent', 'robot'] as const;

const maxDays = 366;
const maxDaysOfHours = 14;
const defaultDays = 30;

/** What is counted by the hour is kept of so many days, today included; by days and months it stays. */
export const hourlyDays = 35;

/** A zone by its name, `Europe/Berlin`: an offset would be another one after the clocks change. */
const timeZone = z
  .string()
  .max(64)
  .refine((zone) => /^[a-z][\w+-]*(\/[\w+-]+)*$/i.test(zone) && isTimeZone(zone), {
    message: 'must be a time zone such as Europe/Berlin',
  })
  .default('UTC')
  .describe(
    'whose days they are; others than UTC are counted from the single clicks, for as long as these are kept ' +
      '(90 days unless the operator changed it)',
  );

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Days of the zone, both included; the last 30 when not given, by the hour the last 14. */
export const rangeShape = { from: askedDay.optional(), to: askedDay.optional(), tz: timeZone };

interface Range {
  from?: string | undefined;
  to?: string | undefined;
  tz: string;
}

export function rangeOf({ from, to, tz }: Range, days = defaultDays) {
  const end = to ?? new Intl.DateTimeFormat('sv-SE', { timeZone: tz }).format();
  return { from: from ?? new Date(Date.parse(end) - (days - 1) * dayMs).toISOString().slice(0, 10), to: end, tz };
}

const daysIn = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** Whether what is counted by the hour is still kept of a day. */
export const hasHours = (day: string) => Date.parse(day) > Date.now() - hourlyDays * dayMs;

const spanShape = {
  ...rangeShape,
  unit: z.enum(['hour', 'day', 'month'], { error: 'must be hour, day or month' }).default('day'),
  compare: z
    .literal('previous', { error: 'must be previous' })
    .optional()
    .describe('with `previous` in the answer: the span of as many days before'),
};

/** With its days, of which there are not too many. */
const spanQuery = <S extends z.ZodRawShape>(shape: S) =>
  z
    .object({ ...spanShape, ...shape })
    .transform((query) => {
      const { from, to, tz, unit, ...rest } = query as z.infer<z.ZodObject<typeof spanShape>>;
      const range = rangeOf({ from, to, tz }, unit === 'hour' ? maxDaysOfHours : defaultDays);
      return { ...range, unit, ...rest } as Span & z.infer<z.ZodObject<S>>;
    })
    .refine((query) => daysIn(query) >= 1, { path: ['to'], message: 'must not be before from' })
    .refine((query) => daysIn(query) <= maxDays, {
      path: ['from'],
      message: `must be at most ${maxDays} days before to`,
    })
    .refine((query) => query.unit !== 'hour' || daysIn(query) <= maxDaysOfHours, {
      path: ['unit'],
      message: `can be hour for at most ${maxDaysOfHours} days`,
    })
    .refine((query) => query.unit !== 'hour' || hasHours(query.from), {
      path: ['unit'],
      message: `can be hour only for the last ${hourlyDays} days`,
    });

/** Days of a zone, and how they are drawn. */
export interface Span {
  from: string;
  to: string;
  tz: string;
  unit: 'hour' | 'day' | 'month';
  compare?: 'previous' | undefined;
}

/** The span of as many days that ends where this one begins. */
export function previousSpan<T extends Pick<Span, 'from' | 'to'>>(span: T): T {
  const before = (days: number) => new Date(Date.parse(span.from) - days * dayMs).toISOString().slice(0, 10);
  return { ...span, from: before(daysIn(span)), to: before(1) };
}

/** Query of the statistics of one item over a span of time. */
export const itemStatisticsQuery = spanQuery(visitFilters);
export type ItemStatisticsQuery = z.infer<typeof itemStatisticsQuery>;

const mostInList = 50;
const isList = `must be 1 to ${mostInList}`;
const listOf = (what: string) =>
  z.coerce
    .number({ error: isList })
    .int({ message: isList })
    .min(1, { message: isList })
    .max(mostInList, { message: isList })
    .optional()
    .describe(`with so many ${what} in the answer, those with the most clicks of people`);

/** Query of the statistics of all links of an account. */
export const statisticsQuery = spanQuery({
  ...visitFilters,
  ...linkFilters,
  topLinks: listOf('links'),
  topCampaigns: listOf('campaigns'),
});
export type StatisticsQuery = z.infer<typeof statisticsQuery>;

/** Query of an export of single clicks. */
export const clickExportQuery = z
  .object({ ...rangeShape, format: z.enum(['csv', 'ndjson'], { error: 'must be csv or ndjson' }).default('csv') })
  .transform((query) => ({ ...rangeOf(query), format: query.format }))
  .refine((query) => daysIn(query) >= 1, { path: ['to'], message: 'must not be before from' });
export type ClickExportQuery = z.infer<typeof clickExportQuery>;

const series = z.array(
  z.object({
    date: linkDateTimeSchema.describe('start of the hour, day or month of the time zone, written in UTC'),
    clicks: z.int(),
    allClicks: z.int(),
  }),
);

/**
 * GET /api/statistics/{type}/{id} and GET /api/statistics: the statistics of a span of time, and what charts are drawn
 * from.
 */
export const statisticsAnswer = z.object({
  error: noError,
  data: linkStatistics.extend({
    from: z.iso.date(),
    to: z.iso.date(),
    tz: z.string().describe('whose days these are'),
    allClicks: z.int().describe('with HEAD, prefetch, robots and visits without a user agent'),
    reasons: z
      .object({ person: z.int(), head: z.int(), prefetch: z.int(), no_user_agent: z.int(), robot: z.int() })
      .describe('every visit is in one of these; clicks is person'),
    topDevices: tally,
    topLanguages: tally.describe('primary language of the browser, ISO 639'),
    topVia: tally.describe(
      'what led to the item other than its own address: `rotator` to links and campaigns, `qr` to QR codes',
    ),
    topVariants: tally.describe('which of several destinations'),
    unit: z.enum(['hour', 'day', 'month']),
    series,
    previous: z
      .object({
        from: z.iso.date(),
        to: z.iso.date(),
        clicks: z.int(),
        allClicks: z.int(),
        uniqueClicks: z.int(),
        series,
      })
      .nullable()
      .optional()
      .describe('with `compare`; null where the single clicks or the hours that it would take are no longer kept'),
    topLinks: z
      .array(z.object({ id: z.int(), title: z.string(), shorturl: z.url(), clicks: z.int() }))
      .optional()
      .describe('with `topLinks`; of more than 2000 links those that were ever clicked most are looked at'),
    topCampaigns: z
      .array(z.object({ id: z.int(), name: z.string(), clicks: z.int() }))
      .optional()
      .describe('with `topCampaigns`, by the clicks of the links that are in them now; of the same links'),
  }),
});
export type StatisticsAnswer = z.infer<typeof statisticsAnswer>;

/** One visit as its owner may see it: no address, no user agent, no page beyond its host. */
export const visitRecord = z.object({
  id: z.uuid(),
  date: linkDateTimeSchema,
  type: z.enum(statisticsTypes),
  itemid: z.int(),
  reason: z.enum(visitReasons).nullable().describe('null for a person, who alone is counted'),
  country: z.string(),
  referrer: z.string(),
  browser: z.string(),
  os: z.string(),
  device: z.string().nullable(),
  language: z.string().nullable(),
  social: z.string().nullable(),
  network: z.string().nullable().describe('the address cut to /24 or /48'),
  via: z.string().nullable(),
  variant: z.string().nullable(),
});
export type VisitRecord = z.infer<typeof visitRecord>;
