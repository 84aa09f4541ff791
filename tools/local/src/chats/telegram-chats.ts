/** The bot of the local platform. Nothing outside of this machine knows it, so that its token is no secret. */
export const localBot = {
  id: 4242,
  token: '4242:the-bot-of-the-local-platform',
  username: 'local_platform_bot',
  name: 'Platform',
};

export const person = { id: 7001, is_bot: false, first_name: 'Ada', last_name: 'Lovelace' };

export interface TelegramChat {
  id: number;
  type: 'private' | 'supergroup' | 'channel';
  title: string;
}

/** Always the same, as the platform remembers which it was connected to. */
export const telegramChats: readonly TelegramChat[] = [
  { id: person.id, type: 'private', title: 'Ada Lovelace' },
  { id: -1001000000001, type: 'supergroup', title: 'On call' },
  { id: -1001000000002, type: 'channel', title: 'Status' },
];

export const chatOf = (id: unknown): TelegramChat | undefined =>
  telegramChats.find((chat) => String(chat.id) === String(id));

/** What the person writes, as the Bot API hands it over. */
export function updateOf({ id, type, title }: TelegramChat, text: string, number: number): object {
  const named = type === 'private' ? { first_name: person.first_name, last_name: person.last_name } : { title };
  const chat = { id, type, ...named };
  const sender = type === 'channel' ? { sender_chat: chat } : { from: person };
  const message = { message_id: number, date: Math.floor(Date.now() / 1000), chat, text, ...sender };
  return { update_id: number, [type === 'channel' ? 'channel_post' : 'message']: message };
}
