/**
 * A filter by days of UTC as an API takes it that asks for moments: from the begin of `from` until the end of `to`.
 * What is no day stays, for the API to say so.
 */
export function byMoments(filters: URLSearchParams): URLSearchParams {
  const asked = new URLSearchParams(filters);
  for (const [name, days] of [
    ['from', 0],
    ['to', 1],
  ] as const) {
    const day = asked.get(name);
    if (day && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))) asked.set(name, beginOf(day, days));
  }
  return asked;
}

/** Of the day so many days later. */
function beginOf(day: string, later: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString();
}
