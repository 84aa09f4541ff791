import { escapeHtml, linkTo } from '../html.js';
import { isList, isOptional, isText, type ChatAnswer, type Json } from './chat-message.js';
import { markdown, withoutMarkdown } from './markup.js';
import { RateWindow } from './rate-window.js';

const longest = { content: 2000, title: 256, description: 4096, name: 256, value: 1024, footer: 2048, all: 6000 };
const windowMs = 2_000;
const mostInWindow = 5;
const rate = new RateWindow(mostInWindow, windowMs);

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
        'x-ratelimit-limit': String(mostInWindow),
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset-after': String(seconds),
        'x-ratelimit-scope': 'user',
      },
    };
  }
  const { content, embeds = [] } = body;
  if (content === undefined && !embeds.length) return refused(50006, 'Cannot send an empty message');
  const isFine = isOptional(content, longest.content) && isList(embeds, 10) && embeds.every(isEmbed);
  if (!isFine || sizeOf(embeds) > longest.all) return refused(50035, 'Invalid Form Body');
  return isWaiting
    ? { status: 200, body: { id: String(Date.now()), type: 0, content: content ?? '' } }
    : { status: 204, body: '' };
}

const refused = (code: number, message: string): ChatAnswer => ({ status: 400, body: { code, message } });

function isEmbed({ title, description, fields = [], footer, color, url }: Json): boolean {
  return (
    isOptional(title, longest.title) &&
    isOptional(description, longest.description) &&
    (url === undefined || URL.canParse(url)) &&
    (color === undefined || (Number.isInteger(color) && color >= 0 && color <= 0xffffff)) &&
    (footer === undefined || isText(footer.text, longest.footer)) &&
    isList(fields, 25) &&
    fields.every(({ name, value }) => isText(name, longest.name) && isText(value, longest.value))
  );
}

function sizeOf(embeds: Json[]): number {
  return embeds
    .flatMap(({ title = '', description = '', fields = [] }) => [
      title,
      description,
      ...(fields as Json[]).flatMap(({ name, value }) => [name, value]),
    ])
    .join('').length;
}

export const discordTitle = ({ content, embeds = [] }: Json): string =>
  withoutMarkdown((embeds[0]?.title ?? content ?? '') as string);

export function discordLook({ content = '', embeds = [] }: Json): string {
  return (content && `<p>${markdown(content)}</p>`) + (embeds as Json[]).map(embed).join('');
}

function embed({ title = '', description = '', url, color = 0xdddddd, fields = [], timestamp }: Json): string {
  const colour = `#${Number(color).toString(16).padStart(6, '0')}`;
  const shown = (fields as Json[]).map(
    ({ name, value }) => `<div><b>${markdown(name)}</b><br>${markdown(value)}</div>`,
  );
  // The title of an embed knows no link of its own beside the embed's.
  const heading = url ? linkTo(url, withoutMarkdown(title)) : markdown(title);
  return `<div class="bar" style="border-color:${colour}"><p><b>${heading}</b></p><p>${markdown(description)}</p>
<div class="fields">${shown.join('')}</div>${timestamp ? `<small>${escapeHtml(String(timestamp))}</small>` : ''}</div>`;
}
