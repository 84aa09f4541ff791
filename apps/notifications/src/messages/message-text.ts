import type { Notification, Severity } from '@platform/contracts';
import { severityColour } from '@platform/look';
import { plain } from '@platform/service-kit';
import { factsOf, type Fact } from './facts.js';

/** A severity by sign and by word: no reader depends on its colour alone. */
export const severityLooks: Record<Severity, { mark: string; word: string }> = {
  debug: { mark: '⚪', word: 'DEBUG' },
  info: { mark: '🔵', word: 'INFO' },
  warning: { mark: '🟡', word: 'WARNING' },
  error: { mark: '🔴', word: 'ERROR' },
  critical: { mark: '🚨', word: 'CRITICAL' },
};

/**
 * What Discord takes, and Telegram's button; with it the messages stay within the bytes of Teams and Google Chat, too.
 */
const maxUrlLength = 2048;

/** What every chat message is made of; texts are raw, each provider escapes them in its way. */
export interface MessageParts {
  /** Mark, word and title on one line. */
  heading: string;
  colour: string;
  message: string;
  facts: Fact[];
  /** Encoded, for a button; null as well for one that is too long. */
  url: string | null;
}

export function partsOf(notification: Notification): MessageParts {
  const { mark, word } = severityLooks[notification.severity];
  return {
    heading: `${mark} ${word}: ${oneLine(notification.title)}`,
    colour: severityColour(notification.severity),
    message: said(plain(notification.message).trim()),
    facts: factsOf(notification).map(({ name, value }) => ({ name: said(oneLine(name)), value: said(oneLine(value)) })),
    url: webUrl(notification.url),
  };
}

/** The plain form of a message, for a provider that refused the rich one. */
export function plainMessage({ heading, message, facts, url }: MessageParts): string {
  const lines = facts.map(({ name, value }) => `${name}: ${value}`);
  return [heading, message, lines.join('\n'), url].filter(Boolean).join('\n\n');
}

/**
 * As much of a text as fits. It is cut by code point first, then escaped, then measured in the provider's unit: so no
 * tag, entity or character is cut. Ends with "…" where something is missing.
 */
export function fitted(
  raw: string,
  limit: number,
  escape: (text: string) => string,
  measure: (text: string) => number = (text) => text.length,
): string {
  const whole = escape(raw);
  if (measure(whole) <= limit) return whole;
  const points = [...raw];
  const cut = (length: number) => escape(`${points.slice(0, length).join('').trimEnd()}…`);
  let [fits, most] = [0, points.length];
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (measure(cut(middle)) <= limit) fits = middle;
    else most = middle - 1;
  }
  return cut(fits);
}

/** Escapes what makes a line an item of a list in Markdown: `-`, `+`, and the point of `10.` */
export function unlisted(text: string): string {
  return text.replace(/(?<=^\s*)[-+](?=\s)|(?<=^\s*\d+)\.(?=\s)/gm, '\\$&');
}

export function bytes(value: unknown): number {
  return Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

/** Providers refuse empty texts. */
function said(text: string): string {
  return text === '' ? '–' : text;
}

/**
 * As it is sent, which makes six characters of one that is not ASCII or more. None where it is longer than every
 * provider takes.
 */
function webUrl(url: string | null): string | null {
  const parsed = url === null ? null : URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) && parsed.href.length <= maxUrlLength ? parsed.href : null;
}
