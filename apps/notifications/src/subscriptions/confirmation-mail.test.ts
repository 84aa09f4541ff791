import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { languages } from '@platform/service-kit';
import { confirmationMail } from './confirmation-mail.js';

const link = 'https://id.example.org/notifications/confirm/token';
const mails = languages.map((language) => {
  return { language, ...confirmationMail({ language, organization: `Acme ${'x'.repeat(80)}`, link, validDays: 7 }) };
});

describe('the mail that asks an address to confirm', () => {
  for (const { language, subject, text, html } of mails) {
    it(`says in ${language} who asks, where to answer and until when`, () => {
      expect(html).toMatch(new RegExp(`<html lang="${language}">`));
      expect(text).toMatch(/Acme x{54}…/);
      expect(subject).not.toMatch(/Acme/);
      assert.ok(text.includes(link) && / 7 /.test(text));
      expect(text).not.toMatch(/undefined|\bnull\b|x{55}/);
    });
  }

  it('shows a name that reads like a message as a fact, which no mail program turns into a link', () => {
    const organization = 'Verify at https://evil.example/login \u202e';
    for (const language of languages) {
      const { subject, text, html } = confirmationMail({ language, organization, link, validDays: 7 });
      const [lead = ''] = text.split('\n\n').slice(1);
      for (const said of [subject, lead]) expect(said).not.toMatch(/Verify|evil/);
      expect(text).toContain(': Verify at evil. example/login');
      expect(text + html).not.toMatch(/evil\.example|\u202e/);
    }
  });

  it('has each sentence in six languages', () => {
    const lines = mails.flatMap(({ text }) => text.split(/\n+/).filter((line) => / /.test(line)));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length % languages.length).toBe(0);
  });
});
