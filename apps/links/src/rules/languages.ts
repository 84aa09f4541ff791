import { acceptedLanguages } from '@platform/service-kit';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const codeByName = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    }),
);

/**
 * The BCP 47 code, in lower case, of a language by its tag or English name: `fr`, `pt-BR`, `French`. Null if unknown.
 */
export function languageCode(text: string): string | null {
  const tag = text.trim().toLowerCase().replace('_', '-');
  if (/^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/.test(tag) && names.of(tag.split('-')[0]!)) return tag;
  return codeByName.get(tag) ?? null;
}

/**
 * The one language that the visitor likes best. Nearly every browser names English further down its list: a rule for
 * English must not win over the main destination for all of them.
 */
export function preferredLanguage(acceptLanguage: string | undefined): string | null {
  const tag = acceptedLanguages(acceptLanguage).find((text) => /^[a-z]{2,3}(-[a-z\d]+)*$/i.test(text));
  return tag?.toLowerCase() ?? null;
}

/** Which of the rules is the one for a visitor's language: the most exact first, so `pt-br` comes before `pt`. */
export function ofLanguage(rules: Readonly<Record<string, unknown>>, tag: string): string | undefined {
  for (let parts = tag.split('-'); parts.length > 0; parts = parts.slice(0, -1)) {
    const name = parts.join('-');
    if (rules[name] !== undefined) return name;
  }
  return undefined;
}
