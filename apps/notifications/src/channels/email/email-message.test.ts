import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { severities, type Notification } from '@platform/contracts';
import { brandOf, darkAccent } from '@platform/look';
import { languages, showPlatformBrand, type Language } from '@platform/service-kit';
import { emailMessage } from './email-message.js';
import { cut, factsOf } from '../../messages/facts.js';

const notification: Notification = {
  id: '0192f1de-0000-7000-8000-000000000001',
  event: 'deploy.failed',
  severity: 'error',
  title: 'Deploy failed',
  message: 'Exit code 1\nSee the log.',
  url: 'https://ci.example.org/17?a=1&b="2"',
  metadata: { region: 'eu', nested: { build: 17, none: null }, list: [true], empty: '' },
  service_code: 'deploys',
  organization: { uuid: '0192f1de-0000-7000-8000-000000000002', name: 'Acme & Söhne', slug: 'acme' },
  rule: { uuid: '0192f1de-0000-7000-8000-000000000003', name: 'Deploys' },
  rules: [],
  timestamp: '2026-11-20T21:42:07+00:00',
};
const link = 'https://id.example.org/notifications/unsubscribe/token';
const mail = (changes: Partial<Notification> = {}, to = 'ada@example.org', language: Language = 'en') =>
  emailMessage({ ...notification, ...changes }, { to, language, domain: 'example.org', link });

describe('the mail of a notification', () => {
  it('has a button in the accent of the platform', () => {
    const { light, dark } = brandOf('#c02050');
    showPlatformBrand({ BRAND_NAME: 'Platform', BRAND_ACCENT: '#c02050' });
    const { html } = mail();
    showPlatformBrand({ BRAND_NAME: 'Platform' });
    expect(html).toContain(`background:${light.accent};color:${light.onAccent};font-size:16px`);
    expect(html).toContain(darkAccent(dark));
    expect(mail().html).not.toContain(light.accent);
  });

  it('states the severity in words, in subject, text and HTML', () => {
    for (const severity of severities) {
      const { subject, text, html } = mail({ severity });
      for (const part of [subject, text, html]) expect(part).toContain(severity.toUpperCase());
    }
  });

  it('is readable as plain text', () => {
    expect(mail().text).toBe(`ERROR: Deploy failed

Exit code 1
See the log.

Service: deploys
Event: deploy.failed
Organization: Acme & Söhne
Time: 2026-11-20 21:42:07 UTC
region: eu
nested.build: 17
list.0: true

https://ci.example.org/17?a=1&b="2"

--\u0020
You get this mail because the rule “Deploys” of Acme & Söhne sends such events to you.
Unsubscribe: https://id.example.org/notifications/unsubscribe/token
`);
  });

  it('is in the language of the reader around the unchanged words of the service', () => {
    const { text, html } = mail({}, 'ada@example.org', 'de');
    expect(text).toBe(`ERROR: Deploy failed

Exit code 1
See the log.

Dienst: deploys
Ereignis: deploy.failed
Organisation: Acme & Söhne
Zeit: 2026-11-20 21:42:07 UTC
region: eu
nested.build: 17
list.0: true

https://ci.example.org/17?a=1&b="2"

--\u0020
Sie erhalten diese E-Mail, weil die Regel „Deploys“ von Acme & Söhne Ihnen solche Ereignisse sendet.
Abbestellen: https://id.example.org/notifications/unsubscribe/token
`);
    expect(html).toMatch(/<html lang="de">[^]*<h1 [^>]*lang=""[^]*>Details ansehen<[^]*>Abbestellen</);
  });

  it('is complete in every language, and different in each', () => {
    const mails = languages.map((language) => mail({}, 'ada@example.org', language));
    expect(new Set(mails.map(({ text }) => text.split('\u0020\n')[1])).size).toBe(languages.length);
    for (const { text, html } of mails) {
      assert.ok(text.includes('Deploys') && text.endsWith(` ${link}\n`) && html.includes(`href="${link}"`));
      expect(text + html).not.toMatch(/undefined/);
    }
    expect(new Set(mails.map(({ html }) => />([^<]+)<\/a>\n<\/td>/.exec(html)![1])).size).toBe(languages.length);
  });

  it('shows a sender’s markup as text, also within attributes', () => {
    const { html } = mail({
      title: '<script>alert(1)</script>',
      message: `</p><img src=x onerror="a">'`,
      metadata: { '<b>': '"><i>' },
    });
    expect(html).not.toMatch(/<script|<img|<i>|<b>/);
    expect(html).toMatch(/href="https:\/\/ci\.example\.org\/17\?a=1&amp;b=&quot;2&quot;"/);
  });

  it('has no line breaks or direction marks in the subject', () => {
    const { subject } = mail({ title: 'a\r\nBcc: evil@example.org\u202etxt.exe\0' });
    expect(subject).toBe('[ERROR] a Bcc: evil@example.orgtxt.exe');
  });

  it('has a subject of at most 150 characters and stays under 90 KB', () => {
    const { subject, html } = mail({
      title: '😀'.repeat(255),
      message: '"'.repeat(8000),
      metadata: { a: '<'.repeat(9000) },
    });
    expect([...subject].length).toBe(150);
    assert.ok(subject.isWellFormed() && subject.endsWith('…'));
    expect(Buffer.byteLength(html)).toBeLessThan(90_000);
  });

  it('has one Message-ID for each delivery and recipient, and one thread for service, event and day', () => {
    expect(mail()).toStrictEqual(mail());
    expect(mail().messageId).not.toBe(mail({}, 'bob@example.org').messageId);
    expect(mail().messageId).not.toBe(mail({ id: '0192f1de-0000-7000-8000-000000000009' }).messageId);
    expect(mail().references).toBe(mail({ title: 'Other', severity: 'info' }, 'bob@example.org').references);
    for (const other of [{ event: 'x' }, { service_code: null }, { timestamp: '2026-11-21T00:00:00+00:00' }]) {
      expect(mail().references).not.toBe(mail(other).references);
    }
  });
});

describe('the facts in a mail', () => {
  it('are at most eight of the metadata, cut between whole characters', () => {
    const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`k${index}`, '😀'.repeat(400)]));
    const facts = factsOf({ ...notification, metadata }).slice(4);
    expect(facts.length).toBe(8);
    expect(facts.every(({ value }) => value.isWellFormed() && [...value].length === 300)).toBeTruthy();
    expect(cut('abc', 3)).toBe('abc');
    expect(cut('abcd', 3)).toBe('ab…');
  });
});
