import { escapeHtml, linkTo } from '../html.js';
import { isList, isText, isWebAddress, type ChatAnswer, type Json } from './chat-message.js';
import { RateWindow } from './rate-window.js';

const longest = { text: 40_000, header: 150, section: 3000, field: 2000, button: 75, url: 3000, rich: 12_000 };
/** One a second, of which a few may come at once. */
const rate = new RateWindow(8, 8_000);

/** As incoming webhooks answer (docs.slack.dev, "Sending messages using incoming webhooks"): a word, `ok` when it was taken. */
export function slackAnswer(body: Json, room: string): ChatAnswer {
  const waitMs = rate.waitMs(room);
  if (waitMs)
    return { status: 429, body: 'rate_limited', headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } };
  const fault = slackFault(body);
  return fault ? { status: 400, body: fault } : { status: 200, body: 'ok' };
}

function slackFault({ text, attachments = [], blocks = [] }: Json): string | null {
  if (!isList(attachments, 100)) return 'too_many_attachments';
  if (text !== undefined && !isText(text, longest.text)) return text === '' ? 'no_text' : 'msg_too_long';
  if (text === undefined && !attachments.length && !blocks.length) return 'no_text';
  const lists = [blocks, ...attachments.map((attachment) => (attachment['blocks'] ?? []) as unknown)];
  return lists.every((list) => isList(list, 50) && list.every(isBlock)) ? null : 'invalid_blocks';
}

function isBlock({ type, text, fields, elements }: Json): boolean {
  if (type === 'divider') return true;
  if (type === 'header') return text?.type === 'plain_text' && isText(text.text, longest.header);
  if (type === 'section') {
    const hasFields =
      isList(fields ?? [], 10) && (fields ?? []).every((one: Json) => isText(one['text'], longest.field));
    return hasFields && (text ? isText(text.text, longest.section) : fields?.length > 0);
  }
  if (type === 'context') return isList(elements, 10) && elements.length > 0;
  if (type === 'actions') return isList(elements, 25) && elements.every(isButton);
  return type === 'rich_text' && isList(elements, 100) && elements.length > 0 && isRich(elements);
}

function isButton({ text, url }: Json): boolean {
  return isText(text?.text, longest.button) && (url === undefined || isWebAddress(url, longest.url));
}

function isRich(sections: Json[]): boolean {
  const pieces = sections.flatMap((section) => (section['elements'] ?? []) as Json[]);
  const size = pieces.reduce((sum, { text = '', url = '' }) => sum + String(text).length + String(url).length, 0);
  return (
    pieces.length > 0 &&
    size <= longest.rich &&
    pieces.every(({ type, text, url }) =>
      type === 'link' ? isWebAddress(url, longest.url) : isText(text, longest.rich),
    )
  );
}

export const slackTitle = ({ text }: Json): string => (typeof text === 'string' ? decoded(text) : '');

/** What is above, then the attachments with their bars. */
export function slackLook({ text = '', mrkdwn, blocks = [], attachments = [] }: Json): string {
  const heading = text && `<p>${mrkdwn === false ? lines(decoded(text)) : mrkdwnHtml(text)}</p>`;
  const bars = (attachments as Json[]).map(({ color, blocks: inner = [] }) => {
    const colour = /^#[0-9a-f]{6}$/i.test(color) ? color : '#dddddd';
    return `<div class="bar" style="border-color:${colour}">${(inner as Json[]).map(block).join('')}</div>`;
  });
  return heading + (blocks as Json[]).map(block).join('') + bars.join('');
}

function block({ type, text, fields = [], elements = [] }: Json): string {
  if (type === 'divider') return '<hr>';
  if (type === 'header') return `<p><b>${textObject(text)}</b></p>`;
  if (type === 'actions')
    return `<p>${(elements as Json[]).map((one) => linkTo(one['url'] ?? '', one['text'].text, 'push')).join(' ')}</p>`;
  if (type === 'rich_text')
    return (elements as Json[]).map((section) => `<p>${rich(section['elements'])}</p>`).join('');
  const shown = (fields as Json[]).map((field) => `<div>${textObject(field)}</div>`).join('');
  return (text ? `<p>${textObject(text)}</p>` : '') + (shown && `<div class="fields">${shown}</div>`);
}

function rich(elements: Json[]): string {
  return elements
    .map(({ type, text, url, style }) => {
      const shown = type === 'link' ? linkTo(url, text ?? url) : lines(String(text ?? ''));
      return style?.bold ? `<b>${shown}</b>` : shown;
    })
    .join('');
}

function textObject({ type, text }: Json): string {
  return type === 'mrkdwn' ? mrkdwnHtml(text) : lines(text);
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
