import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { languages, type Language, type MailMessage } from '@platform/service-kit';
import { disabledMail, failingMail, topicGoneMail } from './destination-mails.js';
import { messages } from '../i18n/index.js';

const facts = { name: 'Pager', organization: 'Acme & Söhne', page: 'https://id.example.org/console/destinations' };
const reasons = [...Object.keys(messages('disabled-reasons', 'en')), 'account_inactive'];

/** Every mail of a language, by its subject matter. */
const mails = (language: Language): Record<string, MailMessage> => ({
  ...Object.fromEntries(reasons.map((reason) => [reason, disabledMail({ ...facts, language }, reason)])),
  topic: topicGoneMail({ ...facts, language }),
  warning: failingMail({ ...facts, language }, new Date('2026-11-01T10:00Z'), new Date('2026-11-06T10:00Z')),
});

describe('mails about destinations', () => {
  for (const language of languages) {
    it(`name the destination and its page, and are complete in ${language}`, () => {
      for (const [about, { subject, text, html }] of Object.entries(mails(language))) {
        expect(html).toMatch(new RegExp(`<html lang="${language}">`));
        expect(subject).toMatch(/Pager/);
        for (const fact of Object.values(facts)) assert.ok(text.includes(fact), `${about}: ${fact}`);
        assert.doesNotMatch(text, /undefined|\bnull\b|\[object/, about);
      }
      const { warning, gone, account_inactive } = mails(language);
      for (const fact of ['2026-11-01 10:00 UTC', '2026-11-06 10:00 UTC'])
        assert.ok(warning!.text.includes(fact), fact);
      expect(gone!.text).toMatch(/410 Gone/);
      expect(account_inactive!.text).toMatch(/\(account inactive\)/);
    });
  }

  it('have no English sentence in another language', () => {
    const sentences = (language: Language) =>
      Object.values(mails(language)).flatMap(({ text }) => text.split(/\n+|(?<=\.) /).filter((line) => / /.test(line)));
    const english = new Set(sentences('en'));
    for (const language of languages.filter((one) => one !== 'en'))
      assert.deepEqual(
        sentences(language).filter((sentence) => english.has(sentence)),
        [],
        language,
      );
  });
});
