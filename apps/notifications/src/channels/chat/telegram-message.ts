import type { Severity } from '@platform/contracts';
import { fitted, type MessageParts, plainMessage } from '../../messages/index.js';

/** Of 4096 UTF-16 units of what is seen; tags do not count. */
const budget = 3900;
const maxHeadingLength = 300;
/** Service, event, organization and time; what comes after them is of the sender's own. */
const basicFacts = 4;
const quietSeverities: Severity[] = ['debug', 'info'];

/** Body of sendMessage, without the chat. */
export interface TelegramMessage {
  text: string;
  parse_mode?: 'HTML';
  link_preview_options: { is_disabled: true };
  /** Arrives without a sound. */
  disable_notification: boolean;
  reply_markup?: { inline_keyboard: { text: string; url: string }[][] };
}

/**
 * HTML built of pieces that were cut first and then escaped, so that no tag or entity is ever cut. Facts of the
 * metadata go first when it is too long, then the end of the message.
 */
export function telegramMessage(parts: MessageParts, severity: Severity): TelegramMessage {
  const heading = fitted(unmentioned(parts.heading), maxHeadingLength, same);
  const message = unmentioned(parts.message);
  const facts = parts.facts.map(({ name, value }) => ({ name: unmentioned(name), value: unmentioned(value) }));
  const left = () => budget - heading.length - '\n\n\n\n'.length - seen(facts);
  while (message.length > left() && facts.length > basicFacts) facts.pop();
  const lines = facts.map(({ name, value }) => `<b>${escape(name)}:</b> ${escape(value)}`);
  return {
    ...framing(severity),
    text: [`<b>${escape(heading)}</b>`, escape(fitted(message, left(), same)), lines.join('\n')].join('\n\n'),
    parse_mode: 'HTML',
    ...(parts.url !== null && { reply_markup: { inline_keyboard: [[{ text: 'Open', url: parts.url }]] } }),
  };
}

/** What is sent when Telegram finds fault with the HTML or the button. */
export function plainTelegramMessage(parts: MessageParts, severity: Severity): TelegramMessage {
  return { ...framing(severity), text: fitted(unmentioned(plainMessage(parts)), budget, same) };
}

function framing(severity: Severity): Pick<TelegramMessage, 'link_preview_options' | 'disable_notification'> {
  return { link_preview_options: { is_disabled: true }, disable_notification: quietSeverities.includes(severity) };
}

function seen(facts: MessageParts['facts']): number {
  return facts.reduce((sum, { name, value }) => sum + name.length + value.length + ': \n'.length, 0);
}

/** Telegram makes a mention of every @name: a word joiner, which nobody sees, keeps it a text. */
function unmentioned(text: string): string {
  return text.replace(/(?<!\w)@(?=\w)/g, '@\u2060');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const same = (text: string) => text;
