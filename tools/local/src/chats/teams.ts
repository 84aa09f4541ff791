import { linkTo } from '../html.js';
import { isList, isText, isWebAddress, type ChatAnswer, type Json } from './chat-message.js';
import { markdown, withoutMarkdown } from './markup.js';
import { RateWindow } from './rate-window.js';

/** 28 KB by the documentation; messages of more than about 21 were seen to fail. */
const mostBytes = 21_000;
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
  if (bytes > mostBytes) return { status: 413, body: '' };
  const { type, attachments } = body;
  const isMessage =
    type === 'message' && isList(attachments, 10) && attachments.length > 0 && attachments.every(isCard);
  if (isMessage) return { status: 202, body: '' };
  return {
    status: 400,
    body: { error: { code: 'TriggerInputSchemaMismatch', message: 'The input body is not valid.' } },
  };
}

function isCard({ contentType, content }: Json): boolean {
  if (contentType !== 'application/vnd.microsoft.card.adaptive' || content?.type !== 'AdaptiveCard') return false;
  if (!/^1\.[0-5]$/.test(content.version) || !isList(content.body, 100)) return false;
  const actions = (content.actions ?? []) as unknown;
  const hasActions =
    isList(actions, 6) && actions.every(({ type, url }) => type === 'Action.OpenUrl' && isWebAddress(url, 2048));
  return hasActions && (content.body as Json[]).every(isElement);
}

function isElement({ type, text, facts }: Json): boolean {
  if (type === 'TextBlock') return isText(text, mostBytes);
  return (
    type === 'FactSet' &&
    isList(facts, 100) &&
    facts.every(({ title, value }) => isText(title, 2000) && isText(value, 4000))
  );
}

export const teamsTitle = ({ attachments = [] }: Json): string =>
  withoutMarkdown((attachments[0]?.content?.body?.[0]?.text ?? '') as string);

export function teamsLook({ attachments = [] }: Json): string {
  return (attachments as Json[])
    .map(({ content: { body, actions = [] } }) => {
      const buttons = (actions as Json[]).map(({ url, title }) => linkTo(url, title, 'push'));
      return `<div class="card">${(body as Json[]).map(element).join('')}<p>${buttons.join(' ')}</p></div>`;
    })
    .join('');
}

function element({ type, text, weight, color, facts = [] }: Json): string {
  if (type === 'FactSet') {
    const rows = (facts as Json[]).map(({ title, value }) => `<dt>${markdown(title)}</dt><dd>${markdown(value)}</dd>`);
    return `<dl>${rows.join('')}</dl>`;
  }
  const shown = markdown(text).replaceAll('<br>\n<br>', '<br>');
  const coloured = colours[color] ? `<span style="color:${colours[color]}">${shown}</span>` : shown;
  return `<p>${weight === 'Bolder' ? `<b>${coloured}</b>` : coloured}</p>`;
}
