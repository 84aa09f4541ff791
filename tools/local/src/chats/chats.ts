import { randomUUID } from 'node:crypto';
import { KeptMessages } from '../kept-messages.js';
import type { ChatMessage } from './chat-message.js';
import { TelegramStandIn } from './telegram.js';

/** The chats that the inbox plays, and what was written in them. */
export class Chats {
  readonly messages: KeptMessages<ChatMessage>;
  readonly telegram: TelegramStandIn;

  constructor(folder: string) {
    this.messages = new KeptMessages(folder);
    this.telegram = new TelegramStandIn((chat, from, body) =>
      this.add({ provider: 'telegram', room: chat.title, from, body }),
    );
  }

  add(message: Omit<ChatMessage, 'id' | 'receivedAt'>): void {
    const now = new Date();
    this.messages.add({
      id: `${now.getTime()}-${randomUUID().slice(0, 8)}`,
      receivedAt: now.toISOString(),
      ...message,
    });
  }
}
