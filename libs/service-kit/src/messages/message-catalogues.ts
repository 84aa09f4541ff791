import { isLiteralElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { readdirSync, readFileSync } from 'node:fs';
import { languages, type Language } from '../http/languages.js';

/** What a file of a catalogue holds: ICU messages by key, some of them in groups. */
interface Source {
  [key: string]: string | Source;
}

/** The texts of a namespace in a language. What takes no values is a string, the others are functions. */
export type MessageCatalogues<Messages extends object> = <Namespace extends keyof Messages & string>(
  namespace: Namespace,
  language: Language,
) => Messages[Namespace];

/**
 * The texts of a service, from the files `<language>/<namespace>.json` in `folder`. All files are read now, so that a
 * service does not start without them. A message is parsed when it is first used. Texts are plain: `html` escapes them.
 *
 * @typeParam Messages is made of the English files by `npm run messages`.
 * @throws when a language has no folder, or a file is no JSON.
 * @see docs/adr/0035
 */
export function messageCatalogues<Messages extends object>(folder: URL): MessageCatalogues<Messages> {
  const catalogues = new Map<string, unknown>();
  for (const language of languages) {
    const ofLanguage = new URL(`${language}/`, folder);
    for (const file of readdirSync(ofLanguage)) {
      const source = JSON.parse(readFileSync(new URL(file, ofLanguage), 'utf8')) as Source;
      catalogues.set(`${language}/${file.replace(/\.json$/, '')}`, textsOf(source, language));
    }
  }
  return (namespace, language) => catalogues.get(`${language}/${namespace}`) as Messages[typeof namespace];
}

function textsOf(source: Source, language: Language): object {
  const texts = {};
  for (const [key, value] of Object.entries(source))
    if (typeof value === 'string') defineOnce(texts, key, () => textOf(value, language));
    else Object.defineProperty(texts, key, { value: textsOf(value, language), enumerable: true });
  return texts;
}

/** A property that `make` is asked for at its first use. */
function defineOnce(target: object, key: string, make: () => unknown): void {
  Object.defineProperty(target, key, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(target, key, { value, enumerable: true });
      return value;
    },
  });
}

function textOf(message: string, language: Language): string | ((values: Record<string, never>) => string) {
  // Texts know no tags: a `<` is what it is, and pages escape it.
  const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  if (format.getAst().every(isLiteralElement)) return String(format.format());
  return (values) => String(format.format(values));
}
