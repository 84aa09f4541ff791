import type { Unit } from '../../../charts/use-moments.js';

/** The spans of days that are offered, each up to today. */
export const spanDays = { today: 1, '7d': 7, '30d': 30, '90d': 90, year: 365 } as const;
export type SpanName = keyof typeof spanDays | 'own';

/** What single visits are filtered by, as the API names it. */
export const visitFilterNames = ['country', 'referrer', 'browser', 'os', 'device', 'language', 'via'] as const;
export const linkFilterNames = ['link', 'campaign', 'channel', 'domain', 'tag'] as const;
export type VisitFilterName = (typeof visitFilterNames)[number];
export type FilterName = VisitFilterName | (typeof linkFilterNames)[number];

export interface Filter {
  name: FilterName;
  value: string;
}

/** What the address says of the statistics that are shown. */
export interface Chosen {
  span: SpanName;
  from: string;
  to: string;
  tz: string;
  unit: Unit;
  isCompared: boolean;
  filters: Filter[];
}

const dayMs = 86_400_000;
/** Single visits are kept of so many days. Zones other than UTC, and filters of visits, take them. */
const keptDays = 88;
const maxDaysOfHours = 14;
const keptDaysOfHours = 34;
const mostSingleDays = 92;

/** @param ownZone of the person */
export function chosenOf(search: URLSearchParams, ownZone: string, now = Date.now()): Chosen {
  const given = search.get('from');
  const span = given ? 'own' : spanOf(search.get('span'));
  const filters = [...visitFilterNames, ...linkFilterNames].flatMap((name) =>
    search.getAll(name).map((value) => ({ name, value })),
  );
  const ofVisits = filters.some(({ name }) => visitFilterNames.some((one) => one === name));
  const begin = (zone: string) => given || shifted(dayIn(zone, now), 1 - daysOf(span, ofVisits));
  const isKept = begin(ownZone) >= shifted(dayIn(ownZone, now), -keptDays);
  const tz = search.get('tz') || (isKept ? ownZone : 'UTC');
  const days = { from: begin(tz), to: (given && search.get('to')) || dayIn(tz, now) };
  const units = unitsOf(days, now);
  const asked = units.find((unit) => unit === search.get('unit'));
  return { span, ...days, tz, unit: asked ?? usualUnit(days), isCompared: search.get('compare') !== 'no', filters };
}

/** As the API takes it. */
export function queryOf({ from, to, tz, unit, isCompared, filters }: Chosen): URLSearchParams {
  const query = new URLSearchParams({ from, to, tz, unit, ...(isCompared && { compare: 'previous' }) });
  for (const { name, value } of filters) query.append(name, value);
  return query;
}

/** What the days can be counted by. */
export function unitsOf({ from, to }: Pick<Chosen, 'from' | 'to'>, now = Date.now()): Unit[] {
  const hasHours = daysIn({ from, to }) <= maxDaysOfHours && from >= shifted(dayIn('UTC', now), -keptDaysOfHours);
  return hasHours ? ['hour', 'day', 'month'] : ['day', 'month'];
}

/** The address with or without one filter more. */
export function withFilter(search: URLSearchParams, { name, value }: Filter, isOn: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(name, value);
  if (isOn) next.append(name, value);
  // Visits are not kept for so long.
  if (isOn && next.get('span') === 'year' && visitFilterNames.some((one) => one === name)) next.set('span', '90d');
  return next;
}

/** The address with other values; an empty one takes its name away. */
export function withValues(search: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

function spanOf(name: string | null): keyof typeof spanDays {
  return (Object.keys(spanDays) as (keyof typeof spanDays)[]).find((known) => known === name) ?? '30d';
}

function daysOf(span: SpanName, ofVisits: boolean): number {
  const days = span === 'own' ? spanDays['30d'] : spanDays[span];
  return ofVisits && span === '90d' ? keptDays + 1 : days;
}

function usualUnit(days: Pick<Chosen, 'from' | 'to'>): Unit {
  const count = daysIn(days);
  if (count === 1) return 'hour';
  return count <= mostSingleDays ? 'day' : 'month';
}

function daysIn({ from, to }: Pick<Chosen, 'from' | 'to'>): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** `2026-11-20`: Swedish writes days as the API does. */
function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
