/** The languages of the console, each in its own words: those that identity has. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
} as const;

export type Language = keyof typeof languages;

const isLanguage = (name: string | null): name is Language => name !== null && Object.hasOwn(languages, name);

/**
 * The language that a person reads in.
 *
 * @param chosen in this browser, if any
 * @param preferred of the browser, the best first: `de-AT`
 */
export function languageOf(chosen: string | null, preferred: readonly string[]): Language {
  if (isLanguage(chosen)) return chosen;
  return preferred.map((tag) => tag.split('-', 1)[0]!.toLowerCase()).find(isLanguage) ?? 'en';
}
