import { Problem } from '@platform/service-kit';
import type { LinkOptions } from './link-options.js';

type Variant = NonNullable<LinkOptions['rotate']>[number];

/** A destination and its share of the visits; shares need not add up to anything. */
export interface Share {
  href: string;
  weight: number;
  /** Milliseconds since 1970 after which it is not taken any more. */
  until?: number;
}

/** 400 when more is given away than there is. */
export function checkShares(variants: readonly Variant[]): void {
  if (givenBy(variants) > 100) throw Problem.field('rotate', 'must give away at most 100 percent');
}

/**
 * The main link is part of the set. Shares that are not given, the main link's among them, divide what is left of 100
 * equally, so that without any percentage all are equal.
 */
export function sharesOf(main: string, variants: readonly Variant[]): Share[] {
  const left = (100 - givenBy(variants)) / (1 + variants.filter(({ percent }) => percent === null).length);
  return [
    { href: main, weight: left },
    ...variants.map(({ link, percent, until }) => ({ href: link, weight: percent ?? left, ...(until && { until }) })),
  ];
}

/** Percent, without what sums of fractions have too much: 66.7 + 16.6 + 16.7 would be more than 100. */
function givenBy(variants: readonly Variant[]): number {
  return Number(variants.reduce((sum, { percent }) => sum + (percent ?? 0), 0).toFixed(6));
}

/** `random` is 0 to below 1. The first share, the main link, is taken when no other one can be. */
export function pick(shares: readonly Share[], now: number, random: number): string {
  const alive = shares.filter(({ until = Infinity }) => now < until);
  let rest = random * alive.reduce((sum, { weight }) => sum + weight, 0);
  for (const { href, weight } of alive) {
    if (weight > 0 && rest < weight) return href;
    rest -= weight;
  }
  return shares[0]!.href;
}
