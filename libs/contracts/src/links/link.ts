import { z } from 'zod';
import { linkDateTimeSchema } from './date-time.js';
import { linkFailure, linkPage, linkPageQuery, noError } from './envelope.js';

const codePoints = (value: string) => [...value].length;
/** Free text of the owner. null and "" both clear it: clients send either (links.md 3.1). */
const text = (most: number) =>
  z
    .string({ error: 'must be a string' })
    .trim()
    .refine((value) => value.isWellFormed(), { message: 'must not hold half characters' })
    .refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), {
      message: 'must not hold control characters',
    })
    .refine((value) => codePoints(value) <= most, { message: `must be at most ${most} characters` })
    .nullish();

const url = z.string({ error: 'must be a string' }).max(10_000, { message: 'is too long' });
/** The alias; null and "" mean "none given". Its rules are links': it must also be free. */
const custom = z.string({ error: 'must be a string' }).max(200, { message: 'is too long' }).nullish();

export const addLink = z.object({ url, custom, title: text(255), description: text(1000) });
export type AddLink = z.infer<typeof addLink>;

/** A missing key leaves the value as it is. */
export const updateLink = z.object({ url: url.optional(), custom, title: text(255), description: text(1000) });
export type UpdateLink = z.infer<typeof updateLink>;

export const addedLink = z.object({ error: noError, id: z.int(), shorturl: z.url() });

/** The address is under `short` here, and under `shorturl` where a link is created (links.md 2.1); both are sent. */
export const updatedLink = z.object({ error: noError, id: z.int(), short: z.url(), shorturl: z.url() });

const linkFacts = z.object({
  id: z.int(),
  alias: z.string(),
  shorturl: z.url(),
  longurl: z.string(),
  title: z.string(),
  description: z.string(),
});

/** Counts of the `top*` objects are strings (spec); an object without entries is `{}`. */
const tally = z.record(z.string(), z.string());

export const linkStatistics = z.object({
  clicks: z.int().describe('people only: HEAD, prefetch and robots are kept apart'),
  uniqueClicks: z.int(),
  topCountries: tally,
  topReferrers: tally,
  topBrowsers: tally,
  topOs: tally,
  socialCount: z.object({ facebook: z.int(), twitter: z.int(), instagram: z.int() }),
});
export type LinkStatistics = z.infer<typeof linkStatistics>;

/** GET /api/url/{id}. */
export const linkDetails = z.object({
  error: noError,
  details: linkFacts.extend({
    location: z.record(z.string(), z.string()).describe('country to destination'),
    device: z.record(z.string(), z.string()).describe('device to destination'),
    expiry: linkDateTimeSchema.nullable(),
    date: linkDateTimeSchema,
  }),
  data: linkStatistics,
});

const links = linkPage('urls', linkFacts.extend({ clicks: z.int(), date: linkDateTimeSchema }));

/** GET /api/urls: a page, or with `short` one link as GET /api/url/{id} shows it, or `error` 1 with status 200 on a miss. */
export const linksAnswer = z.union([links, linkDetails, linkFailure]);

export const linksQuery = linkPageQuery.extend({
  order: z.enum(['date', 'click'], { error: 'must be date or click' }).default('date'),
  q: z
    .string()
    .max(255)
    .refine((value) => !value.includes('\0'), { message: 'must not hold control characters' })
    .default(''),
  short: z.string().max(2048).optional(),
});
export type LinksQuery = z.infer<typeof linksQuery>;
