/**
 * English, and five more (docs/decisions.md#pages-and-languages). English is what a browser gets that asks for none of
 * them.
 */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

const longestHeader = 500;

/**
 * The language of the first tag (BCP 47, null where somebody chose none) that is one of ours, else English. `pt-BR` is
 * Portuguese.
 */
export function languageOf(tags: readonly (string | null)[]): Language {
  return tags.map(known).find(Boolean) ?? 'en';
}

/** The tags of an Accept-Language header (RFC 9110 12.5.4), the most wanted first; of a long header its beginning. */
export function acceptedLanguages(header = ''): string[] {
  return header
    .slice(0, longestHeader)
    .split(',')
    .map((entry) => {
      const [tag = '', weight] = entry.trim().split(/\s*;\s*q=/i);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

function known(tag: string | null): Language | undefined {
  const primary = tag?.split('-')[0]!.toLowerCase();
  return languages.find((language) => language === primary);
}
