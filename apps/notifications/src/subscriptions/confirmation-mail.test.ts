import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { languages } from '@platform/service-kit';
import { confirmationMail } from './confirmation-mail.js';

const link = 'https://id.example.org/notifications/confirm/token';
const mails = languages.map((language) => {
  return { language, ...confirmationMail({ language, organization: `Acme ${'x'.repeat(80)}`, link, validDays: 7 }) };
});

describe('the mail that asks an address', () => {
  for (const { language, subject, text, html } of mails) {
    it(`says in ${language} who asks, where to answer and how long`, () => {
      expect(html).toMatch(new RegExp(`<html lang="${language}">`));
      for (const said of [subject, text]) expect(said).toMatch(/Acme x{54}…/);
      assert.ok(text.includes(link) && / 7 /.test(text));
      expect(text).not.toMatch(/undefined|\bnull\b|x{55}/);
    });
  }

  it('says each sentence in six ways', () => {
    const lines = mails.flatMap(({ text }) => text.split(/\n+/).filter((line) => / /.test(line)));
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length % languages.length).toBe(0);
  });
});
