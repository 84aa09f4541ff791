import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { languages } from '@platform/service-kit';
import { disabledMail, failingMail } from './owner-mails.js';
import { messages, type Messages } from '../i18n/index.js';

const facts = { client: 'Acme', url: 'https://example.org/hook', language: null };

describe('mails to owners', () => {
  it('are in the language of the owner, whatever the region, or else in English', () => {
    for (const [tag, language] of [
      ['pt-BR', 'pt'],
      ['ja', 'en'],
      [null, 'en'],
    ] as const)
      assert.ok(
        disabledMail({ ...facts, language: tag }, 'gone').html.includes(`<html lang="${language}">`),
        tag ?? '',
      );
  });

  for (const language of languages) {
    it(`say in ${language} what happened, where, until when, and what to do`, () => {
      const gone = disabledMail({ ...facts, language }, 'gone');
      expect(gone.html).toMatch(new RegExp(`<html lang="${language}">`));
      expect(gone.subject).toMatch(/Acme/);
      expect(gone.text).toMatch(
        /https:\/\/example\.org\/hook[^]*410[^]*webhook-endpoint\/enable[^]*webhook-deliveries\/retry/,
      );
      expect(disabledMail({ ...facts, language }, 'failing').text).not.toMatch(/410/);
      const failing = failingMail({ ...facts, language }, new Date('2026-11-01T10:00Z'), new Date('2026-11-06T10:00Z'));
      for (const fact of [facts.url, '2026-11-01 10:00 UTC', '2026-11-06 10:00 UTC'])
        assert.ok(failing.text.includes(fact), fact);
    });
  }

  it('differ in each text between the languages', () => {
    for (const key of Object.keys(messages('endpoint-mails', 'en')) as (keyof Messages['endpoint-mails'])[]) {
      const said = languages.map((language) => {
        const text = messages('endpoint-mails', language)[key];
        return typeof text === 'string'
          ? text
          : text({ client: 'A', url: 'B', since: 'C', disabledAt: 'D', enable: 'E', retry: 'F' });
      });
      assert.equal(new Set(said).size, said.length, key);
    }
  });
});
