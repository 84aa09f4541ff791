import { i18n } from '@lingui/core';
import { useEffect, useState } from 'react';

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Infinity],
] as const;

/** `3 days ago`, `in 2 hours`, in the language of the person. */
export function relativeTime(timestamp: string, nowMs: number, language: string): string {
  let amount = (Date.parse(timestamp) - nowMs) / 1000;
  for (const [unit, size] of steps) {
    if (Math.abs(amount) < size)
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(amount), unit);
    amount /= size;
  }
  return timestamp;
}

/** A time by how long it is from now; the exact one, with its zone, is in the title. */
export function Time({ at }: { at: string }) {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const exact = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'full', timeStyle: 'long' }).format(new Date(at));
  return (
    <time dateTime={at} title={exact}>
      {relativeTime(at, nowMs, i18n.locale)}
    </time>
  );
}
