import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { severities } from '@platform/contracts';
import { severityColour } from '@platform/look';
import fc from 'fast-check';
import { htmlFault, visible } from '../../testing/telegram-fake.test-helper.js';
import type { MessageParts } from '../../messages/message-text.js';
import { plainTelegramMessage, telegramMessage } from './telegram-message.js';

/** Texts that could break a message: markup, entities, mentions, surrogate pairs, and sequences of them. */
const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('<', '>', '&', '&amp;', '<b>', '</b>', '"', '@', '@ada', '\n', 'x', ' '),
        fc.constantFrom('👩‍👩‍👧‍👦', '😀', '…', 'ß'),
        fc.string({ maxLength: 5, unit: 'grapheme' }),
      ),
      { minLength: 1, maxLength },
    )
    .map((pieces) => pieces.join(''));

const parts: fc.Arbitrary<MessageParts> = fc.record({
  heading: text(300),
  colour: fc.constant(severityColour('error')),
  message: fc.oneof(text(50), text(3000)),
  facts: fc.array(fc.record({ name: text(20), value: text(60) }), { maxLength: 12 }),
  url: fc.option(fc.webUrl()),
});

describe('a Telegram message', () => {
  it('is well-formed HTML within the limit and mentions nobody, whatever its content', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...severities), (given, severity) => {
        for (const message of [telegramMessage(given, severity), plainTelegramMessage(given, severity)]) {
          const seen = message.parse_mode ? visible(message.text) : message.text;
          if (message.parse_mode) expect(htmlFault(message.text)).toBe(null);
          assert.ok(seen.length > 0 && seen.length <= 3900, `${seen.length}`);
          expect(seen).not.toMatch(/(?<!\w)@\w/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('holds the whole of a text that fits', () => {
    const message = 'm'.repeat(2000);
    const facts = [{ name: 'Service', value: 'deploys' }];
    const { text: html } = telegramMessage({ heading: 'H', colour: '', message, facts, url: null }, 'error');
    expect(html).toBe(`<b>H</b>\n\n${message}\n\n<b>Service:</b> deploys`);
  });

  it('keeps addresses and words that are no mention', () => {
    const { text: plain } = plainTelegramMessage(
      { heading: 'H', colour: '', message: 'ada@example.org @ada a @ b', facts: [], url: null },
      'error',
    );
    expect(plain).toBe('H\n\nada@example.org @\u2060ada a @ b');
  });
});

describe('the fake of Telegram', () => {
  it('refuses HTML that Telegram refuses', () => {
    for (const html of [
      '<b>x',
      'x</b>',
      '<b><i>x</b></i>',
      '<script>x</script>',
      'a < b',
      '<b',
      'a & b',
      '&nbsp;',
      '<!-- x -->',
    ])
      assert.notEqual(htmlFault(html), null, html);
    for (const html of [
      '<b>x</b>',
      '<a href="https://x.org/?a=1&amp;b=2">x</a>',
      '&lt;&gt;&amp;&quot;',
      '<b><i>x</i></b> y',
    ])
      assert.equal(htmlFault(html), null, html);
  });
});
