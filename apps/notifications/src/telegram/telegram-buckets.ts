import type { RateBucket } from '@platform/delivery';
import type { TelegramChatType } from './telegram-connection.entity.js';

/** Drawn from by every message of the bot. Telegram speaks of about 30 a second. */
export const botBucket: RateBucket = { key: 'telegram', perSecond: 15, burst: 15 };

/** The bucket that a chat's own 429 empties. */
export const chatBucketKey = (chatId: number) => `telegram:chat:${chatId}`;

/** One message a second to a chat, 20 a minute to a group: what Telegram names; what it really allows a 429 tells. */
export function bucketsOf(chatId: number, type: TelegramChatType): RateBucket[] {
  const chat = { key: chatBucketKey(chatId), perSecond: 1, burst: 3 };
  const group = { key: `telegram:group:${chatId}`, perSecond: 0.25, burst: 5 };
  return type === 'private' ? [botBucket, chat] : [botBucket, chat, group];
}
