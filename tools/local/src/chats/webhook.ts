import { escapeHtml } from '@platform/look';
import { textAt, type ChatAnswer, type ChatMessage, type Json } from './chat-message.js';

/** A server of the owner's own: it takes everything. */
export const webhookAnswer = (): ChatAnswer => ({ status: 204, body: '' });

/** One that is broken, and one that is gone for good (docs/decisions.md#judging-an-answer). */
export const brokenAnswer = (): ChatAnswer => ({ status: 500, body: 'The disk is full.' });
export const goneAnswer = (): ChatAnswer => ({ status: 410, body: 'There is nothing here any more.' });

const shownHeader = /^(x-platform-|webhook-|user-agent$|content-type$)/;

/** Those of the platform. */
export function shownHeaders(headers: Record<string, unknown>): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => shownHeader.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export const webhookTitle = (body: Json): string => textAt(body, 'title') || textAt(body, 'event');

export function webhookLook({ body, headers = {} }: ChatMessage): string {
  const names = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `<pre>${escapeHtml(`${names.join('\n')}\n\n${JSON.stringify(body, null, 2)}`)}</pre>`;
}
