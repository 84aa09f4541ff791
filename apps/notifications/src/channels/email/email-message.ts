import { createHash } from 'node:crypto';
import { neutralName, type Notification, type Severity } from '@platform/contracts';
import { escapeLines, escapeMail, plain, type Language } from '@platform/service-kit';
import { messages } from '../../i18n/index.js';
import { cut, type Fact, factsOf } from '../../messages/index.js';

const maxSubjectLength = 150;
const colours: Record<Severity, string> = {
  debug: '#95A5A6',
  info: '#3498DB',
  warning: '#F1C40F',
  error: '#E74C3C',
  critical: '#8B0000',
};

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
  card: (colour: string) =>
    `max-width:600px;background:#ffffff;border-top:4px solid ${colour};border-radius:6px;` +
    `font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;`,
  severity: 'margin:0 0 8px;font-size:12px;line-height:16px;letter-spacing:0.08em;font-weight:600;color:#5b6470;',
  dot: (colour: string) =>
    'display:inline-block;vertical-align:middle;width:10px;height:10px;line-height:10px;border-radius:5px;' +
    `background:${colour};`,
  title: 'margin:0;font-size:20px;line-height:28px;font-weight:600;color:#1a1d21;word-break:break-word;',
  message: 'margin:0;font-size:15px;line-height:23px;color:#33383f;word-break:break-word;',
  button:
    'display:inline-block;padding:10px 20px;border-radius:5px;background:#1f2937;color:#ffffff;font-size:14px;' +
    'line-height:20px;font-weight:600;text-decoration:none;',
  factName: 'padding:3px 16px 3px 0;font-size:13px;line-height:19px;color:#5b6470;word-break:break-word;',
  fact: 'padding:3px 0;font-size:13px;line-height:19px;color:#33383f;word-break:break-word;',
  footer: 'margin:0;padding-top:16px;border-top:1px solid #e3e6ea;font-size:12px;line-height:18px;color:#5b6470;',
  unsubscribe: 'color:#5b6470;text-decoration:underline;',
};

/**
 * Tables and inline styles, as mail programs understand nothing newer; the one style element is for dark mode only. A
 * service's words are in no known language.
 */
function htmlOf(notification: Notification, { language, link }: Addressing): string {
  const { severity, title, message, url } = notification;
  const texts = messages('notification-mail', language);
  const colour = colours[severity];
  const dot = `<span style="${styles.dot(colour)}">&nbsp;</span>`;
  const unsubscribe = link
    ? ` <a href="${escapeMail(link)}" class="quiet" style="${styles.unsubscribe}">${texts.unsubscribe}</a>`
    : '';
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMail(oneLine(title))}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #16181c !important; }
  .card { background: #202329 !important; }
  .strong { color: #f2f3f5 !important; }
  .body { color: #d5d8dd !important; }
  .quiet { color: #9aa1ab !important; }
  .line { border-color: #343942 !important; }
  .action { background: #e5e7eb !important; color: #16181c !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f4f6;">
<div style="display:none;max-height:0;overflow:hidden;">${escapeMail(cut(oneLine(message), 120))}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f6;">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="${styles.card(colour)}">
<tr><td style="padding:28px 32px 0;">
<p class="quiet" style="${styles.severity}">${dot}&nbsp; ${severity.toUpperCase()}</p>
<h1 class="strong" lang="" dir="auto" style="${styles.title}">${escapeMail(oneLine(title))}</h1>
</td></tr>
<tr><td style="padding:16px 32px 0;">
<p class="body" lang="" dir="auto" style="${styles.message}">${escapeLines(plain(message))}</p>
</td></tr>${url === null ? '' : button(url, texts.viewDetails)}
<tr><td style="padding:24px 32px 0;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;">
${factsOf(notification, messages('facts', language)).map(factRow).join('\n')}
</table>
</td></tr>
<tr><td style="padding:24px 32px 28px;">
<p class="quiet line" style="${styles.footer}">${escapeMail(footer(notification, language))}${unsubscribe}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function button(url: string, text: string): string {
  return `
<tr><td style="padding:24px 32px 0;">
<a href="${escapeMail(url)}" class="action" style="${styles.button}">${text}</a>
</td></tr>`;
}

function factRow({ name, value }: Fact): string {
  const [label, text] = [escapeMail(oneLine(name)), escapeMail(oneLine(value))];
  const labelCell = `<td class="quiet" valign="top" width="96" style="${styles.factName}">${label}</td>`;
  const textCell = `<td class="body" lang="" dir="auto" valign="top" style="${styles.fact}">${text}</td>`;
  return `<tr>${labelCell}${textCell}</tr>`;
}
