import { createHash } from 'node:crypto';
import { neutralName, type Notification } from '@platform/contracts';
import {
  type Accent,
  darkAccent,
  darkMail,
  darkSeverity,
  escapeHtml,
  font,
  mailColours as colours,
  radius,
  severityBadge,
  severityColour,
} from '@platform/look';
import { escapeLines, plain, platformBrand, type Language } from '@platform/service-kit';
import { messages } from '../../i18n/index.js';
import { cut, type Fact, factsOf } from '../../messages/index.js';

const maxSubjectLength = 150;

/** A mail to one recipient, as the Mailer takes it. */
export interface EmailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  inReplyTo: string;
  references: string;
  headers: Record<string, string>;
}

export interface Addressing {
  to: string;
  /** What the recipient reads: of our words, as a service's are in whatever language it speaks. */
  language: Language;
  /** The part after the @ of our own sender address. */
  domain: string;
  /** Where this recipient unsubscribes: opened it asks, posted to it acts (RFC 8058). */
  link?: string | undefined;
}

/**
 * The mail of a notification. It is the same in every attempt, so its Message-ID lets mail servers drop a repeat.
 * Its thread gathers what one service says of one event in one day.
 */
export function emailMessage(notification: Notification, addressing: Addressing): EmailMessage {
  const { to: recipient, domain, link } = addressing;
  const { id, severity, title, organization, service_code, event, timestamp } = notification;
  const day = timestamp.slice(0, 10);
  const thread = `<${fingerprint(organization.uuid, service_code ?? '', event)}.${day}@${domain}>`;
  return {
    to: recipient,
    subject: cut(`[${severity.toUpperCase()}] ${oneLine(title)}`, maxSubjectLength),
    text: textOf(notification, addressing),
    html: htmlOf(notification, addressing),
    messageId: `<${id}.${fingerprint(recipient)}@${domain}>`,
    inReplyTo: thread,
    references: thread,
    headers: {
      'X-Platform-Delivery': id,
      ...(link && { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

function oneLine(text: string): string {
  return plain(text).replace(/\s+/g, ' ').trim();
}

function footer({ organization, rule }: Notification, language: Language): string {
  return messages('notification-mail', language).because({
    rule: neutralName(rule.name),
    organization: neutralName(organization.name),
  });
}

function textOf(notification: Notification, { language, link }: Addressing): string {
  const { severity, title, message, url } = notification;
  const unsubscribe = link ? `\n${messages('notification-mail', language).unsubscribeAt({ link })}` : '';
  const facts = factsOf(notification, messages('facts', language)).map(
    ({ name, value }) => `${oneLine(name)}: ${oneLine(value)}`,
  );
  const parts = [
    `${severity.toUpperCase()}: ${oneLine(title)}`,
    plain(message),
    facts.join('\n'),
    url ?? '',
    `-- \n${footer(notification, language)}${unsubscribe}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const styles = {
  page: `background:${colours.page};`,
  card:
    `max-width:600px;background:${colours.card};color:${colours.text};border:1px solid ${colours.line};` +
    `border-radius:${radius.sheet}px;overflow:hidden;font-family:${font.text};`,
  bar: 'height:4px;line-height:4px;font-size:1px;',
  severity: 'margin:0 0 12px;',
  badge:
    'display:inline-block;padding:2px 10px;border-radius:10px;font-size:12px;line-height:18px;letter-spacing:0.06em;' +
    'font-weight:600;',
  title: 'margin:0;font-size:22px;line-height:28px;font-weight:650;word-break:break-word;',
  message: 'margin:0;font-size:16px;line-height:24px;word-break:break-word;',
  button: ({ accent, onAccent }: Pick<Accent, 'accent' | 'onAccent'>) =>
    `display:inline-block;padding:12px 24px;border-radius:${radius.field}px;background:${accent};color:${onAccent};` +
    'font-size:16px;line-height:24px;font-weight:600;text-decoration:none;',
  factName: `padding:3px 16px 3px 0;font-size:13px;line-height:20px;color:${colours.soft};word-break:break-word;`,
  fact: 'padding:3px 0;font-size:13px;line-height:20px;word-break:break-word;',
  footer:
    `margin:0;padding-top:16px;border-top:1px solid ${colours.line};font-size:13px;line-height:20px;` +
    `color:${colours.soft};`,
  unsubscribe: `color:${colours.soft};text-decoration:underline;`,
};

/**
 * Tables and inline styles, as mail programs understand nothing newer; the one style element is for dark mode only. A
 * service's words are in no known language.
 */
function htmlOf(notification: Notification, { language, link }: Addressing): string {
  const { severity, title, message, url } = notification;
  const texts = messages('notification-mail', language);
  const accent = platformBrand().accent;
  const word = severity.toUpperCase();
  const badge = `<span class="badge" style="${styles.badge}${severityBadge(severity)}">${word}</span>`;
  const unsubscribe = link
    ? ` <a href="${escapeHtml(link)}" class="quiet" style="${styles.unsubscribe}">${texts.unsubscribe}</a>`
    : '';
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(oneLine(title))}</title>
<style>
${darkMail}${accent ? `\n${darkAccent(accent.dark)}` : ''}
${darkSeverity(severity)}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colours.page};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(cut(oneLine(message), 120))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="${styles.card}">
<tr><td class="bar" style="${styles.bar}background:${severityColour(severity)};">&nbsp;</td></tr>
<tr><td style="padding:28px 32px 0;">
<p style="${styles.severity}">${badge}</p>
<h1 lang="" dir="auto" style="${styles.title}">${escapeHtml(oneLine(title))}</h1>
</td></tr>
<tr><td style="padding:16px 32px 0;">
<p lang="" dir="auto" style="${styles.message}">${escapeLines(plain(message))}</p>
</td></tr>${url === null ? '' : button(url, texts.viewDetails)}
<tr><td style="padding:24px 32px 0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;">
${factsOf(notification, messages('facts', language)).map(factRow).join('\n')}
</table>
</td></tr>
<tr><td style="padding:24px 32px 28px;">
<p class="quiet" style="${styles.footer}">${escapeHtml(footer(notification, language))}${unsubscribe}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function button(url: string, text: string): string {
  const style = styles.button(platformBrand().accent?.light ?? colours);
  return `
<tr><td style="padding:24px 32px 0;">
<a href="${escapeHtml(url)}" class="accent" style="${style}">${text}</a>
</td></tr>`;
}

function factRow({ name, value }: Fact): string {
  const [label, text] = [escapeHtml(oneLine(name)), escapeHtml(oneLine(value))];
  const labelCell = `<td class="quiet" valign="top" width="96" style="${styles.factName}">${label}</td>`;
  const textCell = `<td lang="" dir="auto" valign="top" style="${styles.fact}">${text}</td>`;
  return `<tr>${labelCell}${textCell}</tr>`;
}
