import { escapeHtml } from '@platform/look';
import { linkTo } from '../html.js';
import { at, isListOf, isText, isWebAddress, listAt, textAt, type ChatAnswer, type Json } from './chat-message.js';
import { RateWindow } from './rate-window.js';

const longest = { text: 40_000, header: 150, section: 3000, field: 2000, button: 75, url: 3000, rich: 12_000 };
/** One a second, of which a few may come at once. */
const rate = new RateWindow(8, 8_000);

/**
 * As incoming webhooks answer (docs.slack.dev, "Sending messages using incoming webhooks"): a word, `ok` when it was
 * taken.
 */
export function slackAnswer(body: Json, room: string): ChatAnswer {
  const waitMs = rate.waitMs(room);
  if (waitMs)
    return { status: 429, body: 'rate_limited', headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } };
  const fault = slackFault(body);
  return fault ? { status: 400, body: fault } : { status: 200, body: 'ok' };
}

function slackFault(body: Json): string | null {
  const { text, attachments, blocks } = body;
  if (!isListOf(attachments, 100, () => true)) return 'too_many_attachments';
  if (text !== undefined && !isText(text, longest.text)) return text === '' ? 'no_text' : 'msg_too_long';
  if (text === undefined && !listAt(attachments).length && !listAt(blocks).length) return 'no_text';
  const lists = [blocks, ...listAt(attachments).map((attachment) => at(attachment, 'blocks'))];
  return lists.every((list) => isListOf(list, 50, isBlock)) ? null : 'invalid_blocks';
}

function isBlock(block: unknown): boolean {
  const elements = at(block, 'elements');
  switch (at(block, 'type')) {
    case 'divider':
      return true;
    case 'header':
      return at(block, 'text', 'type') === 'plain_text' && isText(at(block, 'text', 'text'), longest.header);
    case 'section':
      return isSection(block);
    case 'context':
      return listAt(elements).length > 0 && listAt(elements).length <= 10;
    case 'actions':
      return isListOf(elements, 25, isButton);
    case 'rich_text':
      return isRich(listAt(elements).flatMap((section) => listAt(section, 'elements')));
    default:
      return false;
  }
}

function isSection(block: unknown): boolean {
  const fields = at(block, 'fields');
  if (!isListOf(fields, 10, (field) => isText(at(field, 'text'), longest.field))) return false;
  return at(block, 'text') === undefined
    ? listAt(fields).length > 0
    : isText(at(block, 'text', 'text'), longest.section);
}

function isButton(button: unknown): boolean {
  const url = at(button, 'url');
  return isText(at(button, 'text', 'text'), longest.button) && (url === undefined || isWebAddress(url, longest.url));
}

function isRich(pieces: unknown[]): boolean {
  const size = pieces.reduce<number>(
    (sum, piece) => sum + textAt(piece, 'text').length + textAt(piece, 'url').length,
    0,
  );
  const isPiece = (piece: unknown) =>
    at(piece, 'type') === 'link'
      ? isWebAddress(at(piece, 'url'), longest.url)
      : isText(at(piece, 'text'), longest.rich);
  return pieces.length > 0 && size <= longest.rich && pieces.every(isPiece);
}

export const slackTitle = (body: Json): string => decoded(textAt(body, 'text'));

/** What is above, then the attachments with their bars. */
export function slackLook(body: Json): string {
  const text = textAt(body, 'text');
  const heading = text && `<p>${body['mrkdwn'] === false ? lines(decoded(text)) : mrkdwnHtml(text)}</p>`;
  const bars = listAt(body, 'attachments').map((attachment) => {
    const colour = /^#[0-9a-f]{6}$/i.exec(textAt(attachment, 'color'))?.[0] ?? '#dddddd';
    return `<div class="bar" style="border-color:${colour}">${listAt(attachment, 'blocks').map(block).join('')}</div>`;
  });
  return heading + listAt(body, 'blocks').map(block).join('') + bars.join('');
}

const button = (given: unknown) => linkTo(textAt(given, 'url'), textAt(given, 'text', 'text'), 'push');

function block(given: unknown): string {
  const elements = listAt(given, 'elements');
  switch (at(given, 'type')) {
    case 'divider':
      return '<hr>';
    case 'header':
      return `<p><b>${textObject(at(given, 'text'))}</b></p>`;
    case 'actions':
      return `<p>${elements.map(button).join(' ')}</p>`;
    case 'rich_text':
      return elements.map((section) => `<p>${listAt(section, 'elements').map(rich).join('')}</p>`).join('');
    default: {
      const fields = listAt(given, 'fields').map((field) => `<div>${textObject(field)}</div>`);
      const text = at(given, 'text') === undefined ? '' : `<p>${textObject(at(given, 'text'))}</p>`;
      return text + (fields.length ? `<div class="fields">${fields.join('')}</div>` : '');
    }
  }
}

function rich(piece: unknown): string {
  const [text, url] = [textAt(piece, 'text'), textAt(piece, 'url')];
  const shown = at(piece, 'type') === 'link' ? linkTo(url, text || url) : lines(text);
  return at(piece, 'style', 'bold') === true ? `<b>${shown}</b>` : shown;
}

function textObject(given: unknown): string {
  const text = textAt(given, 'text');
  return at(given, 'type') === 'mrkdwn' ? mrkdwnHtml(text) : lines(text);
}

/** Slack's own marks, so that a text that they would restyle is seen to be restyled. */
function mrkdwnHtml(text: string): string {
  return lines(decoded(text))
    .replace(/(?<!\w)\*([^*\n]+)\*(?!\w)/g, '<b>$1</b>')
    .replace(/(?<!\w)_([^_\n]+)_(?!\w)/g, '<i>$1</i>')
    .replace(/(?<!\w)~([^~\n]+)~(?!\w)/g, '<s>$1</s>')
    .replace(/`([^`\n]+)`/g, '<code>$1</code>')
    .replace(/^&gt; ?(.*)$/gm, '<blockquote>$1</blockquote>');
}

function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}
