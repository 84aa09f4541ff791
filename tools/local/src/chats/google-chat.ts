import { escapeHtml } from '@platform/look';
import { linkTo } from '../html.js';
import {
  at,
  isListOf,
  isOptionalText,
  isText,
  isWebAddress,
  listAt,
  textAt,
  type ChatAnswer,
  type Json,
} from './chat-message.js';
import { smallHtml } from './markup.js';
import { RateWindow } from './rate-window.js';

const maxBytes = 32_000;
/** One write a second for each space, whoever writes. */
const rate = new RateWindow(1, 1_000);

/** As `spaces.messages.create` answers (developers.google.com/workspace/chat). */
export function googleChatAnswer(body: Json, room: string, bytes: number): ChatAnswer {
  if (rate.waitMs(room)) return refused(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for writes of this space.');
  const { text, fallbackText, cardsV2 } = body;
  const isFine =
    bytes <= maxBytes &&
    (text !== undefined || listAt(cardsV2).length > 0) &&
    [text, fallbackText].every((words) => isOptionalText(words, maxBytes)) &&
    isOptionalText(at(body, 'thread', 'threadKey'), 4000) &&
    isListOf(cardsV2, 100, (one) => isCard(at(one, 'card')));
  if (!isFine) return refused(400, 'INVALID_ARGUMENT', 'The message is not one that this API takes.');
  return { status: 200, body: { name: `spaces/${room}/messages/${Date.now()}` } };
}

export const refused = (code: number, status: string, message: string): ChatAnswer => ({
  status: code,
  body: { error: { code, status, message } },
});

function isCard(card: unknown): boolean {
  const hasHeader = at(card, 'header') === undefined || isText(at(card, 'header', 'title'), maxBytes);
  const isSection = (section: unknown) =>
    listAt(section, 'widgets').length > 0 && isListOf(at(section, 'widgets'), 100, isWidget);
  return hasHeader && listAt(card, 'sections').length > 0 && isListOf(at(card, 'sections'), 100, isSection);
}

function isWidget(widget: unknown): boolean {
  const buttons = at(widget, 'buttonList', 'buttons');
  if (buttons !== undefined)
    return isListOf(buttons, 6, (one) => isWebAddress(at(one, 'onClick', 'openLink', 'url'), 2048));
  return ['textParagraph', 'decoratedText'].some((kind) => isText(at(widget, kind, 'text'), maxBytes));
}

export const googleChatTitle = (body: Json): string =>
  textAt(body, 'fallbackText') || textAt(body, 'cardsV2', 0, 'card', 'header', 'title') || textAt(body, 'text');

export function googleChatLook(body: Json): string {
  const text = textAt(body, 'text');
  const above = text && `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const cards = listAt(body, 'cardsV2').map((one) => cardLook(at(one, 'card')));
  return above + cards.join('');
}

function cardLook(card: unknown): string {
  const sections = listAt(card, 'sections').map(
    (section) => `<div class="section">${listAt(section, 'widgets').map(widgetLook).join('')}</div>`,
  );
  const [title, subtitle] = [textAt(card, 'header', 'title'), textAt(card, 'header', 'subtitle')];
  return `<div><p><b>${escapeHtml(title)}</b><br><small>${escapeHtml(subtitle)}</small></p>
${sections.join('')}</div>`;
}

function widgetLook(widget: unknown): string {
  const paragraph = textAt(widget, 'textParagraph', 'text');
  if (paragraph) return `<p>${smallHtml(paragraph)}</p>`;
  const label = textAt(widget, 'decoratedText', 'topLabel');
  const decorated = textAt(widget, 'decoratedText', 'text');
  if (decorated) return `<p><small>${escapeHtml(label)}</small><br>${smallHtml(decorated)}</p>`;
  const buttons = listAt(widget, 'buttonList', 'buttons').map((one) =>
    linkTo(textAt(one, 'onClick', 'openLink', 'url'), textAt(one, 'text'), 'push'),
  );
  return `<p>${buttons.join(' ')}</p>`;
}
