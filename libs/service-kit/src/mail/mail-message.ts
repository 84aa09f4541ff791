import {
  type Accent,
  type Brand,
  brandOf,
  dark,
  darkAccent,
  darkMail,
  escapeHtml,
  font,
  mailColours as colours,
  radius,
} from '@platform/look';
import { platformBrand } from '../settings/platform-brand.js';

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
  /** Of the organization that the mail is about. */
  brand?: MailBrand;
}

export interface MailBrand {
  /** `#rrggbb`; null for that of the platform. */
  accent: string | null;
  /** A square picture in place of our mark. Shown small: nothing in it is to be read. */
  mark: { src: string; alt: string } | null;
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
  const accent = accentOf(given)?.light ?? colours;
  const text = [subject, ...paragraphs, code, button && `${button.text}:\n${button.href}`, `--\n${footer}`];
  return {
    subject,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: frame(
      mail,
      [
        ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeLines(paragraph)}</p>`),
        code ? `<p class="code" style="${codeStyle}">${escapeHtml(code)}</p>` : '',
        button ? buttonHtml(button, accent) : '',
        `<p class="quiet" style="${footerStyle}">${escapeHtml(footer)}</p>`,
      ].join('\n'),
    ),
  };
}

/** Of the organization that the mail is about, else what the operator has set; null for the one of the look. */
function accentOf({ brand }: MailText): Brand | null {
  return brand?.accent ? brandOf(brand.accent) : platformBrand().accent;
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
  'margin:8px 0 24px;font-size:28px;line-height:40px;font-weight:600;letter-spacing:6px;' + `font-family:${font.mono}`;
const footerStyle =
  `margin:32px 0 0;padding-top:16px;border-top:1px solid ${colours.line};color:${colours.soft};` +
  'font-size:13px;line-height:20px';
const markStyle = ({ accent, onAccent }: MailAccent) =>
  `display:inline-block;width:36px;height:36px;border-radius:9px;background:${accent};color:${onAccent};` +
  'font-family:Arial,sans-serif;font-size:15px;line-height:36px;white-space:nowrap;text-align:center';
const cardStyle =
  `max-width:520px;padding:32px;border:1px solid ${colours.line};border-radius:${radius.sheet}px;` +
  `background:${colours.card};color:${colours.text};font:16px/24px ${font.text};` +
  'text-align:left;word-break:break-word';
const buttonStyle = ({ accent, onAccent }: MailAccent) =>
  `display:inline-block;padding:12px 24px;border-radius:${radius.field}px;background:${accent};color:${onAccent};` +
  'font-weight:600;text-align:center;text-decoration:none';
const addressStyle = `margin:0 0 16px;color:${colours.soft};font-size:13px;line-height:20px;word-break:break-all`;
const pageStyle = `padding:32px 16px;background:${colours.page}`;
/** For programs that read a page aloud it is no table. */
const table = 'table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

type MailAccent = Pick<Accent, 'accent' | 'onAccent'>;

function buttonHtml({ text, href }: { text: string; href: string }, accent: MailAccent): string {
  const link = `<a class="accent" href="${escapeHtml(href)}" style="${buttonStyle(accent)}">${escapeHtml(text)}</a>`;
  return `<p style="margin:24px 0 20px">${link}</p>
<p class="quiet" style="${addressStyle}">${escapeHtml(href)}</p>`;
}

/**
 * Tables, as the mail programs of offices know nothing else; the first paragraph comes first, hidden, as what an inbox
 * previews.
 */
function frame(mail: MailText, body: string): string {
  const { language, subject, paragraphs, brand } = mail;
  const accent = accentOf(mail);
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (max-width: 560px) {
  .page { padding: 0 !important; background: ${colours.card} !important; }
  .card { padding: 28px 20px !important; border: 0 !important; border-radius: 0 !important; }
}
${darkMail}${accent ? `\n${darkAccent(accent.dark)}` : ''}
@media (max-width: 560px) and (prefers-color-scheme: dark) {
  .page { background: ${dark.card} !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${colours.page}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>
<${table}><tr><td class="page" align="center" style="${pageStyle}">
<${table} style="max-width:520px"><tr><td class="card" style="${cardStyle}">
<div role="article" lang="${escapeHtml(language)}" aria-label="${escapeHtml(subject)}">
${markHtml(brand?.mark ?? null, accent?.light ?? colours)}
<h1 style="margin:0 0 20px;font-size:22px;line-height:28px;font-weight:650">${escapeHtml(subject)}</h1>
${body}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** What readers who load no pictures see of it are the words of `alt`. */
function markHtml(mark: MailBrand['mark'], accent: MailAccent): string {
  const place = 'style="margin:0 0 20px"';
  if (!mark) return `<p ${place} aria-hidden="true"><span class="accent" style="${markStyle(accent)}">•••</span></p>`;
  const size = 'width="40" height="40" style="display:block;border:0;border-radius:9px"';
  const alt = escapeHtml(plain(mark.alt));
  return `<p ${place}><img src="${escapeHtml(mark.src)}" alt="${alt}" ${size}></p>`;
}

/** As `escapeHtml`, and the lines stay lines. */
export function escapeLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n');
}

/** A moment in a mail, the same in all languages: compared with logs, it must not be a riddle of day and month. */
export function minuteInUtc(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
