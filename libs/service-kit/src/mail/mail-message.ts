/** What a mail says, in plain words; all of it is text, none of it HTML. */
export interface MailText {
  /** BCP 47, for screen readers and translators. */
  language: string;
  subject: string;
  paragraphs: string[];
  button?: { text: string; href: string };
  /** Shown large, to be typed. */
  code?: string;
  /** Below a line: why the reader gets this mail, what to do when it was not them. */
  footer: string;
}

export interface MailMessage {
  subject: string;
  text: string;
  html: string;
}

/**
 * The one frame of our mails, as text and as HTML that needs no picture, no script and no style sheet from elsewhere. A
 * paragraph keeps its lines. Names are in many places: whatever turns or hides the words around it is left out of all
 * of them.
 */
export function mailMessage(given: MailText): MailMessage {
  const mail = plainMail(given);
  const { subject, paragraphs, button, code, footer } = mail;
  const text = [subject, ...paragraphs, code, button && `${button.text}:\n${button.href}`, `--\n${footer}`];
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: frame(
      mail,
      [
        ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeLines(paragraph)}</p>`),
        code ? `<p class="code" style="${codeStyle}">${escapeMail(code)}</p>` : '',
        button ? buttonHtml(button) : '',
        `<p class="quiet" style="${footerStyle}">${escapeMail(footer)}</p>`,
      ].join('\n'),
    ),
  };
}

function plainMail({ subject, paragraphs, button, code, footer, ...mail }: MailText): MailText {
  return {
    ...mail,
    subject: plain(subject),
    paragraphs: paragraphs.map(plain),
    ...(button && { button: { ...button, text: plain(button.text) } }),
    ...(code !== undefined && { code: plain(code) }),
    footer: plain(footer),
  };
}

/**
 * Without the characters that turn or hide what is around them: direction overrides, control characters, half
 * surrogates.
 */
export function plain(text: string): string {
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
}

const codeStyle =
  'margin:8px 0 24px;font-size:30px;line-height:40px;font-weight:600;letter-spacing:6px;' +
  'font-family:ui-monospace,Menlo,Consolas,monospace';
const footerStyle =
  'margin:32px 0 0;padding-top:16px;border-top:1px solid #e3e1db;color:#5b636d;font-size:13px;line-height:20px';
const markStyle =
  'display:inline-block;width:36px;height:36px;border-radius:9px;background:#23564a;color:#ffffff;' +
  'font-family:Arial,sans-serif;font-size:15px;line-height:36px;white-space:nowrap;text-align:center';
const cardStyle =
  'max-width:520px;padding:32px;border:1px solid #e3e1db;border-radius:16px;background:#ffffff;' +
  "color:#1d2126;font:16px/25px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;" +
  'text-align:left;word-break:break-word';
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:10px;background:#23564a;color:#ffffff;' +
  'font-weight:600;text-align:center;text-decoration:none';
const addressStyle = 'margin:0 0 16px;color:#5b636d;font-size:13px;line-height:20px;word-break:break-all';
const pageStyle = 'padding:32px 16px;background:#f6f5f2';
/** For programs that read a page aloud it is no table. */
const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

function buttonHtml({ text, href }: { text: string; href: string }): string {
  const link = `<a class="button" href="${escapeMail(href)}" style="${buttonStyle}">${escapeMail(text)}</a>`;
  return `<p style="margin:24px 0 20px">${link}</p>
<p class="quiet" style="${addressStyle}">${escapeMail(href)}</p>`;
}

/**
 * Tables, as the mail programs of offices know nothing else; the first paragraph comes first, hidden, as what an inbox
 * previews.
 */
function frame({ language, subject, paragraphs }: MailText, body: string): string {
  return `<!doctype html>
<html lang="${escapeMail(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMail(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 560px) {
  .page { padding: 0 !important; background: #ffffff !important; }
  .card { padding: 28px 20px !important; border: 0 !important; border-radius: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #131619 !important; }
  .card { background: #1b1f23 !important; color: #e8e6e1 !important; border-color: #2e343a !important; }
  .quiet { color: #a3aab2 !important; border-color: #2e343a !important; }
  .mark, .button { background: #8fcab9 !important; color: #10201c !important; }
}
@media (max-width: 560px) and (prefers-color-scheme: dark) {
  .page { background: #1b1f23 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f5f2">
<div style="display:none;max-height:0;overflow:hidden">${escapeMail(paragraphs[0] ?? '')}</div>
<${table}><tr><td class="page" align="center" style="${pageStyle}">
<${table} style="max-width:520px"><tr><td class="card" style="${cardStyle}">
<div role="article" lang="${escapeMail(language)}" aria-label="${escapeMail(subject)}">
<p style="margin:0 0 20px" aria-hidden="true"><span class="mark" style="${markStyle}">•••</span></p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:29px;font-weight:650">${escapeMail(subject)}</h1>
${body}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Of text that goes into the markup of a mail; named entities, which every mail program knows. */
export function escapeMail(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

/** As `escapeMail`, and the lines stay lines. */
export function escapeLines(text: string): string {
  return escapeMail(text).replaceAll('\n', '<br>\n');
}

/** A moment in a mail, the same in all languages: compared with logs, it must not be a riddle of day and month. */
export function minuteInUtc(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
