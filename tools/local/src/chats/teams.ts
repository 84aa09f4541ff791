import { linkTo } from '../html.js';
import { at, isListOf, isText, isWebAddress, listAt, textAt, type ChatAnswer, type Json } from './chat-message.js';
import { markdown, withoutMarkdown } from './markup.js';
import { RateWindow } from './rate-window.js';

/** 28 KB by the documentation; messages of more than about 21 were seen to fail. */
const maxBytes = 21_000;
const rate = new RateWindow(4, 1_000);
const colours: Record<string, string> = {
  Accent: '#6264a7',
  Good: '#237b4b',
  Warning: '#a86800',
  Attention: '#c4314b',
};

/** As the workflow "Send webhook alerts to a channel" answers: 202 and nothing else. */
export function teamsAnswer(body: Json, room: string, bytes: number): ChatAnswer {
  const waitMs = rate.waitMs(room);
  if (waitMs) return { status: 429, body: '', headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } };
  if (bytes > maxBytes) return { status: 413, body: '' };
  const { type, attachments } = body;
  const hasCards = listAt(attachments).length > 0 && isListOf(attachments, 10, isCard);
  if (type === 'message' && hasCards) return { status: 202, body: '' };
  const error = { code: 'TriggerInputSchemaMismatch', message: 'The input body is not valid.' };
  return { status: 400, body: { error } };
}

function isCard(attachment: unknown): boolean {
  const content = at(attachment, 'content');
  return (
    at(attachment, 'contentType') === 'application/vnd.microsoft.card.adaptive' &&
    at(content, 'type') === 'AdaptiveCard' &&
    /^1\.[0-5]$/.test(textAt(content, 'version')) &&
    listAt(content, 'body').length > 0 &&
    isListOf(at(content, 'body'), 100, isElement) &&
    isListOf(at(content, 'actions'), 6, isAction)
  );
}

function isElement(element: unknown): boolean {
  if (at(element, 'type') === 'TextBlock') return isText(at(element, 'text'), maxBytes);
  const isFact = (fact: unknown) => isText(at(fact, 'title'), 2000) && isText(at(fact, 'value'), 4000);
  return at(element, 'type') === 'FactSet' && isListOf(at(element, 'facts'), 100, isFact);
}

const isAction = (action: unknown): boolean =>
  at(action, 'type') === 'Action.OpenUrl' && isWebAddress(at(action, 'url'), 2048);

export const teamsTitle = (body: Json): string =>
  withoutMarkdown(textAt(body, 'attachments', 0, 'content', 'body', 0, 'text'));

export function teamsLook(body: Json): string {
  const cards = listAt(body, 'attachments').map((attachment) => {
    const actions = listAt(attachment, 'content', 'actions').map((one) =>
      linkTo(textAt(one, 'url'), textAt(one, 'title'), 'push'),
    );
    const elements = listAt(attachment, 'content', 'body').map(elementLook);
    return `<div>${elements.join('')}<p>${actions.join(' ')}</p></div>`;
  });
  return cards.join('');
}

function elementLook(element: unknown): string {
  if (at(element, 'type') === 'FactSet') {
    const rows = listAt(element, 'facts').map(
      (fact) => `<dt>${markdown(textAt(fact, 'title'))}</dt><dd>${markdown(textAt(fact, 'value'))}</dd>`,
    );
    return `<dl>${rows.join('')}</dl>`;
  }
  // Two line breaks begin a paragraph; one alone is none.
  const shown = markdown(textAt(element, 'text')).replaceAll('<br>\n<br>', '<br>');
  const colour = colours[textAt(element, 'color')];
  const coloured = colour ? `<span style="color:${colour}">${shown}</span>` : shown;
  return `<p>${at(element, 'weight') === 'Bolder' ? `<b>${coloured}</b>` : coloured}</p>`;
}
