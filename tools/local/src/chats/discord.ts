import { escapeHtml } from '@platform/look';
import { linkTo } from '../html.js';
import { at, isListOf, isOptionalText, isText, listAt, textAt, type ChatAnswer, type Json } from './chat-message.js';
import { markdown, withoutMarkdown } from './markup.js';
import { RateWindow } from './rate-window.js';

const longest = { content: 2000, title: 256, description: 4096, name: 256, value: 1024, footer: 2048, all: 6000 };
const windowMs = 2_000;
const maxInWindow = 5;
const rate = new RateWindow(maxInWindow, windowMs);

/** As "Execute Webhook" answers (docs.discord.com, resources/webhook): the message with `wait`, else nothing. */
export function discordAnswer(body: Json, room: string, isWaiting: boolean): ChatAnswer {
  const waitMs = rate.waitMs(room);
  if (waitMs) {
    const seconds = waitMs / 1000;
    return {
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: seconds, global: false },
      headers: {
        'retry-after': String(Math.ceil(seconds)),
        'x-ratelimit-limit': String(maxInWindow),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset-after': String(seconds),
        'x-ratelimit-scope': 'user',
      },
    };
  }
  const { content, embeds } = body;
  if (content === undefined && !listAt(embeds).length) return refused(50006, 'Cannot send an empty message');
  const isFine = isOptionalText(content, longest.content) && isListOf(embeds, 10, isEmbed);
  if (!isFine || sizeOf(listAt(embeds)) > longest.all) return refused(50035, 'Invalid Form Body');
  const message = { id: String(Date.now()), type: 0, content: content ?? '' };
  return isWaiting ? { status: 200, body: message } : { status: 204, body: '' };
}

const refused = (code: number, message: string): ChatAnswer => ({ status: 400, body: { code, message } });

function isEmbed(embed: unknown): boolean {
  const [url, colour, footer] = [at(embed, 'url'), at(embed, 'color'), at(embed, 'footer')];
  const isField = (field: unknown) =>
    isText(at(field, 'name'), longest.name) && isText(at(field, 'value'), longest.value);
  return (
    isOptionalText(at(embed, 'title'), longest.title) &&
    isOptionalText(at(embed, 'description'), longest.description) &&
    (url === undefined || (typeof url === 'string' && URL.canParse(url))) &&
    (colour === undefined || (Number.isInteger(colour) && Number(colour) >= 0 && Number(colour) <= 0xffffff)) &&
    (footer === undefined || isText(at(footer, 'text'), longest.footer)) &&
    isListOf(at(embed, 'fields'), 25, isField)
  );
}

/** All texts of all embeds count together. */
function sizeOf(embeds: unknown[]): number {
  return embeds
    .flatMap((embed) => [
      textAt(embed, 'title'),
      textAt(embed, 'description'),
      textAt(embed, 'footer', 'text'),
      ...listAt(embed, 'fields').flatMap((field) => [textAt(field, 'name'), textAt(field, 'value')]),
    ])
    .join('').length;
}

export const discordTitle = (body: Json): string =>
  withoutMarkdown(textAt(body, 'embeds', 0, 'title') || textAt(body, 'content'));

export function discordLook(body: Json): string {
  const content = textAt(body, 'content');
  return (content && `<p>${markdown(content)}</p>`) + listAt(body, 'embeds').map(embedLook).join('');
}

function embedLook(embed: unknown): string {
  const colour = `#${Number(at(embed, 'color') ?? 0xdddddd)
    .toString(16)
    .padStart(6, '0')}`;
  const [title, url] = [textAt(embed, 'title'), textAt(embed, 'url')];
  // The title of an embed knows no link of its own beside the embed's.
  const heading = url ? linkTo(url, withoutMarkdown(title)) : markdown(title);
  const fields = listAt(embed, 'fields').map(
    (field) => `<div><b>${markdown(textAt(field, 'name'))}</b><br>${markdown(textAt(field, 'value'))}</div>`,
  );
  return `<div class="bar" style="border-color:${colour}"><p><b>${heading}</b></p>
<p>${markdown(textAt(embed, 'description'))}</p>
<div class="fields">${fields.join('')}</div><small>${escapeHtml(textAt(embed, 'timestamp'))}</small></div>`;
}
