import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { brandOf } from '@platform/look';
import { mailMessage } from './mail-message.js';

describe('the layout of mails', () => {
  const mail = mailMessage({
    language: 'en',
    subject: 'Join <Acme> & "Sons"',
    paragraphs: ["<script>alert('x')</script> invites you."],
    button: { text: 'Look', href: 'https://id.example.org/join?a=1&b="2' },
    code: '123 456',
    footer: 'Not you? Ignore this mail.',
  });

  it('says the same as text and as HTML', () => {
    for (const part of ['123 456', 'Look', 'Not you? Ignore this mail.']) {
      assert.ok(mail.text.includes(part) && mail.html.includes(part), part);
    }
    expect(mail.text).toContain('https://id.example.org/join?a=1&b="2');
  });

  it('escapes everything: no name becomes markup', () => {
    expect(mail.html.includes('<script>')).toBeFalsy();
    expect(mail.html).toContain('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;');
    expect(mail.html).toContain('href="https://id.example.org/join?a=1&amp;b=&quot;2"');
  });

  it('takes colour and mark of an organization, in light and dark, and ours without them', () => {
    const plainMail = { language: 'en', subject: 'Join', paragraphs: ['You are invited.'], footer: 'Bye.' };
    const button = { text: 'Look', href: 'https://id.example.org/' };
    const mark = { src: 'https://id.example.org/mark?a="1"', alt: 'Acme <\u202e>' };
    const branded = mailMessage({ ...plainMail, button, brand: { accent: '#7a1fa2', mark } }).html;
    expect(branded).toContain('background:#7a1fa2;color:#ffffff');
    expect(branded).toContain(`.accent { background: ${brandOf('#7a1fa2').dark.accent} !important;`);
    expect(branded).toContain('<img src="https://id.example.org/mark?a=&quot;1&quot;" alt="Acme &lt;&gt;" width="40"');
    const unset = mailMessage({ ...plainMail, button, brand: { accent: null, mark: null } });
    expect(unset).toStrictEqual(mailMessage({ ...plainMail, button }));
    expect(unset.html).not.toContain('<img');
  });

  it('keeps the lines of a paragraph', () => {
    const { text, html } = mailMessage({
      language: 'en',
      subject: 'A message',
      paragraphs: ['They wrote:', 'One\r\n<b>\n\nThree'],
      footer: 'Bye.',
    });
    expect(text).toContain('They wrote:\n\nOne\n<b>\n\nThree\n\n--');
    expect(html).toContain('>One<br>\n&lt;b&gt;<br>\n<br>\nThree</p>');
  });

  it('omits characters that turn or hide the text around them, wherever a name stands', () => {
    const name = '\u202eemcA\u2066\u200f\u0000 \ud800';
    const { subject, text, html } = mailMessage({
      language: 'en',
      subject: `Join ${name}`,
      paragraphs: [`${name} invites you.`],
      button: { text: `Look at ${name}`, href: 'https://id.example.org/' },
      code: `1${name}`,
      footer: `Of ${name}`,
    });
    for (const part of [subject, text, html]) {
      assert.ok(part.includes('Join emcA \ufffd'), part);
      expect(part).not.toMatch(/[\u0000\u200f\u202e\u2066\ud800]/);
    }
  });
});
