import { Injectable } from '@nestjs/common';
import type { Context } from 'grammy';
import type { ChatMember, Update } from 'grammy/types';
import { ChatMembership } from './chat-membership.js';
import { ConnectCommand } from './connect-command.js';
import { SeenUpdates } from './seen-updates.js';
import { TelegramBot } from './telegram-bot.js';
import { telegramReason } from './telegram-error.js';

/** The kinds of updates that we ask Telegram for. */
export const allowedUpdates = ['message', 'channel_post', 'my_chat_member'] as const;

/** What the bot does at an update, however it came. */
@Injectable()
export class TelegramUpdates {
  constructor(
    private readonly telegram: TelegramBot,
    private readonly membership: ChatMembership,
    private readonly seen: SeenUpdates,
    command: ConnectCommand,
  ) {
    const { bot } = telegram;
    bot?.on('my_chat_member', (ctx) => this.memberChanged(ctx));
    bot?.on('message:migrate_to_chat_id', (ctx) => this.migrated(ctx, ctx.message.migrate_to_chat_id));
    bot?.on(['message:text', 'channel_post:text'], (ctx) => command.handle(ctx));
  }

  /** Any number of times for one update, which takes effect once. Throws when it has to be given again. */
  async handle(update: Update): Promise<void> {
    try {
      await this.telegram.required.handleUpdate(update);
    } catch (err) {
      // grammY's errors hold the whole message and, in their context, the bot's token: nobody else may see them.
      throw new Error(`telegram update ${update.update_id}: ${telegramReason(err)}`);
    }
  }

  private async memberChanged(ctx: Context): Promise<void> {
    const { chat, date, new_chat_member: member } = ctx.myChatMember!;
    const at = new Date(date * 1000);
    await this.seen.once(ctx.update.update_id, (tx) =>
      isIn(member) ? this.membership.joined(tx, chat.id, at) : this.membership.left(tx, chat.id, at),
    );
  }

  private async migrated(ctx: Context, toChatId: number): Promise<void> {
    await this.seen.once(ctx.update.update_id, (tx) => this.membership.move(tx, ctx.chat!.id, toChatId));
  }
}

function isIn(member: ChatMember): boolean {
  if (member.status === 'restricted') return member.is_member;
  return member.status !== 'left' && member.status !== 'kicked';
}
