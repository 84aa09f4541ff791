import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mailMessage } from './mail-message.js';

describe('the frame of mails', () => {
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
    assert.ok(mail.text.includes('https://id.example.org/join?a=1&b="2'));
  });

  it('takes everything for text: no name becomes markup', () => {
    assert.ok(!mail.html.includes('<script>'));
    assert.ok(mail.html.includes('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;'));
    assert.ok(mail.html.includes('href="https://id.example.org/join?a=1&amp;b=&quot;2"'));
  });
});
