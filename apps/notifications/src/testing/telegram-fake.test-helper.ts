import type { ReceivedRequest, ScriptedAnswer } from '@platform/testing';

export const fakeBot = { id: 4242, token: '4242:AAF4k3T0k3nOfTheTestBench_0123456789', username: 'acme_alerts_bot' };
export const fakeWebhookSecret = 'the-webhook-secret-of-the-bench';

/** Settings of a service whose Telegram is the receiver. */
export function fakeTelegram(mode: 'webhook' | 'polling') {
  return (url: string): NodeJS.ProcessEnv => ({
    TELEGRAM_MODE: mode,
    TELEGRAM_BOT_TOKEN: fakeBot.token,
    TELEGRAM_BOT_USERNAME: fakeBot.username,
    TELEGRAM_WEBHOOK_SECRET: fakeWebhookSecret,
    TELEGRAM_API_ROOT: url,
  });
}

export interface FakeChat {
  id: number;
  type: 'private' | 'group' | 'supergroup' | 'channel';
  /** Ids of its administrators. */
  admins?: number[];
  /** When set, the group continues under this id. */
  migratedTo?: number;
  /** The bot is no longer a member. */
  isKicked?: boolean;
  topics?: number[];
  /** The error for a topic that is not among these. */
  topicFault?: string;
}

const heldOpenMs = 50;

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- foreign bodies

export interface FakeCall {
  method: string;
  body: Json;
}

/** A Bot API server as far as we use one: it refuses what the real one refuses, with the same messages. */
export class FakeBotApi {
  readonly chats = new Map<number, FakeChat>();
  /** The updates that getUpdates has yet to return. */
  updates: Json[] = [];
  /** The last call of setWebhook; empty after deleteWebhook. */
  webhook: Json = {};
  readonly calls: FakeCall[] = [];
  /** How often getUpdates was called while another call was open. */
  overlaps = 0;
  private heldUntil = 0;
  private messages = 0;

  add(chat: FakeChat): FakeChat {
    this.chats.set(chat.id, chat);
    return chat;
  }

  called(method: string): Json[] {
    return this.calls.filter((call) => call.method === method).map(({ body }) => body);
  }

  sentTo(chatId: number): Json[] {
    return this.called('sendMessage').filter((body) => body['chat_id'] === chatId);
  }

  answer = ({ path, rawBody, at }: ReceivedRequest): ScriptedAnswer => {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(path) ?? [];
    if (token !== fakeBot.token) return failed(401, 'Unauthorized');
    const body = JSON.parse(rawBody.toString('utf8') || '{}') as Json;
    this.calls.push({ method, body });
    if (method === 'sendMessage') return this.sendMessage(body);
    if (method === 'deleteMessage') return this.deleteMessage(body);
    if (method === 'getChatAdministrators') return this.administrators(body);
    if (method === 'getUpdates') return this.getUpdates(body, at);
    if (method === 'setWebhook' || method === 'deleteWebhook') {
      this.webhook = method === 'setWebhook' ? body : {};
      return done(true);
    }
    return failed(404, 'Not Found');
  };

  private sendMessage(body: Json): ScriptedAnswer {
    const unreachable = this.unreachable(body);
    if (unreachable) return unreachable;
    const chat = this.chats.get(body['chat_id'])!;
    const thread = body['message_thread_id'];
    if (thread !== undefined && !chat.topics?.includes(thread))
      return failed(400, chat.topicFault ?? 'Bad Request: message thread not found');
    const text: unknown = body['text'];
    if (typeof text !== 'string' || text.trim() === '') return failed(400, 'Bad Request: message text is empty');
    const fault = body['parse_mode'] === 'HTML' ? htmlFault(text) : null;
    if (fault) return failed(400, `Bad Request: can't parse entities: ${fault}`);
    const seen = body['parse_mode'] === 'HTML' ? visible(text) : text;
    if (seen.length > 4096) return failed(400, 'Bad Request: message is too long');
    for (const button of (body['reply_markup']?.inline_keyboard ?? []).flat() as Json[]) {
      const host = URL.parse(button['url'])?.hostname ?? '';
      if (!host.includes('.'))
        return failed(400, `Bad Request: inline keyboard button URL '${button['url']}' is invalid: Wrong HTTP URL`);
    }
    return done({ message_id: ++this.messages, date: 1, chat: { id: chat.id, type: chat.type }, text: seen });
  }

  private deleteMessage(body: Json): ScriptedAnswer {
    return this.unreachable(body) ?? done(true);
  }

  private administrators(body: Json): ScriptedAnswer {
    const unreachable = this.unreachable(body);
    if (unreachable) return unreachable;
    const { admins = [], type } = this.chats.get(body['chat_id'])!;
    if (type === 'private') return failed(400, 'Bad Request: there are no administrators in the private chat');
    return done(admins.map((id) => ({ status: 'administrator', user: { id, is_bot: false, first_name: 'A' } })));
  }

  private getUpdates({ offset = 0 }: Json, at: number): ScriptedAnswer {
    if (at < this.heldUntil) this.overlaps++;
    if (this.webhook['url'])
      return failed(409, "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook first");
    this.updates = this.updates.filter(({ update_id: id }) => id >= offset);
    const delayMs = this.updates.length ? 0 : heldOpenMs;
    // A timer may fire a millisecond early.
    this.heldUntil = at + delayMs - 2;
    return { ...done(this.updates), delayMs };
  }

  private unreachable({ chat_id: id }: Json): ScriptedAnswer | null {
    const chat = this.chats.get(id);
    if (!chat) return failed(400, 'Bad Request: chat not found');
    if (chat.migratedTo !== undefined)
      return failed(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: chat.migratedTo,
      });
    if (!chat.isKicked) return null;
    return failed(
      403,
      chat.type === 'private'
        ? 'Forbidden: bot was blocked by the user'
        : `Forbidden: bot was kicked from the ${chat.type} chat`,
    );
  }
}

const headers = { 'content-type': 'application/json' };
const done = (result: unknown): ScriptedAnswer => ({ headers, body: JSON.stringify({ ok: true, result }) });

export function failed(code: number, description: string, parameters?: object): ScriptedAnswer {
  return { status: code, headers, body: JSON.stringify({ ok: false, error_code: code, description, parameters }) };
}

const tagNames = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'code', 'pre', 'a', 'blockquote']);

/**
 * The rules of core.telegram.org/bots/api#html-style: only known tags, all closed in order; a `&` begins a known
 * entity.
 */
export function htmlFault(html: string): string | null {
  const open: string[] = [];
  for (const [whole, slash, name = ''] of html.matchAll(/<(?:(\/?)([a-z]+)(?: href="[^"<>]*")?>)?/g)) {
    if (!whole.endsWith('>') || !tagNames.has(name)) return `Unsupported start tag "${name}"`;
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `Unmatched end tag "${name}"`;
  }
  if (open.length) return `Can't find end tag corresponding to start tag "${open.at(-1)}"`;
  return /&(?!lt;|gt;|amp;|quot;)/.test(html) ? 'unknown entity' : null;
}

/** The visible text, whose UTF-16 units are counted. */
export function visible(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
