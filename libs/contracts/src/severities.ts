import { z } from 'zod';

/** Severities of a dispatched event, least to most urgent; the index is the rank that rules compare. */
export const severities = ['debug', 'info', 'warning', 'error', 'critical'] as const;
export type Severity = (typeof severities)[number];

/** A severity as people and loggers write it: `ERROR` is `error`. Generated clients know the five as they are answered. */
export const givenSeverity = z
  .string()
  .toLowerCase()
  .pipe(z.enum(severities))
  .meta({ enum: severities, description: 'Taken in any letter case' });

export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}
