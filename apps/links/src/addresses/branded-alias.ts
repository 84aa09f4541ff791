import { part, Problem } from '@platform/service-kit';
import { customAlias, foldAlias, keysOf, type Alias } from './alias.js';

const maxLength = 190;
const segment = /^[\p{L}\p{N}_.~-][\p{L}\p{M}\p{N}_.~-]*$/u;

/** What is answered on a branded domain besides its links; all else there is its owner's to name. */
const servedPaths = new Set(['robots.txt', 'favicon.ico', 'report', 'api', '.well-known']);
const servedFolders = new Set(['api', '.well-known']);
/** What the pages of a link send goes to these addresses behind its own. */
export const formNames = ['unlock', 'consent', 'answer'] as const;
/** Behind the address of a link: its picture, and its forms. */
export const servedBehindLinks: ReadonlySet<string> = new Set(['i', ...formNames]);

/** Where an alias lives: the platform's own host when `id` is null, else a branded domain. */
export interface AliasPlace {
  id: number | null;
  /** Whether `Sale` and `sale` are two links there. */
  isCaseSensitive: boolean;
}

export const ownAliases: AliasPlace = { id: null, isCaseSensitive: false };

/** An alias that the owner chose for this place. 400 when it breaks a rule of the place. */
export function aliasAt(text: string, place: AliasPlace): Alias {
  return place.id === null ? customAlias(text) : brandedAlias(text, place.isCaseSensitive);
}

/**
 * On a domain of the owner's own: 1 to 190 letters and digits of any script and `-_.~/`. Other shorteners have such
 * aliases (`docs/start`, `v2.0`, `a`), and whoever moves in keeps all addresses.
 */
function brandedAlias(text: string, isCaseSensitive: boolean): Alias {
  const refused = (message: string) => Problem.field('custom', message);
  const alias = text
    .trim()
    .normalize('NFC')
    .replace(/^\/+|\/+$/g, '');
  const length = [...alias].length;
  if (length < 1 || length > maxLength) throw refused(`must be 1 to ${maxLength} characters`);
  if (!isBrandedShape(alias)) throw refused('may hold letters, digits, "-", "_", ".", "~" and single "/" only');
  if (isServed(alias)) throw refused('is reserved');
  return { alias, alias_key: isCaseSensitive ? alias : foldAlias(alias) };
}

function isBrandedShape(alias: string): boolean {
  return alias.split('/').every((part) => segment.test(part) && !/^\.\.?$/.test(part));
}

function isServed(alias: string): boolean {
  const folded = foldAlias(alias);
  const parts = folded.split('/');
  if (servedPaths.has(folded) || servedFolders.has(parts[0]!)) return true;
  return parts.length > 1 && servedBehindLinks.has(parts.at(-1)!);
}

/**
 * The place that a short URL names: whose domain its host is, and what the case of letters says there, is seen in
 * Postgres.
 */
export function placeNamed(host: string | null): AliasPlace {
  return { id: host === null ? null : 0, isCaseSensitive: false };
}

/**
 * SQL over `link` and its `domain`: one of these keys finds it.
 *
 * @param keys as `keysAt` gives them
 */
export const hasKeyOf = (keys: readonly string[]) => part`
  alias_key = ANY(${keys}) AND (alias_key = ${keys[0] ?? null} OR domain.case_sensitive IS NOT TRUE)`;

/** The keys under which an address may be found at a place, in order. None when it is no alias there. */
export function keysAt(text: string, { id, isCaseSensitive }: AliasPlace): string[] {
  if (id === null) return keysOf(text);
  if (text.length === 0 || text.length > 4 * maxLength) return [];
  const exact = text.normalize('NFC');
  if (!isBrandedShape(exact)) return [];
  const folded = foldAlias(exact);
  return isCaseSensitive || folded === exact ? [exact] : [exact, folded];
}

/** The address that a link takes along to another place. 400 when it cannot be one there. */
export function carriedAlias(before: Alias, place: AliasPlace): Alias {
  const { alias, alias_key } = before;
  // The rules of the platform's own host hold for what comes there. The spelling stays: a random alias is found by
  // its exact one.
  if (place.id === null) customAlias(alias);
  return { alias, alias_key: place.isCaseSensitive ? alias : alias_key };
}
