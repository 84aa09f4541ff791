import { z } from 'zod';
import { noError } from './envelope.js';
import { rangeOf, rangeShape } from './statistics.js';

const maxDays = 92;
const defaultDays = 7;
const dayMs = 86_400_000;

/** GET /api/summary. The days are those of UTC, by which roll-ups are kept. */
export const summaryQuery = z
  .object({ from: rangeShape.from, to: rangeShape.to })
  .transform((range) => rangeOf({ ...range, tz: 'UTC' }, defaultDays))
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before from' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxDays * dayMs, {
    path: ['from'],
    message: `must be at most ${maxDays} days before to`,
  });
export type SummaryQuery = z.infer<typeof summaryQuery>;

/** What a first page shows of an account, from a few rows whatever it holds. */
export const summaryAnswer = z.object({
  error: noError,
  data: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    clicks: z.int().describe('of people, on all links'),
    previousClicks: z.int().describe('in as many days before'),
    change: z.number().nullable().describe('percent more than before; null where there was none before'),
    sparkline: z.array(z.int()).describe('clicks of each day'),
    links: z.int(),
    activeLinks: z.int().describe('that lead somewhere now'),
    blockedLinks: z.int().describe('that were blocked for what they lead to'),
    linksAreLowerBound: z.literal(true).optional().describe('There are more: no more were counted'),
  }),
});
export type SummaryAnswer = z.infer<typeof summaryAnswer>;
