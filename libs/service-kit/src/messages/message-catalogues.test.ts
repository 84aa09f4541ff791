import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages, type Language } from '../http/languages.js';
import { messageCatalogues, type MessageCatalogues } from './message-catalogues.js';

interface Messages {
  mail: {
    title: string;
    signs: string;
    invited: (values: { name: string }) => string;
    left: (values: { count: number }) => string;
    goes: (values: { isLast: boolean }) => string;
    over: { title: string; text: (values: { at: string }) => string };
  };
  other: { broken: string };
}

const sources: Partial<Record<Language, object>> = {
  en: {
    title: 'Hello',
    signs: `It's "<b>", '{braces}' & #`,
    invited: '{name} invites you',
    left: '{count, plural, one {# code is left} other {# codes are left}}',
    goes: '{isLast, select, true {All goes} other {It goes}}',
    over: { title: 'Over', text: 'Over at {at}' },
  },
  fr: { left: '{count, plural, one {il reste # code} other {il reste # codes}}' },
};

describe('the messages of a catalogue', () => {
  const root = mkdtempSync(join(tmpdir(), 'locales-'));
  const folder = pathToFileURL(`${root}/`);
  let messages: MessageCatalogues<Messages>;
  beforeAll(() => {
    for (const language of languages) {
      mkdirSync(join(root, language));
      writeFileSync(join(root, language, 'mail.json'), JSON.stringify(sources[language] ?? {}));
      writeFileSync(join(root, language, 'other.json'), '{ "broken": "Hello {name" }');
    }
    messages = messageCatalogues<Messages>(folder);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are strings where they have no values, with every character unchanged', () => {
    expect(messages('mail', 'en').title).toBe('Hello');
    expect(messages('mail', 'en').signs).toBe(`It's "<b>", {braces} & #`);
    expect(messages('mail', 'en').over.title).toBe('Over');
  });

  it('are functions of named values, which are inserted unchanged', () => {
    for (const name of ['<b>Ada</b>', '{name}', "O'Hara ''", '#', ''])
      expect(messages('mail', 'en').invited({ name })).toBe(`${name} invites you`);
    expect(messages('mail', 'en').over.text({ at: 'noon' })).toBe('Over at noon');
  });

  it('use singular and plural by the rules of their language', () => {
    const inEnglish = [0, 1, 2, 21].map((count) => messages('mail', 'en').left({ count }));
    expect(inEnglish).toStrictEqual(['0 codes are left', '1 code is left', '2 codes are left', '21 codes are left']);
    expect(messages('mail', 'fr').left({ count: 0 })).toBe('il reste 0 code');
  });

  it('depend on a condition', () => {
    const { goes } = messages('mail', 'en');
    expect([goes({ isLast: true }), goes({ isLast: false })]).toStrictEqual(['All goes', 'It goes']);
  });

  it('are parsed once, at their first use', () => {
    expect(messages('mail', 'en').invited).toBe(messages('mail', 'en').invited);
    expect(() => messages('other', 'en').broken).toThrow(/EXPECT_ARGUMENT_CLOSING_BRACE/);
  });

  it('can be spread together with others, as a page of two features does', () => {
    const { title, invited } = { ...messages('mail', 'en'), title: 'Mine' };
    expect([title, invited({ name: 'Ada' })]).toStrictEqual(['Mine', 'Ada invites you']);
  });

  it('are all loaded at the start, where a language without a folder is reported', () => {
    rmSync(join(root, 'pt'), { recursive: true });
    expect(() => messageCatalogues<Messages>(folder)).toThrow(/ENOENT/);
  });
});
