import { Injectable } from '@nestjs/common';
import { log, plain } from '@platform/service-kit';
import { GrammyError, type Context } from 'grammy';
import type { Chat, Message } from 'grammy/types';
import { DataSource, type EntityManager } from 'typeorm';
import { cut } from '../messages/index.js';
import { SeenUpdates } from './seen-updates.js';
import { TelegramConnections, type Connected, type ConnectingChat } from './telegram-connections.js';
import { telegramReason } from './telegram-error.js';
import { addFailedAttempt, isSenderBlocked, isChatBlocked, lockAttempts, type ChatSender } from './failed-attempts.js';

type Outcome = { kind: 'connected'; as: Connected } | { kind: 'taken'; by: string } | { kind: 'refused' | 'unknown' };

const maxTitleLength = 255;
const help =
  'I bring notifications into this chat. Create a Telegram destination on the platform, ' +
  'and send me the command that it shows you.';
const unknownToken =
  'This token is not valid. Tokens work once and for an hour: ask for a new one on the page of the destination.';

/** `/platform_connect <token>`, and `/start <token>`, which is what the links send. */
@Injectable()
export class ConnectCommand {
  constructor(
    private readonly dataSource: DataSource,
    private readonly connections: TelegramConnections,
    private readonly seen: SeenUpdates,
  ) {}

  async handle(ctx: Context): Promise<void> {
    const { chat, msg } = ctx;
    const command = chat && msg?.text ? connectCommand(msg.text, ctx.me.username) : undefined;
    if (!chat || !msg || !command) return;
    const { token } = command;
    // Somebody who opened the bot by itself; in a group it is no news that the bot was added.
    if (token === '') return chat.type === 'private' ? this.say(ctx, msg, help) : undefined;
    // Before anything is asked of Telegram; it is looked at again under the lock.
    if (await isSenderBlocked(this.dataSource.manager, senderOf(chat, msg))) return;
    const isAllowed = await mayConnect(ctx, chat, msg);
    const outcome = await this.seen.once(ctx.update.update_id, (tx) => this.decide(tx, token, chat, msg, isAllowed));
    if (!outcome) return;
    await this.say(ctx, msg, textOf(outcome));
    if (outcome.kind !== 'unknown') await this.removeToken(ctx, chat, msg);
  }

  /** Undefined when nothing is to be said any more. */
  private async decide(
    tx: EntityManager,
    token: string,
    chat: Chat,
    message: Message,
    isAllowed: boolean,
  ): Promise<Outcome | undefined> {
    const sender = senderOf(chat, message);
    await lockAttempts(tx, sender);
    if (await isSenderBlocked(tx, sender)) return undefined;
    const result = isAllowed ? await this.connections.connect(tx, token, connecting(chat, message)) : undefined;
    if (!result) {
      const isSilent = !isAllowed && (await isChatBlocked(tx, sender));
      await addFailedAttempt(tx, sender);
      return isSilent ? undefined : { kind: isAllowed ? 'unknown' : 'refused' };
    }
    return 'taken' in result ? { kind: 'taken', by: result.taken } : { kind: 'connected', as: result };
  }

  /** The change is made: an answer that cannot be given changes nothing. */
  private async say(ctx: Context, message: Message, text: string): Promise<void> {
    try {
      await ctx.api.sendMessage(message.chat.id, text, {
        ...(message.is_topic_message &&
          message.message_thread_id !== undefined && { message_thread_id: message.message_thread_id }),
      });
    } catch (err) {
      log.warn({ reason: telegramReason(err) }, 'telegram: an answer could not be given');
    }
  }

  /** A token that everybody in the chat can read, which may still be good where it was refused. */
  private async removeToken(ctx: Context, chat: Chat, message: Message): Promise<void> {
    try {
      await ctx.api.deleteMessage(chat.id, message.message_id);
    } catch (err) {
      log.debug({ reason: telegramReason(err) }, 'telegram: the message with the token stays');
    }
  }
}

/** Not by its entities: a post of a channel need not have them. Names of other bots are not for us. */
export function connectCommand(text: string, username: string): { token: string } | undefined {
  const found = /^\/(?:platform_connect|start)(?:@(?<name>\w+))?(?:\s+(?<token>.*))?$/is.exec(text.trim());
  if (!found) return undefined;
  const { name = username, token = '' } = found.groups!;
  return name.toLowerCase() === username.toLowerCase() ? { token } : undefined;
}

/**
 * In a group its administrators only, also those who hide behind the group's name. Only they can post in a channel. The
 * list of administrators is asked for, as a bot that is none may ask for no other member.
 */
async function mayConnect(ctx: Context, { id, type }: Chat, message: Message): Promise<boolean> {
  if (type === 'private' || type === 'channel') return true;
  if (message.sender_chat) return message.sender_chat.id === id;
  try {
    const administrators = await ctx.api.getChatAdministrators(id);
    return administrators.some(({ user }) => user.id === message.from?.id);
  } catch (err) {
    // What Telegram can mend comes again with the repeated update.
    if (err instanceof GrammyError && (err.error_code === 400 || err.error_code === 403)) return false;
    throw err;
  }
}

function senderOf(chat: Chat, { sender_chat, from }: Message): ChatSender {
  return { chatId: chat.id, senderId: (sender_chat ?? from ?? chat).id };
}

function connecting(chat: Chat, message: Message): ConnectingChat {
  const title = chat.title ?? [chat.first_name, chat.last_name].filter(Boolean).join(' ');
  return {
    id: chat.id,
    type: chat.type,
    title: cut(plain(title).trim() || 'Telegram', maxTitleLength),
    // A thread of replies in an ordinary group has an id too, but is no topic.
    message_thread_id: message.is_topic_message ? (message.message_thread_id ?? null) : null,
    sentAt: new Date(message.date * 1000),
  };
}

function textOf(outcome: Outcome): string {
  if (outcome.kind === 'connected') {
    const { organization_name: organization, endpoint_name: destination } = outcome.as;
    return (
      '✅ This chat is connected and gets notifications from now on.\n\n' +
      `Organization: ${organization}\nDestination: ${destination}`
    );
  }
  if (outcome.kind === 'taken')
    return `This chat gets the notifications of this organization already, as the destination "${outcome.by}".`;
  return outcome.kind === 'refused' ? 'Only an administrator of this group can connect it.' : unknownToken;
}
