import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { languages, mailMessage, type Language, type MailText } from '@platform/service-kit';
import { lostMail, takenOverMail } from '../api/domains/domain-mails.js';
import { messageMail } from '../public/forms/message-mail.js';
import { blockedMail, decidedMail } from '../api/safety/owner-mails.js';

const host = 'go.acme.example';
const urls = (count: number) => Array.from({ length: count }, (_, index) => `https://acme.example/${index}`);
const page = 'https://acme.example/console/links/7';
const visitor = { box: 'Hello', subject: '', email: 'visitor@example.org', message: 'Salut!' };

/** Every mail of a language, with what it must say. */
const mails = (language: Language): Record<string, [MailText, ...string[]]> => ({
  lost: [lostMail(language, host, 'go.example'), host, 'go.example'],
  takenOver: [takenOverMail(language, host), host],
  blocked: [blockedMail(language, urls(1), 'malware', page), urls(1)[0]!, 'malware', page, 'POST /api/safety/appeals'],
  eleven: [blockedMail(language, urls(11), 'malware', page), urls(10)[9]!, '…'],
  thirteen: [blockedMail(language, urls(13), 'malware', null), urls(10)[9]!, '… ', '3'],
  accepted: [decidedMail(language, urls(1)[0]!, true, 'Notre erreur.'), urls(1)[0]!, 'Notre erreur.'],
  refused: [decidedMail(language, urls(1)[0]!, false, ''), urls(1)[0]!],
  message: [messageMail(language, visitor), 'Hello', visitor.email, visitor.message],
});

describe('mails to owners of accounts', () => {
  for (const language of languages) {
    it(`are complete in ${language}`, () => {
      for (const [about, [written, ...facts]] of Object.entries(mails(language))) {
        const { text, html } = mailMessage(written);
        expect(html).toMatch(new RegExp(`<html lang="${language}">`));
        for (const fact of facts) assert.ok(text.includes(fact), `${about}: ${fact}`);
        assert.doesNotMatch(text, /undefined|\bnull\b|\[object/, about);
      }
    });

    it(`use singular and plural in ${language}, and say how many links there are beyond ten`, () => {
      const { blocked, eleven, thirteen } = mails(language);
      expect(blocked![0].subject).not.toBe(eleven![0].subject);
      expect(eleven![0].subject).toBe(thirteen![0].subject);
      const more = ({ paragraphs }: MailText) => paragraphs.filter((paragraph) => paragraph.startsWith('… '));
      expect([blocked, eleven, thirteen].map((mail) => more(mail![0]).length)).toStrictEqual([0, 1, 1]);
      expect(more(eleven![0])[0]!).not.toMatch(/0|11/);
    });
  }

  it('have no English sentence in another language', () => {
    const sentences = (language: Language) =>
      Object.values(mails(language))
        .flatMap(([{ subject, paragraphs, footer }]) => [subject, ...paragraphs, footer])
        .flatMap((text) => text.split(/(?<=\.) /))
        .filter((sentence) => / /.test(sentence) && sentence !== 'Notre erreur.');
    const english = new Set(sentences('en'));
    for (const language of languages.filter((one) => one !== 'en'))
      assert.deepEqual(
        sentences(language).filter((sentence) => english.has(sentence)),
        [],
        language,
      );
  });

  it('have the subject that the owner of the overlay has chosen', () => {
    expect(messageMail('de', { ...visitor, subject: 'My shop' }).subject).toBe('My shop');
  });
});
