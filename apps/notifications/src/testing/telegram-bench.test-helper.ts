import { expect } from '@jest/globals';
import assert from 'node:assert/strict';
import type { Answered } from '@platform/testing';
import { FakeBotApi, fakeTelegram, fakeWebhookSecret, type FakeChat } from './telegram-fake.test-helper.js';
import { notificationsBench, type TestOrganization } from './notifications-bench.test-helper.js';

export const webhookPath = '/api/v1/telegram/updates';
export const adminId = 7001;

let updateIds = 1000;
let chatIds = 0;

/** A message of somebody in a chat, as Telegram would send it. */
export function messageIn({ id, type }: FakeChat, text: string, more: Record<string, unknown> = {}) {
  const chat = { id, type, ...(type === 'private' ? { first_name: 'Ada' } : { title: 'On call' }) };
  const from = { id: adminId, is_bot: false, first_name: 'Ada' };
  const sender = type === 'channel' ? { sender_chat: chat } : { from };
  const message = { message_id: 55, date: nowSeconds(), chat, text, ...sender, ...more };
  return { update_id: ++updateIds, [type === 'channel' ? 'channel_post' : 'message']: message };
}

/** The bot was added to a chat or removed from it. */
export function membershipIn({ id, type }: FakeChat, status: string, date = nowSeconds() + 1) {
  const user = { id: 4242, is_bot: true, first_name: 'bot' };
  return {
    update_id: ++updateIds,
    my_chat_member: {
      chat: { id, type, title: 'On call' },
      from: { id: adminId, is_bot: false, first_name: 'Ada' },
      date,
      old_chat_member: { user, status: 'member' },
      new_chat_member: { user, status },
    },
  };
}

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The service with a fake Telegram, and common helpers. */
export async function telegramBench(mode: 'webhook' | 'polling' = 'webhook', env: NodeJS.ProcessEnv = {}) {
  const fake = new FakeBotApi();
  const bench = await notificationsBench(env, fakeTelegram(mode), (receiver) => receiver.always(fake.answer));

  const words = {
    ...bench,
    fake,

    chat(type: FakeChat['type'] = 'supergroup', more: Partial<FakeChat> = {}): FakeChat {
      const number = ++chatIds;
      const id = type === 'private' ? 7000 + number : -1_001_000_000_000 - number;
      return fake.add({ id, type, admins: [adminId], ...more });
    },

    /** An update, as Telegram posts it. */
    update(update: object, headers: Record<string, string> = {}): Promise<Answered> {
      const secret = { 'x-telegram-bot-api-secret-token': fakeWebhookSecret };
      return bench.call('POST', webhookPath, { body: update, headers: { ...secret, ...headers } });
    },

    /** A destination that waits for its chat. */
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `Answered.body`
    async destination({ path, token }: TestOrganization, body: object = {}): Promise<any> {
      const answer = await bench.call('POST', `${path}/notification-endpoints`, {
        token,
        body: { type: 'telegram', ...body },
      });
      assert.equal(answer.status, 201, JSON.stringify(answer.body));
      return answer.body.data;
    },

    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as `Answered.body`
    async view({ path, token }: TestOrganization, uuid: string): Promise<any> {
      return (await bench.call('GET', `${path}/notification-endpoints/${uuid}`, { token })).body.data;
    },

    /** A destination that is connected to the chat, with a rule for every event. */
    async connected(
      organization: TestOrganization,
      chat: FakeChat,
      more: Record<string, unknown> = {},
    ): Promise<string> {
      const { uuid, command } = await words.destination(organization);
      const answer = await words.update(messageIn(chat, command, more));
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      expect((await words.view(organization, uuid)).status).toBe('active');
      await bench.rule(organization, uuid);
      return uuid;
    },

    async dispatched({ uuid }: TestOrganization, body: object = {}): Promise<string> {
      const answer = await bench.dispatch({ organization_uuid: uuid, ...body });
      assert.equal(answer.status, 202, JSON.stringify(answer.body));
      return answer.body.delivery_ids[0];
    },

    /** Notifications to the chat, without the bot’s own answers. */
    notificationsTo: (chat: FakeChat) =>
      fake.sentTo(chat.id).filter(({ link_preview_options }) => link_preview_options !== undefined),
  };
  return words;
}

export type TelegramBench = Awaited<ReturnType<typeof telegramBench>>;
