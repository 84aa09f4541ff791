// Not its main file, which loads the names of all countries in all languages.
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

countries.registerLocale(english);

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const codes = Object.keys(countries.getAlpha2Codes());
const codeByName = new Map(codes.map((code) => [fold(names.of(code) ?? code), code]));

/** ISO 3166-1 alpha-2 code of a country by its English name or one of its codes, in any case: `Canada`, `CA`, `can`. */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return codes.includes(upper) ? upper : upper === 'UK' ? 'GB' : null;
  if (/^[A-Z]{3}$/.test(upper) && countries.alpha3ToAlpha2(upper)) return countries.alpha3ToAlpha2(upper)!;
  return codeByName.get(fold(text)) ?? countries.getSimpleAlpha2Code(text.trim(), 'en') ?? null;
}

/** Its English name in lower case, as the single read shows it (links.md 2.2). */
export function countryName(code: string): string {
  return (names.of(code) ?? code).toLowerCase();
}

/** `Côte d’Ivoire` and `Cote d'Ivoire` are one country. */
function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '').replace(/&/g, 'and').trim().toLowerCase();
}
