/** English, and five more (decisions.md Identity 8). English is what a browser gets that asks for none of them. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

/** Each by its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
};

type Texts = Record<string, string | readonly string[] | ((...values: never[]) => string)>;

/**
 * The texts of one feature in every language. English gives the shape, the others must have the same keys: a text that is missing does not
 * compile. A text with something in it is a function: `(name: string) => `Hello ${name}``. Texts are plain; `html` escapes them.
 */
export function translations<T extends Texts>(
  all: { en: T } & Record<Exclude<Language, 'en'>, NoInfer<T>>,
): Record<Language, T> {
  return all;
}
