import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInboxPages } from '../inbox.js';
import { Mailbox } from '../mailbox.js';
import { repositoryRoot } from '../repository.js';
import type { ChatMessage } from './chat-message.js';
import { Chats } from './chats.js';
import { localBot } from './telegram-chats.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what was answered, judged by what is expected of it
type Json = Record<string, any>;

const workflow = (id: string) =>
  `/powerautomate/automations/direct/workflows/${id}/triggers/manual/paths/invoke?api-version=1&sp=a&sv=1&sig=s`;
const addresses: Record<string, (room: string) => string> = {
  slack: (room) => `/services/T1/${room}/x`,
  discord: (room) => `/api/webhooks/${room}/token?wait=true`,
  google_chat: (room) => `/v1/spaces/${room}/messages?key=k&token=t`,
  microsoft_teams: workflow,
};

/** What the channels of the platform really send. */
const golden = (name: string): Json =>
  JSON.parse(readFileSync(join(repositoryRoot, 'apps/notifications/src/channels/chat/golden', `${name}.json`), 'utf8'));

describe('the chats of the inbox', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chats-'));
  const chats = new Chats(join(folder, 'chats'));
  const pages = createInboxPages(Mailbox.open(join(folder, 'mail')), chats);
  const headers = { host: 'localhost:8082' };
  afterAll(async () => {
    await pages.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let rooms = 0;
  const room = () => `1000${(rooms += 1)}`;
  const post = (url: string, payload: Json) => pages.inject({ method: 'POST', url, headers, payload });
  const bot = (method: string, payload: Json = {}, token = localBot.token) => post(`/bot${token}/${method}`, payload);
  const kept = async () => (await pages.inject({ url: '/api/chat', headers })).json<ChatMessage[]>();
  const page = async (url: string) => (await pages.inject({ url, headers })).body;

  it.each([
    ['slack', 'slack', 200],
    ['slack', 'slack-plain', 200],
    ['discord', 'discord', 200],
    ['discord', 'discord-plain', 200],
    ['google_chat', 'google-chat', 200],
    ['google_chat', 'google-chat-plain', 200],
    ['microsoft_teams', 'teams', 202],
    ['microsoft_teams', 'teams-plain', 202],
  ])('accept what the platform sends to %s (%s), and show it as the provider would', async (provider, name, status) => {
    const at = room();
    const answer = await post(addresses[provider]!(at), golden(name));
    expect([answer.statusCode, provider === 'slack' ? answer.body : 'ok']).toStrictEqual([status, 'ok']);
    const [message] = await kept();
    expect(message).toMatchObject({ provider, room: at, from: null, body: golden(name) });
    const shown = await page(`/chats/${message!.id}`);
    const look = shown.slice(shown.indexOf('<div class="chat'), shown.indexOf('<details>'));
    // The text of the sender is text: its star is a star, its link none, and nobody is mentioned.
    expect(look).toMatch(/Step \*migrate\* ended with code 1\./);
    expect(look).not.toMatch(/<i>migrate|<script|&amp;amp;|\\\*/);
    expect(await page('/')).toMatch(/Deploy of (&lt;|‹)api(&gt;|›) failed &amp; was rolled back/);
  });

  it('accept a Telegram message to a chat, and show it there', async () => {
    for (const name of ['telegram', 'telegram-plain']) {
      const answer = await bot('sendMessage', { chat_id: 7001, ...golden(name) });
      expect(answer.json()).toMatchObject({ ok: true, result: { chat: { id: 7001 } } });
      const [message] = await kept();
      expect(message).toMatchObject({ provider: 'telegram', room: 'Ada Lovelace', from: null });
      expect(await page('/telegram')).toMatch(/Step \*migrate\* ended with code 1\./);
    }
  });

  it('accept a generic webhook, and show its headers', async () => {
    const answer = await pages.inject({
      method: 'POST',
      url: '/hooks/any/where',
      headers: { ...headers, 'x-platform-event': 'deploy.failed', cookie: 'a=b' },
      payload: { event: 'deploy.failed', title: 'Down' },
    });
    expect(answer.statusCode).toBe(204);
    const [message] = await kept();
    expect(message!.headers).toMatchObject({ 'x-platform-event': 'deploy.failed' });
    expect(message!.headers).not.toHaveProperty('cookie');
    expect(await page(`/chats/${message!.id}`)).toMatch(/x-platform-event: deploy\.failed/);
  });

  it('play a webhook that is broken and one that is gone, and keep no message of theirs', async () => {
    const before = (await kept()).length;
    const statusOf = async (url: string) =>
      (await pages.inject({ method: 'POST', url, headers, payload: { event: 'deploy.failed' } })).statusCode;
    expect([await statusOf('/broken-hooks/a'), await statusOf('/gone-hooks/a')]).toStrictEqual([500, 410]);
    expect((await kept()).length).toBe(before);
  });

  const longText = (length: number) => 'a'.repeat(length);
  it.each<[string, string, Json, number, RegExp]>([
    ['slack', 'a section of 3001 characters', { text: 'a', blocks: [section(3001)] }, 400, /^invalid_blocks$/],
    [
      'slack',
      '51 blocks',
      { text: 'a', blocks: Array.from({ length: 51 }, () => section(1)) },
      400,
      /^invalid_blocks$/,
    ],
    ['slack', 'no text', {}, 400, /^no_text$/],
    ['slack', 'a block that is none', { text: 'a', blocks: [{ type: 'video' }] }, 400, /^invalid_blocks$/],
    ['discord', 'a content of 2001 characters', { content: longText(2001) }, 400, /50035/],
    ['discord', 'a title of 257 characters', { embeds: [{ title: longText(257) }] }, 400, /50035/],
    ['discord', 'an embed of more than 6000', { embeds: [wide(), wide()] }, 400, /50035/],
    ['discord', 'nothing', {}, 400, /50006/],
    ['google_chat', 'a message of more than 32 kB', { text: longText(32_001) }, 400, /INVALID_ARGUMENT/],
    ['google_chat', 'an empty message', {}, 400, /INVALID_ARGUMENT/],
    ['microsoft_teams', 'a card of more than 21 kB', card('TextBlock', longText(21_001)), 413, /^$/],
    ['microsoft_teams', 'an element that is none', card('Media', 'a'), 400, /TriggerInputSchemaMismatch/],
  ])('refuse, as %s does, %s', async (provider, _what, payload, status, words) => {
    const before = (await kept()).length;
    const answer = await post(addresses[provider]!(room()), payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toMatch(words);
    expect((await kept()).length).toBe(before);
  });

  it.each([
    ['a text of more than 4096', { text: longText(4097) }, /message is too long/],
    ['no text', { text: ' ' }, /text is empty/],
    ['a tag that is not closed', { text: '<b>a', parse_mode: 'HTML' }, /can't parse entities/],
    ['an unknown entity', { text: '&nbsp;', parse_mode: 'HTML' }, /can't parse entities/],
    ['a button without a real address', { text: 'a', reply_markup: button('http://localhost:1/') }, /Wrong HTTP URL/],
    ['a topic', { text: 'a', message_thread_id: 9 }, /message thread not found/],
    ['a chat that is not there', { text: 'a', chat_id: 1 }, /chat not found/],
  ])('refuse, as Telegram does, %s', async (_what, payload, words) => {
    const answer = await bot('sendMessage', { chat_id: 7001, ...payload });
    expect([answer.statusCode, answer.json<Json>()['ok']]).toStrictEqual([400, false]);
    expect(answer.json<Json>()['description']).toMatch(words);
  });

  it('limit the rate in the way of each provider', async () => {
    const flood = async (provider: string, most: number, payload: Json) => {
      const url = addresses[provider]!(room());
      for (let n = 0; n < most; n += 1) expect((await post(url, payload)).statusCode).toBeLessThan(300);
      const refused = await post(url, payload);
      expect(refused.statusCode).toBe(429);
      return refused;
    };
    expect(Number((await flood('slack', 8, { text: 'a' })).headers['retry-after'])).toBeGreaterThan(0);
    const discord = await flood('discord', 5, { content: 'a' });
    expect(discord.json<Json>()['retry_after']).toBeLessThanOrEqual(2);
    expect(discord.headers['x-ratelimit-remaining']).toBe('0');
    expect((await flood('google_chat', 1, { text: 'a' })).body).toMatch(/RESOURCE_EXHAUSTED/);
    expect((await flood('microsoft_teams', 4, card('TextBlock', 'a'))).headers['retry-after']).toBe('1');
    const tooMany = { chat_id: -1001000000002, text: 'a' };
    for (let n = 0; n < 5; n += 1) expect((await bot('sendMessage', tooMany)).statusCode).toBe(200);
    expect((await bot('sendMessage', tooMany)).json()).toMatchObject({
      error_code: 429,
      parameters: { retry_after: 5 },
    });
  });

  it('pass what the person writes to the bot, which polls for it', async () => {
    expect((await bot('getUpdates', {}, '1:another')).statusCode).toBe(401);
    const waiting = bot('getUpdates', { timeout: 20 }).then((answer) => answer.json<Json>()['result'] as Json[]);
    const said = await pages.inject({
      method: 'POST',
      url: '/telegram/say',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'chat=-1001000000001&text=%2Fstart%40bot+T0k3n',
    });
    expect(said.statusCode).toBe(303);
    const [update] = await waiting;
    expect(update).toMatchObject({
      message: { chat: { id: -1001000000001, title: 'On call' }, text: '/start@bot T0k3n' },
    });
    expect((await bot('getChatAdministrators', { chat_id: -1001000000001 })).json<Json>()['result'][0].user.id).toBe(
      update!['message'].from.id,
    );
    // What is acknowledged comes no more.
    const offset = update!['update_id'] + 1;
    expect((await bot('getUpdates', { offset, timeout: 0 })).json<Json>()['result']).toStrictEqual([]);
  });

  it('offer, for a link to the bot, a button with the message of that link', async () => {
    const start = await page(`/telegram/${localBot.username}?start=T0k%22n`);
    expect(start).toMatch(/name="text" value="\/start T0k&quot;n"/);
    const group = await page(`/telegram/${localBot.username}?startgroup=T`);
    expect(group).toMatch(new RegExp(`value="/start@${localBot.username} T"`));
  });

  it('survive a restart, and are deleted with the inbox', async () => {
    expect(new Chats(join(folder, 'chats')).messages.list()).toStrictEqual(await kept());
    await pages.inject({ method: 'POST', url: '/clear', headers });
    expect(await kept()).toStrictEqual([]);
  });
});

function section(length: number): Json {
  return { type: 'section', text: { type: 'plain_text', text: 'a'.repeat(length) } };
}

function wide(): Json {
  return { description: 'a'.repeat(3100) };
}

function card(type: string, text: string): Json {
  const content = { type: 'AdaptiveCard', version: '1.4', body: [{ type, text }] };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}

function button(url: string): Json {
  return { inline_keyboard: [[{ text: 'Open', url }]] };
}
