/** Severities of a dispatched event, least to most urgent; the index is the rank that rules compare. */
export const severities = ['debug', 'info', 'warning', 'error', 'critical'] as const;
export type Severity = (typeof severities)[number];

export function severityRank(severity: Severity): number {
  return severities.indexOf(severity);
}
