import { escapeHtml } from '@platform/look';
import { linkTo } from '../html.js';
import { at, isText, listAt, textAt, type ChatAnswer, type Json } from './chat-message.js';
import { smallHtml, withoutTags } from './markup.js';
import { RateWindow } from './rate-window.js';
import { chatOf, localBot, person, type TelegramChat, updateOf } from './telegram-chats.js';

const longestText = 4096;
const longestHoldSeconds = 50;
/** One a second in a chat, a few at once; twenty a minute in a group. */
const inChat = new RateWindow(5, 5_000);
const inGroup = new RateWindow(20, 60_000);

/** A Bot API server as far as bots of one platform use it (core.telegram.org/bots/api), in the real one's words. */
export class TelegramStandIn {
  private updates: { update_id: number }[] = [];
  /** From the clock: whoever has seen earlier ones, before a restart, must not take these for them. */
  private lastNumber = Math.floor(Date.now() / 1000);
  private wake = Promise.withResolvers<void>();
  private isClosing = false;

  /** @param told of every message that was taken, and of those that the person writes */
  constructor(private readonly told: (chat: TelegramChat, from: string | null, body: Json) => void) {}

  /** The person says something to the bot. */
  say(chat: TelegramChat, text: string): void {
    this.updates.push(updateOf(chat, text, this.next()) as { update_id: number });
    this.told(chat, person.first_name, { text });
    this.wakeUp();
  }

  close(): void {
    this.isClosing = true;
    this.wakeUp();
  }

  async answer(token: string, method: string, body: Json): Promise<ChatAnswer> {
    if (token !== localBot.token) return failed(401, 'Unauthorized');
    switch (method) {
      case 'getMe':
        return done({ id: localBot.id, is_bot: true, first_name: localBot.name, username: localBot.username });
      case 'getUpdates':
        return this.getUpdates(body);
      case 'sendMessage':
        return this.sendMessage(body);
      case 'getChatAdministrators':
        return administrators(body);
      case 'deleteMessage':
      case 'setWebhook':
      case 'deleteWebhook':
        return done(true);
      default:
        return failed(404, 'Not Found');
    }
  }

  /** Held open until there is something to hand out. */
  private async getUpdates(body: Json): Promise<ChatAnswer> {
    const [offset, limit, timeout] = [
      numberOf(body['offset'], 0),
      numberOf(body['limit'], 100),
      numberOf(body['timeout'], 0),
    ];
    this.updates = this.updates.filter(({ update_id }) => update_id >= offset);
    if (!this.updates.length && !this.isClosing && timeout > 0) {
      let timer: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.min(timeout, longestHoldSeconds) * 1000);
      });
      await Promise.race([this.wake.promise, over]).finally(() => clearTimeout(timer));
    }
    return done(this.updates.slice(0, limit));
  }

  private sendMessage(body: Json): ChatAnswer {
    const chat = chatOf(body['chat_id']);
    if (!chat) return failed(400, 'Bad Request: chat not found');
    const fault = messageFault(body);
    if (fault) return failed(400, `Bad Request: ${fault}`);
    const room = String(chat.id);
    const waitMs = inChat.waitMs(room) || (chat.type === 'private' ? 0 : inGroup.waitMs(room));
    const seconds = Math.ceil(waitMs / 1000);
    if (waitMs) return failed(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
    this.told(chat, null, body);
    const date = Math.floor(Date.now() / 1000);
    return done({ message_id: this.next(), date, chat: { id: chat.id, type: chat.type }, text: seenText(body) });
  }

  private next(): number {
    return (this.lastNumber += 1);
  }

  private wakeUp(): void {
    this.wake.resolve();
    this.wake = Promise.withResolvers<void>();
  }
}

function administrators(body: Json): ChatAnswer {
  const chat = chatOf(body['chat_id']);
  if (!chat) return failed(400, 'Bad Request: chat not found');
  if (chat.type === 'private') return failed(400, 'Bad Request: there are no administrators in the private chat');
  return done([{ status: 'creator', user: person }]);
}

function messageFault(body: Json): string | null {
  const text = textAt(body, 'text');
  if (text.trim() === '') return 'message text is empty';
  if (body['message_thread_id'] !== undefined) return 'message thread not found';
  if (body['parse_mode'] === 'HTML' && isBroken(text)) return "can't parse entities: Unsupported start tag or entity";
  if (!isText(seenText(body), longestText)) return 'message is too long';
  const wrong = buttonsOf(body).find(({ url }) => !URL.parse(url)?.hostname.includes('.'));
  return wrong ? `inline keyboard button URL '${wrong.url}' is invalid: Wrong HTTP URL` : null;
}

function buttonsOf(body: Json): { url: string; words: string }[] {
  const buttons = listAt(body, 'reply_markup', 'inline_keyboard').flatMap((row) => listAt(row));
  return buttons.map((button) => ({ url: textAt(button, 'url'), words: textAt(button, 'text') }));
}

const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** A tag or an entity that Telegram does not know, or a tag that is not closed. */
function isBroken(html: string): boolean {
  if (/&(?!lt;|gt;|amp;|quot;)/.test(html)) return true;
  const open: string[] = [];
  for (const [whole, slash, name = ''] of html.matchAll(/<(?:(\/?)([a-z]+)(?: href="[^"<>]*")?>)?/g)) {
    if (!/^(b|strong|i|em|u|s|code|pre|a|blockquote)$/.test(name) || !whole.endsWith('>')) return true;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return true;
  }
  return open.length > 0;
}

const done = (result: unknown): ChatAnswer => ({ status: 200, body: { ok: true, result } });
const failed = (code: number, description: string, parameters?: object): ChatAnswer => ({
  status: code,
  body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
});

/** Without its tags, whose characters do not count. */
function seenText(body: Json): string {
  const text = textAt(body, 'text');
  return body['parse_mode'] === 'HTML' ? withoutTags(text) : text;
}

export const telegramTitle = (body: Json): string => seenText(body).split('\n')[0] ?? '';

export function telegramLook(body: Json): string {
  const text = textAt(body, 'text');
  const shown = body['parse_mode'] === 'HTML' ? smallHtml(text) : escapeHtml(text).replaceAll('\n', '<br>\n');
  const buttons = buttonsOf(body).map(({ url, words }) => linkTo(url, words, 'push'));
  const quiet = at(body, 'disable_notification') === true ? '<p><small>without a sound</small></p>' : '';
  return `<div class="bubble"><p>${shown}</p></div><p>${buttons.join(' ')}</p>${quiet}`;
}
