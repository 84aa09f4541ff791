import { addressFacts } from '../../journal/index.js';
import { devicesOf, ofLanguage, pick, preferredLanguage } from '../../rules/index.js';
import type { LinkTarget, Rules } from '../../lookup/index.js';

/** What of a visitor decides where they are led. */
export interface Visitor {
  userAgent: string;
  address: string;
  acceptLanguage: string | undefined;
}

export interface Choice {
  href: string;
  /** For the statistics; null for the main destination of a link without further ones. */
  variant: string | null;
}

/**
 * Device, then country, then language, then the rotator: the first rule that matches wins
 * (docs/contracts/links.md#order-of-a-visit).
 */
export function choose(link: LinkTarget, rules: Rules, visitor: Visitor, now: number, random: number): Choice {
  return targeted(rules, visitor) ?? rotated(link, rules, now, random);
}

function targeted({ devices, countries, languages }: Rules, visitor: Visitor): Choice | null {
  const device = devices && devicesOf(visitor.userAgent).find((kind) => devices[kind] !== undefined);
  if (device) return { href: devices[device]!, variant: device };
  const country = countries && addressFacts(visitor.address).code;
  if (country && countries[country] !== undefined) return { href: countries[country], variant: country };
  const preferred = languages && preferredLanguage(visitor.acceptLanguage);
  const language = preferred && ofLanguage(languages, preferred);
  return language ? { href: languages[language]!, variant: language } : null;
}

function rotated({ href }: LinkTarget, { shares }: Rules, now: number, random: number): Choice {
  if (!shares) return { href, variant: null };
  const picked = pick(shares, now, random);
  const place = shares.findIndex((share) => share.href === picked);
  return { href: picked, variant: place === 0 ? 'main' : `rotate ${place}` };
}
