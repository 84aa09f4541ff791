import { Injectable } from '@nestjs/common';
import type { ChannelType, Notification } from '@platform/contracts';
import { DeliveryDestinations, type ClaimedDelivery, type SendResult } from '@platform/delivery';
import { log } from '@platform/service-kit';
import type { Bot } from 'grammy';
import { DataSource } from 'typeorm';
import type { NotificationEndpoint } from '../../endpoint-store/index.js';
import { botBucket, chatBucketKey, ChatMembership, TelegramBot, TelegramConnections } from '../../telegram/index.js';
import { partsOf } from '../../messages/index.js';
import type { Channel } from '../parts/channel.js';
import { nameField } from '../parts/chat-fields.js';
import { telegramAnswer, type TelegramAnswer } from './telegram-answer.js';
import { plainTelegramMessage, telegramMessage, type TelegramMessage } from './telegram-message.js';

type Chat = NonNullable<Awaited<ReturnType<TelegramConnections['chatOf']>>>;

/** Telegram, by the bot of the platform, to a chat that was connected by its token. */
@Injectable()
export class TelegramChannel implements Channel {
  readonly description: ChannelType = {
    type: 'telegram',
    label: 'Telegram',
    category: 'chat',
    icon: 'telegram',
    instructions:
      'Create the destination, then add the bot to a group or channel or open a chat with it, ' +
      'and send it the command that you are shown. In a group only its administrators can do so.',
    setup_url: 'https://core.telegram.org/bots',
    fields: [nameField],
    trial_url: null,
    limits: { title: 300, message: 3900, per_second: 1 },
    supports: ['test', 'threads', 'connect_token'],
  };

  constructor(
    private readonly telegram: TelegramBot,
    private readonly connections: TelegramConnections,
    private readonly membership: ChatMembership,
    private readonly destinations: DeliveryDestinations,
    private readonly dataSource: DataSource,
  ) {}

  get unavailable(): string | null {
    return this.telegram.unavailable;
  }

  /**
   * HTML first; a message that Telegram finds fault with goes once more as plain text, and says nothing against the
   * chat.
   */
  async send(delivery: ClaimedDelivery, endpoint: NotificationEndpoint): Promise<SendResult> {
    const { bot } = this.telegram;
    if (!bot) return skipped('telegram_unavailable', 'This platform has no Telegram bot any more.');
    const chat = await this.connections.chatOf(endpoint.uuid);
    if (!chat) return skipped('pending_connection', 'No chat was connected yet.');
    const notification = JSON.parse(delivery.payload) as Notification;
    const parts = partsOf(notification);
    const first = await this.post(bot, chat, endpoint, telegramMessage(parts, notification.severity));
    if (first.kind !== 'refused') return this.settled(first, chat);
    const { errorMessage: answer } = first.result;
    log.error({ delivery: delivery.id, destination: endpoint.uuid, answer }, 'telegram: our message was refused');
    const second = await this.post(bot, chat, endpoint, plainTelegramMessage(parts, notification.severity));
    if (second.kind !== 'refused') return this.settled(second, chat);
    return { ...second.result, final: true, errorCode: 'message_refused', destination: 'alive' };
  }

  /** Follows a group to its new id, and out of a topic that is gone, at the cost of nothing. */
  private async post(
    bot: Bot,
    chat: Chat,
    endpoint: NotificationEndpoint,
    message: TelegramMessage,
  ): Promise<TelegramAnswer> {
    const first = await sendMessage(bot, chat, message);
    const second = (await this.moved(first, chat, endpoint)) ? await sendMessage(bot, chat, message) : first;
    // A group that has moved may lack the topic as well; neither can happen to it a second time.
    return (await this.moved(second, chat, endpoint)) ? sendMessage(bot, chat, message) : second;
  }

  /** Whether the chat has another place now, which is written down. */
  private async moved(answer: TelegramAnswer, chat: Chat, endpoint: NotificationEndpoint): Promise<boolean> {
    if (answer.kind === 'migrated' && answer.chatId !== chat.id) {
      const { chatId } = answer;
      await this.dataSource.transaction((tx) => this.membership.move(tx, chat.id, chatId));
      chat.id = chatId;
      return true;
    }
    if (answer.kind !== 'topic_gone' || chat.message_thread_id === null) return false;
    const topic = chat.message_thread_id;
    await this.dataSource.transaction((tx) => this.membership.topicGone(tx, endpoint, topic));
    chat.message_thread_id = null;
    return true;
  }

  /** A pause is for all destinations of the chat, and where the bot itself is at fault for all of Telegram. */
  private async settled(answer: TelegramAnswer, chat: Chat): Promise<SendResult> {
    // The chat has no topic to leave: nobody may write in it.
    if (answer.kind === 'topic_gone') return { ...answer.result, final: true, disable: 'no_right_to_write' };
    if (answer.kind === 'limited') {
      await this.destinations.pause(this.dataSource.manager, chatBucketKey(chat.id), answer.pauseMs);
      return { ...answer.result, holdDestination: true };
    }
    if (answer.kind === 'platform_fault') {
      log.error({ answer: answer.result.responseBody }, 'telegram: the bot is refused, all of Telegram waits');
      await this.destinations.pause(this.dataSource.manager, botBucket.key, answer.pauseMs);
    }
    return answer.result;
  }
}

async function sendMessage(bot: Bot, chat: Chat, { text, ...message }: TelegramMessage): Promise<TelegramAnswer> {
  try {
    const sent = await bot.api.sendMessage(chat.id, text, {
      ...message,
      ...(chat.message_thread_id !== null && { message_thread_id: chat.message_thread_id }),
    });
    const responseBody = JSON.stringify({ ok: true, result: { message_id: sent.message_id } });
    return { kind: 'result', result: { outcome: 'success', statusCode: 200, responseBody, destination: 'alive' } };
  } catch (err) {
    return telegramAnswer(err);
  }
}

function skipped(errorCode: string, errorMessage: string): SendResult {
  return { outcome: 'skipped', errorCode, errorMessage };
}
