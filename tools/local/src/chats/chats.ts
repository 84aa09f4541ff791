import { randomUUID } from 'node:crypto';
import { KeptMessages } from '../kept-messages.js';
import type { ChatMessage } from './chat-message.js';
import { TelegramStandIn } from './telegram.js';

/** The chats that the inbox plays, and what was written in them. */
export class Chats {
  readonly messages: KeptMessages<ChatMessage>;
  readonly telegram: TelegramStandIn;
  /** Tells messages of one millisecond apart, so that they are read again in the order in which they came. */
  private count = 0;

  constructor(folder: string) {
    this.messages = new KeptMessages(folder);
    this.telegram = new TelegramStandIn((chat, from, body) =>
      this.add({ provider: 'telegram', room: chat.title, from, body }),
    );
  }

  add(message: Omit<ChatMessage, 'id' | 'receivedAt'>): void {
    const now = new Date();
    this.messages.add({
      id: `${now.getTime()}-${String(++this.count).padStart(9, '0')}-${randomUUID().slice(0, 8)}`,
      receivedAt: now.toISOString(),
      ...message,
    });
  }
}
