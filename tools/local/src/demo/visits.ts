import type { Chance, Weighted } from './chance.js';

/** `../../demo/clicks.json` */
export interface Traffic {
  days: number;
  count: number;
  /** The share of robots. */
  robots: number;
  spike: { alias: string; daysAgo: number; count: number; referrer: string };
  /** The networks lack the last number of their addresses. */
  countries: (Weighted & { code: string; language: string; networks: string[] })[];
  agents: WeightedText[];
  robotAgents: WeightedText[];
  referrers: WeightedText[];
  /** Of links, by their alias. */
  popularity: Record<string, number>;
  ofKind: Record<'qr' | 'bio' | 'campaign', number>;
}

type WeightedText = Weighted & { value: string };

/** What is visited. */
export interface Place extends Weighted {
  kind: 'link' | 'qr' | 'bio' | 'campaign';
  id: number;
  alias?: string;
}

/** A line of `links record-clicks`. */
export type Visit = ReturnType<typeof visitAt>;

const dayMs = 86_400_000;
const hourMs = dayMs / 24;
/** Sunday first. */
const weekdays = [0.5, 1, 1.1, 1.1, 1.05, 0.9, 0.55];
/** By hour in UTC: little by night, most at lunch and in the evening. */
const hours = [2, 1, 1, 1, 1, 2, 4, 7, 9, 10, 11, 12, 11, 10, 9, 9, 10, 11, 12, 13, 12, 9, 6, 4];
/** Few enough for an address to come back. */
const hostsInNetwork = 60;

/** All visits of the days before `now`, in the rhythm of days and weeks, a little more each week. */
export function visitsOf(traffic: Traffic, places: readonly Place[], now: number, chance: Chance): Visit[] {
  const days = Array.from({ length: traffic.days + 1 }, (_, ago) => {
    const startsAt = now - (now % dayMs) - ago * dayMs;
    return { startsAt, weight: weekdays[new Date(startsAt).getUTCDay()]! * (1.3 - (0.5 * ago) / traffic.days) };
  });
  const ordinary = Array.from({ length: traffic.count }, () => {
    const at = momentOf(chance.weighted(days).startsAt, chance);
    return visitAt(at, chance.weighted(places), traffic, chance);
  });
  return [...ordinary, ...spikeOf(traffic, places, now, chance)].filter(({ at }) => at < now);
}

/** Somebody with many readers has passed one link on. */
function spikeOf({ spike, ...traffic }: Traffic, places: readonly Place[], now: number, chance: Chance): Visit[] {
  const place = places.find(({ alias }) => alias === spike.alias);
  if (!place) return [];
  const startsAt = now - (now % dayMs) - spike.daysAgo * dayMs;
  return Array.from({ length: spike.count }, () => {
    const at = startsAt + 17 * hourMs + Math.floor(3 * hourMs * chance.next() ** 2);
    return { ...visitAt(at, place, { spike, ...traffic, robots: 0 }, chance), referrer: spike.referrer };
  });
}

function momentOf(dayStartsAt: number, chance: Chance): number {
  const hour = chance.weighted(hours.map((weight, number) => ({ weight, number }))).number;
  return dayStartsAt + hour * hourMs + chance.below(hourMs);
}

export function visitAt(at: number, { kind, id }: Place, traffic: Traffic, chance: Chance) {
  const isRobot = chance.next() < traffic.robots;
  const country = chance.weighted(traffic.countries);
  return {
    id: chance.uuid(at),
    at,
    kind,
    itemId: id,
    via: kind === 'qr' ? 'qr' : kind === 'campaign' ? 'rotator' : null,
    variant: null,
    address: `${chance.of(country.networks)}.${1 + chance.below(hostsInNetwork)}`,
    userAgent: chance.weighted(isRobot ? traffic.robotAgents : traffic.agents).value,
    referrer: isRobot || kind === 'qr' ? '' : chance.weighted(traffic.referrers).value,
    language: isRobot ? '' : country.language,
    signal: null,
  };
}
