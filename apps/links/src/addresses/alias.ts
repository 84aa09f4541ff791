import { randomInt } from 'node:crypto';
import { Problem } from '@platform/service-kit';

/** 54 characters that nobody misreads: no 0 O o, 1 l I i, j. */
const alphabet = '23456789abcdefghkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
export const randomLength = 7;

const minLength = 3;
const maxLength = 49;

/** Paths of ours, of today and of the address plan, and names that would pass for us. */
const reserved = new Set(
  (
    'api avatar r u qr i s health metrics admin administrator account accounts login logout signin signup register ' +
    'settings dashboard console oauth internal static assets public well-known robots sitemap favicon security ' +
    'support help about contact abuse report terms privacy status www mail root system platform'
  ).split(' '),
);

const profane = (
  'anal anus cock cum cunt dick fag fuck hitler nazi nigger nigga penis porn pussy rape sex shit slut tits twat ' +
  'wank whore'
).split(' ');

/** The alias as it is shown, and the key under which it is unique. */
export interface Alias {
  alias: string;
  alias_key: string;
}

/** Cryptographically random characters of that alphabet. */
export function randomText(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Cryptographically random, so that nobody can walk through the links; found by its exact spelling. */
export function randomAlias(length = randomLength): Alias {
  for (;;) {
    const alias = randomText(length);
    const folded = alias.toLowerCase();
    if (!reserved.has(folded) && !profane.some((word) => folded.includes(word))) return { alias, alias_key: alias };
  }
}

/**
 * An alias that the owner chose: 3 to 49 letters and digits of any script, `_` and `-`. It is found in any case of
 * letters and in any Unicode form, so that `Sale` and `sale` are one link.
 *
 * @throws Problem 400 of `field` when it breaks a rule
 */
export function customAlias(text: string, field = 'custom'): Alias {
  const refused = (message: string) => Problem.field(field, message);
  const alias = text.trim().normalize('NFC');
  const length = [...alias].length;
  if (length < minLength || length > maxLength) throw refused(`must be ${minLength} to ${maxLength} characters`);
  if (!aliasShape.test(alias)) throw refused('may hold letters, digits, "-" and "_" only');
  const alias_key = foldAlias(alias);
  if (reserved.has(alias_key)) throw refused('is reserved');
  // Whole words only: "Scunthorpe" is a town.
  if (alias_key.split(/[-_]/).some((word) => profane.includes(word))) throw refused('is not allowed');
  return { alias, alias_key };
}

export const asciiShape = /^[a-z0-9_-]+$/i;
const aliasShape = /^[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]*$/u;

export function foldAlias(alias: string): string {
  return alias.normalize('NFC').toLowerCase().normalize('NFC');
}

/**
 * The keys under which an address may be found, in order: its exact spelling, then the folded one. None if it is no
 * alias.
 */
export function keysOf(text: string): string[] {
  if (text.length === 0 || text.length > 4 * maxLength) return [];
  if (asciiShape.test(text)) return text === text.toLowerCase() ? [text] : [text, text.toLowerCase()];
  const exact = text.normalize('NFC');
  if (!aliasShape.test(exact)) return [];
  const folded = foldAlias(exact);
  return folded === exact ? [exact] : [exact, folded];
}
