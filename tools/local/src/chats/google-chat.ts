import { escapeHtml, linkTo } from '../html.js';
import { isList, isOptional, isText, isWebAddress, type ChatAnswer, type Json } from './chat-message.js';
import { smallHtml } from './markup.js';
import { RateWindow } from './rate-window.js';

const mostBytes = 32_000;
/** One write a second for each space, whoever writes. */
const rate = new RateWindow(1, 1_000);

/** As `spaces.messages.create` answers (developers.google.com/workspace/chat). */
export function googleChatAnswer(body: Json, room: string, bytes: number): ChatAnswer {
  if (rate.waitMs(room)) return refused(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded for writes of this space.');
  const { text, fallbackText, cardsV2 = [], thread } = body;
  const isFine =
    bytes <= mostBytes &&
    (text !== undefined || cardsV2.length > 0) &&
    [text, fallbackText].every((words) => isOptional(words, mostBytes)) &&
    isOptional(thread?.threadKey, 4000) &&
    isList(cardsV2, 100) &&
    cardsV2.every(({ card }) => isCard(card ?? {}));
  if (!isFine) return refused(400, 'INVALID_ARGUMENT', 'The message is not one that this API takes.');
  return { status: 200, body: { name: `spaces/${room}/messages/${Date.now()}` } };
}

export const refused = (code: number, status: string, message: string): ChatAnswer => ({
  status: code,
  body: { error: { code, status, message } },
});

function isCard({ header, sections }: Json): boolean {
  const hasHeader = header === undefined || isText(header.title, mostBytes);
  return (
    hasHeader &&
    isList(sections, 100) &&
    sections.every(({ widgets }) => isList(widgets, 100) && widgets.every(isWidget))
  );
}

function isWidget({ textParagraph, decoratedText, buttonList }: Json): boolean {
  if (buttonList)
    return (buttonList.buttons as Json[]).every((one) => isWebAddress(one['onClick']?.openLink?.url, 2048));
  return isText((textParagraph ?? decoratedText)?.text, mostBytes);
}

export const googleChatTitle = ({ fallbackText, text, cardsV2 = [] }: Json): string =>
  (fallbackText ?? cardsV2[0]?.card?.header?.title ?? text ?? '') as string;

export function googleChatLook({ text = '', cardsV2 = [] }: Json): string {
  const above = text && `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return above + (cardsV2 as Json[]).map(({ card }) => cardLook(card)).join('');
}

function cardLook({ header = {}, sections = [] }: Json): string {
  const widgets = (sections as Json[]).map(
    (section) => `<div class="section">${(section['widgets'] as Json[]).map(widget).join('')}</div>`,
  );
  return `<div class="card"><p><b>${escapeHtml(header.title ?? '')}</b><br><small>${escapeHtml(header.subtitle ?? '')}</small></p>
${widgets.join('')}</div>`;
}

function widget({ textParagraph, decoratedText, buttonList }: Json): string {
  if (textParagraph) return `<p>${smallHtml(textParagraph.text)}</p>`;
  if (decoratedText) {
    return `<p><small>${escapeHtml(decoratedText.topLabel ?? '')}</small><br>${smallHtml(decoratedText.text)}</p>`;
  }
  const buttons = (buttonList?.buttons ?? []) as Json[];
  return `<p>${buttons.map((one) => linkTo(one['onClick'].openLink.url, one['text'], 'push')).join(' ')}</p>`;
}
