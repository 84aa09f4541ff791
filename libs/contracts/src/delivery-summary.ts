import { z } from 'zod';
import { askedInstant, dayMs, timestampSchema } from './timestamp.js';

const units = ['hour', 'day'] as const;
export type SummaryUnit = (typeof units)[number];

/** How long one bucket of a summary is. */
export const summaryUnitMs: Record<SummaryUnit, number> = { hour: dayMs / 24, day: dayMs };

const maxDays = { hour: 31, day: 400 };
const defaultDays = { hour: 1, day: 30 };

/** What a summary of deliveries is asked for by. */
export const deliverySummaryShape = {
  from: askedInstant
    .optional()
    .describe(
      'Made at this time or later, cut to the unit in UTC; a day before `to`, or 30 by day, when it is left out',
    ),
  to: askedInstant.optional().describe('Made before this time; now when it is left out'),
  unit: z.enum(units).default('hour').describe('How long a bucket is: 31 days at most by hour, 400 by day'),
};

/** A span whose buckets are whole. */
export interface SummarySpan {
  from: Date;
  to: Date;
  unit: SummaryUnit;
}

interface AskedSpan {
  from?: string | undefined;
  to?: string | undefined;
  unit: SummaryUnit;
}

/** The span that is asked for. One that is too long or goes backwards is refused at its field. */
export function deliverySummarySpan(asked: AskedSpan, context: z.RefinementCtx): SummarySpan {
  const { unit } = asked;
  const to = asked.to === undefined ? new Date() : new Date(asked.to);
  const start = asked.from === undefined ? to.getTime() - defaultDays[unit] * dayMs : Date.parse(asked.from);
  const from = new Date(Math.max(0, Math.floor(start / summaryUnitMs[unit]) * summaryUnitMs[unit]));
  const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (from >= to) refuse('to', 'must be later than from');
  else if (to.getTime() - start > maxDays[unit] * dayMs)
    refuse('from', `must be at most ${maxDays[unit]} days before to, by ${unit}`);
  return { from, to, unit };
}

/** How many deliveries there are of each kind. */
export const deliveryCounts = { success: z.int(), failed: z.int(), pending: z.int() };

export const deliveryBucket = z.object({
  at: timestampSchema.describe('When the hour or the day begins, in UTC'),
  ...deliveryCounts,
  p50_ms: z.int().nullable().describe('Half of the deliveries took no longer, by their last send'),
  p95_ms: z.int().nullable().describe('19 of 20 took no longer; both are taken from up to 100 deliveries'),
});
