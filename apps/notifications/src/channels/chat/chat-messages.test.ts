import type { Notification } from '@platform/contracts';
import type { RichTextBlock, RichTextSection } from '@slack/types';
import { describe, expect, it } from '@jest/globals';
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { discordMessage, plainDiscordMessage } from './discord-message.js';
import { emailMessage } from '../email/email-message.js';
import { googleChatMessage, plainGoogleChatMessage } from './google-chat-message.js';
import { fitted, partsOf } from '../../messages/message-text.js';
import { plainSlackMessage, slackMessage } from './slack-message.js';
import { plainTeamsMessage, teamsMessage } from './teams-message.js';
import { plainTelegramMessage, telegramMessage } from './telegram-message.js';

const golden = join(import.meta.dirname, '../../../src/channels/chat/golden');

const notification: Notification = {
  id: '0199f3a1-7c4e-7b21-9d52-3f6a8c1e4b70',
  event: 'deploy.failed',
  severity: 'error',
  title: 'Deploy of <api> failed & was rolled back',
  message:
    'Step *migrate* ended with code 1.\n\n- see the [log](https://example.org)\n@everyone <!channel> <users/all>',
  url: 'https://ci.example.org/runs/42?tab=log&line=7',
  metadata: { region: 'eu-central-1', attempt: 3, nested: { commit: 'abc_def' }, ignored: null },
  service_code: 'deploys',
  organization: { uuid: '0199f3a0-1b2c-7d3e-8f40-5a6b7c8d9e01', name: 'Acme & Söhne', slug: 'acme' },
  rule: { uuid: '0199f3a2-5d6e-7f80-91a2-b3c4d5e6f708', name: 'Failures' },
  rules: [{ uuid: '0199f3a2-5d6e-7f80-91a2-b3c4d5e6f708', name: 'Failures' }],
  timestamp: '2026-11-20T21:42:07+00:00',
};
const parts = partsOf(notification);

/** The message for each provider, to be reviewed; `UPDATE_GOLDEN=1` writes it again. */
const messages: Record<string, object> = {
  slack: slackMessage(parts),
  'slack-plain': plainSlackMessage(parts),
  discord: discordMessage(notification),
  'discord-plain': plainDiscordMessage(notification),
  'google-chat': googleChatMessage(parts, notification.id, 'thread'),
  'google-chat-plain': plainGoogleChatMessage(parts, 'thread'),
  teams: teamsMessage(notification),
  'teams-plain': plainTeamsMessage(notification),
  email: emailMessage(notification, {
    to: 'ada@example.org',
    language: 'en',
    domain: 'example.org',
    link: 'https://id.example.org/u',
  }),
  telegram: telegramMessage(parts, notification.severity),
  'telegram-plain': plainTelegramMessage(parts, notification.severity),
};

describe('messages', () => {
  for (const [name, message] of Object.entries(messages)) {
    it(`for ${name} equal the reviewed file`, () => {
      const file = join(golden, `${name}.json`);
      if (process.env['UPDATE_GOLDEN']) writeFileSync(file, `${JSON.stringify(message, null, 2)}\n`);
      expect(JSON.parse(JSON.stringify(message))).toStrictEqual(JSON.parse(readFileSync(file, 'utf8')));
    });
  }

  for (const [text, sent] of [
    [
      'at https://ci.example.org/job/my_job_name/12#log_1 it_failed',
      'at <https://ci.example.org/job/my_job_name/12#log_1> it\\_failed',
    ],
    ['(see https://x.org/a), https://x.org/b.', '\\(see <https://x.org/a>\\), <https://x.org/b>.'],
    [
      'https://x.org/wiki/Foo_(bar) **https://x.org/a**',
      '<https://x.org/wiki/Foo_(bar)> \\*\\*<https://x.org/a>\\*\\*',
    ],
    ['[click](https://x.org/a_b)', '\\[click\\]\\(<https://x.org/a_b>\\)'],
    ['https://x.org/[click](https://y.org/)', '<https://x.org/>\\[click\\]\\(<https://y.org/>\\)'],
    ['<https://x.org/a|click> <@123>', '\\<<https://x.org/a>\\|click\\> \\<@123\\>'],
    ['https://x.org/<@123>||b||', '<https://x.org/>\\<@123\\>\\|\\|b\\|\\|'],
    ['https:// http://) HTTP://X.org', 'https:// http://\\) <HTTP://X.org>'],
    ['- a\n + b\n10. ten\n1.5 x\n- ', '\\- a\n \\+ b\n10\\. ten\n1.5 x\n-'],
  ] as const) {
    it(`to Discord keep addresses whole and escape the text around them: ${text}`, () => {
      expect(discordMessage({ ...notification, message: text }).embeds![0]!.description).toBe(sent);
    });
  }

  const times = (message: object) => JSON.stringify(message).split('was rolled back').length - 1;
  it('to Slack and Google Chat show the title once, also in a push notification', () => {
    const { text, attachments } = slackMessage(parts);
    expect([times({ text }), times(attachments!)]).toStrictEqual([1, 0]);
    const { text: beside, fallbackText, cardsV2 } = googleChatMessage(parts, notification.id, 'thread');
    expect([beside, times({ fallbackText }), times(cardsV2!)]).toStrictEqual([undefined, 1, 1]);
  });

  const slackPieces = (message: string) => {
    const [block] = slackMessage({ ...parts, message }).attachments![0]!.blocks as RichTextBlock[];
    return (block!.elements[0] as RichTextSection).elements;
  };
  it.each(['_id_ ~5%~ *.log*', '> quoted\n  1. one', ':100: `x` &amp; <!channel> <@U1> @here', '```\ncode'])(
    'to Slack show the text as it was sent: %s',
    (text) => expect(slackPieces(text)).toStrictEqual([{ type: 'text', text }]),
  );

  it('to Slack keep addresses clickable, without the text after them', () => {
    expect(slackPieces('see (https://x.org/a_b_c?d=*e*), https:// or HTTP://X.org.')).toStrictEqual([
      { type: 'text', text: 'see (' },
      { type: 'link', url: 'https://x.org/a_b_c?d=*e*' },
      { type: 'text', text: '), https:// or ' },
      { type: 'link', url: 'HTTP://X.org' },
      { type: 'text', text: '.' },
    ]);
  });

  it('to Teams start no list with a number', () => {
    const { body } = teamsMessage({ ...notification, message: 'Ended with code\n10. ten\n- a' }).attachments[0]!
      .content;
    expect(body[1]).toStrictEqual({ type: 'TextBlock', text: 'Ended with code\n\n10\\. ten\n\n\\- a', wrap: true });
  });

  it('cut a long text between whole characters and entities, and say that something is missing', () => {
    const escape = (text: string) => text.replaceAll('&', '&amp;');
    for (const raw of ['&'.repeat(50), '😀'.repeat(50), 'a&😀'.repeat(30)]) {
      for (let limit = 1; limit < 60; limit++) {
        const text = fitted(raw, limit, escape);
        assert.ok(text.length <= limit && text.endsWith('…') && text.isWellFormed(), `${limit} ${text}`);
        expect(text).not.toMatch(/&(?!amp;)/);
      }
    }
    expect(fitted('short', 10, escape)).toBe('short');
  });
});
