import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { securityTexts } from '../../account-pages/security/security.texts.js';
import { languages } from './translations.js';

const root = new URL('../../', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.texts.js'));

type Value = string | readonly Value[] | ((...values: string[]) => string);

/**
 * Every text of a file by language and key; a text that is a function is asked with words that stand for themselves.
 */
async function textsOf(file: string): Promise<{ language: string; key: string; text: string }[]> {
  const exported = (await import(new URL(file, root).href)) as Record<string, Record<string, Record<string, Value>>>;
  const translated = Object.values(exported).filter((value) => languages.every((language) => value[language]));
  assert.ok(translated.length > 0, `${file} exports no translations`);
  return translated.flatMap((all) =>
    languages.flatMap((language) =>
      Object.entries(all[language]!).flatMap(([key, value]) =>
        flat(value).map((text, index) => ({ language, key: `${key} ${index}`, text })),
      ),
    ),
  );
}

function flat(value: Value): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [value(...['2', '3', '4', '5'].slice(0, Math.max(1, value.length)))];
  return value.flatMap(flat);
}

describe('the texts in six languages', () => {
  for (const file of files) {
    it(`of ${file}: none is empty, none is left in English, and none lacks a part`, async () => {
      const texts = await textsOf(file);
      const english = new Map(texts.filter(({ language }) => language === 'en').map(({ key, text }) => [key, text]));
      for (const { language, key, text } of texts) {
        assert.ok(
          text.trim().length > 0 && text === text.trim(),
          `${language} ${key} is empty or has blanks around it`,
        );
        assert.ok(english.has(key), `${language} ${key} is not in English`);
        if (language !== 'en' && text.split(/\s+/).length > 2)
          assert.notEqual(text, english.get(key), `${language} ${key} is English`);
      }
      for (const language of languages)
        assert.equal(texts.filter((one) => one.language === language).length, english.size, language);
    });
  }

  it('address people formally, where a language knows the difference', async () => {
    const informal: Partial<Record<string, RegExp>> = {
      de: /(?<!\p{L})(du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
      fr: /(?<!\p{L})(tu|toi|tes?|ta)(?!\p{L})/iu,
      es: /(?<!\p{L})(tú|te|ti|tus?|puedes|tienes)(?!\p{L})/iu,
      it: /(?<!\p{L})(tu|te|ti|tuo|tua|tuoi|tue|puoi|hai)(?!\p{L})/iu,
    };
    for (const file of files)
      for (const { language, key, text } of await textsOf(file))
        assert.doesNotMatch(text, informal[language] ?? /^$/, `${file} ${language} ${key}`);
  });

  it('say one recovery code as one', () => {
    const left = (number: number) => languages.map((language) => securityTexts[language].codesLeft(number));
    expect(left(1)).toStrictEqual(['1 left', 'noch 1', '1 restant', 'queda 1', '1 rimasto', 'resta 1']);
    expect(left(2)).toStrictEqual(['2 left', 'noch 2', '2 restants', 'quedan 2', '2 rimasti', 'restam 2']);
  });
});
