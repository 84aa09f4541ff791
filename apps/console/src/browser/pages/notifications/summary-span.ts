const days = { day: 1, week: 7, month: 30 } as const;
export type SpanName = keyof typeof days;
export const defaultSpan: SpanName = 'day';

const dayMs = 86_400_000;
/** Longer ones are counted by day. */
const mostDaysByHour = 3;

interface Span {
  /** `own`: the filter says from when to when. */
  name: SpanName | 'own';
  /** Of the API, without the unit. */
  query: URLSearchParams;
  unit: 'hour' | 'day';
}

/** The span of a summary: that of the filter, else a number of days until now. It has deliveries of every status. */
export function spanOf(given: string | null, filters: URLSearchParams): Span {
  const query = new URLSearchParams(filters);
  query.delete('status');
  const [from, to] = [filters.get('from'), filters.get('to')];
  if (from || to) {
    const length = (Date.parse(to ?? '') || Date.now()) - (Date.parse(from ?? '') || 0);
    return { name: 'own', query, unit: length <= mostDaysByHour * dayMs ? 'hour' : 'day' };
  }
  const name = given !== null && Object.hasOwn(days, given) ? (given as SpanName) : defaultSpan;
  // By the hour, so that the same page asks for the same.
  const begin = Math.floor((Date.now() - days[name] * dayMs) / 3_600_000 + 1) * 3_600_000;
  query.set('from', new Date(begin).toISOString());
  return { name, query, unit: days[name] <= mostDaysByHour ? 'hour' : 'day' };
}
